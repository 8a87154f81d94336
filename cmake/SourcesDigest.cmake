# SPDX-License-Identifier: MIT
# sources_digest(root variable): the SHA-256 sum of all sources that the library is made from, names included.
function(sources_digest root variable)
  file(GLOB_RECURSE files RELATIVE ${root} ${root}/src/* ${root}/include/*)
  list(FILTER files EXCLUDE REGEX "_test\\.cpp$")
  list(SORT files)
  set(lines)
  foreach(name IN LISTS files)
    file(SHA256 ${root}/${name} sum)
    string(APPEND lines "${sum}  ${name}\n")
  endforeach()
  string(SHA256 sum "${lines}")
  set(${variable} ${sum} PARENT_SCOPE)
endfunction()

# library_kind(variable): what else two builds must have in common so that objects of one may use those of the other.
function(library_kind variable)
  file(SHA256 ${cadical_library} cadical) # there is no shared one
  set(nauty "nauty ${nauty_VERSION}")
  if(HARARY_PORTABLE)
    set(nauty "nauty inside")
  endif()
  set(${variable} "${HARARY_STDLIB}|${HARARY_ASSERTS}|${HARARY_SANITIZE}|${HARARY_FAMILIES}|${cadical}|${nauty}" PARENT_SCOPE)
endfunction()
