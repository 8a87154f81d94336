# SPDX-License-Identifier: MIT
# as_owner(folder variable): what to put before a command so that root runs it as the user who owns the
# folder; nothing for other users, for root's own folders, and where there is no runuser.
function(as_owner folder variable)
  set(${variable} "" PARENT_SCOPE)
  find_program(runuser_program runuser PATHS /sbin /usr/sbin NO_CACHE)
  execute_process(COMMAND id -un OUTPUT_VARIABLE me OUTPUT_STRIP_TRAILING_WHITESPACE)
  execute_process(COMMAND ls -ld "${folder}" OUTPUT_VARIABLE listed)
  string(REGEX MATCHALL "[^ ]+" columns "${listed}")
  list(GET columns 2 owner)
  if(NOT runuser_program OR NOT me STREQUAL "root" OR owner STREQUAL "root")
    return()
  endif()
  execute_process(COMMAND sh -c "echo ~${owner}" OUTPUT_VARIABLE home OUTPUT_STRIP_TRAILING_WHITESPACE)
  set(${variable} "${runuser_program}" -u "${owner}" -- env "HOME=${home}" PARENT_SCOPE)
endfunction()
