# SPDX-License-Identifier: MIT
# Run by cpack when the packages' folders are filled: what Debian's policy asks of a package and an
# installation elsewhere does not have. Each package has a copyright and a changelog; manual pages are
# compressed; shared objects are no programs.
set(package_of_program harary)
set(package_of_library ${CPACK_DEBIAN_LIBRARY_PACKAGE_NAME})
set(package_of_development libharary-dev)
foreach(component IN ITEMS program library development)
  set(root ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/${component}/usr)
  set(doc ${root}/share/doc/${package_of_${component}})
  file(MAKE_DIRECTORY ${doc})
  file(READ ${CPACK_HARARY_SOURCE}/LICENSE license)
  file(WRITE ${doc}/copyright "Upstream-Name: harary\n\n${license}")
  file(WRITE ${doc}/changelog "harary (${CPACK_PACKAGE_VERSION}) stable; urgency=low\n\n  * See CHANGELOG.md in the source.\n\n -- ${CPACK_PACKAGE_CONTACT}  Thu, 01 Jan 1970 00:00:00 +0000\n")
  file(GLOB manuals ${root}/share/man/man*/*)
  execute_process(COMMAND gzip -9nf ${doc}/changelog ${manuals} COMMAND_ERROR_IS_FATAL ANY)
  file(GLOB objects ${root}/lib/*.so.* ${root}/lib/*/*.so.*)
  foreach(object IN LISTS objects)
    if(NOT IS_SYMLINK ${object})
      file(CHMOD ${object} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
    endif()
  endforeach()
endforeach()
