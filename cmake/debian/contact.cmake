# SPDX-License-Identifier: MIT
# Run by cpack first. Who gives packages away says who they are as for Debian's own tools: by DEBEMAIL and
# DEBFULLNAME in the environment.
if(NOT "$ENV{DEBEMAIL}" STREQUAL "")
  set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME}")
  if(CPACK_PACKAGE_CONTACT STREQUAL "")
    set(CPACK_PACKAGE_CONTACT "The Harary developers")
  endif()
  string(APPEND CPACK_PACKAGE_CONTACT " <$ENV{DEBEMAIL}>")
endif()
