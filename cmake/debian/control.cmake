# SPDX-License-Identifier: MIT
# Run by cpack when the packages are made, to mend what it cannot be told: it adds scripts that call
# ldconfig, which a trigger does; it counts a shared object once more for its link; CMake before 3.31
# has no Multi-Arch; and permissions are those of the umask at the time.
find_program(dpkg_deb dpkg-deb REQUIRED)
foreach(package IN LISTS CPACK_PACKAGE_FILES)
  set(root ${package}.folder)
  file(REMOVE_RECURSE ${root})
  execute_process(COMMAND ${dpkg_deb} --raw-extract ${package} ${root} COMMAND_ERROR_IS_FATAL ANY)
  file(REMOVE ${root}/DEBIAN/postinst ${root}/DEBIAN/postrm)
  execute_process(COMMAND chmod -R u=rwX,go=rX ${root} COMMAND_ERROR_IS_FATAL ANY)

  set(kib 0)
  file(GLOB_RECURSE files LIST_DIRECTORIES TRUE ${root}/usr/*)
  foreach(file IN LISTS files)
    set(size 1) # of a folder or a link
    if(NOT IS_SYMLINK ${file} AND NOT IS_DIRECTORY ${file})
      file(SIZE ${file} size)
      math(EXPR size "(${size} + 1023) / 1024")
    endif()
    math(EXPR kib "${kib} + ${size}")
  endforeach()
  file(READ ${root}/DEBIAN/control control)
  string(REGEX REPLACE "Installed-Size: [0-9]+" "Installed-Size: ${kib}" control "${control}")
  # Files in a folder of their architecture may lie beside those of others.
  if(NOT "${CPACK_HARARY_ARCHITECTURE}" STREQUAL "" AND EXISTS ${root}/usr/lib/${CPACK_HARARY_ARCHITECTURE})
    string(REGEX REPLACE "(\nPackage:)" "\nMulti-Arch: same\\1" control "${control}")
  endif()
  file(WRITE ${root}/DEBIAN/control "${control}")

  execute_process(COMMAND ${dpkg_deb} --root-owner-group -Zxz --build ${root} ${package}
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  file(REMOVE_RECURSE ${root})
endforeach()
