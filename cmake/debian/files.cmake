# SPDX-License-Identifier: MIT
# Run by cpack when the packages' folders are filled: what Debian's policy asks of a package and an
# installation elsewhere does not have. Each package has a copyright and a changelog; manual pages are
# compressed; shared objects are no programs; zsh has a folder for packages.
set(package_of_program harary)
set(package_of_library ${CPACK_DEBIAN_LIBRARY_PACKAGE_NAME})
set(package_of_development libharary-dev)
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC) # of SOURCE_DATE_EPOCH, if that is set
foreach(component IN ITEMS program library development)
  set(root ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/${component}/usr)
  set(doc ${root}/share/doc/${package_of_${component}})
  file(MAKE_DIRECTORY ${doc})
  file(COPY ${CPACK_HARARY_SOURCE}/cmake/debian/copyright DESTINATION ${doc})
  file(WRITE ${doc}/changelog "harary (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium\n\n  * Built from the sources; CHANGELOG.md there says what is new.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
  file(GLOB manuals ${root}/share/man/man*/*)
  execute_process(COMMAND gzip -9nf ${doc}/changelog ${manuals} COMMAND_ERROR_IS_FATAL ANY)
  if(EXISTS ${root}/share/zsh/site-functions)
    file(RENAME ${root}/share/zsh/site-functions ${root}/share/zsh/vendor-completions)
  endif()
  file(GLOB programs ${root}/bin/*)
  file(GLOB objects ${root}/lib/*.so.*.*.* ${root}/lib/*/*.so.*.*.*)
  foreach(binary IN LISTS programs objects)
    execute_process(COMMAND ${CPACK_HARARY_STRIP} --remove-section=.comment --remove-section=.note ${binary}
      COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  foreach(object IN LISTS objects)
    file(CHMOD ${object} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
  endforeach()
endforeach()
