# SPDX-License-Identifier: MIT
# Run by cpack first. A packager's name is given as to Debian's own tools: by DEBEMAIL and DEBFULLNAME in the
# environment.
if(NOT "$ENV{DEBEMAIL}" STREQUAL "")
  set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME}")
  if(CPACK_PACKAGE_CONTACT STREQUAL "")
    set(CPACK_PACKAGE_CONTACT "The Harary developers")
  endif()
  string(APPEND CPACK_PACKAGE_CONTACT " <$ENV{DEBEMAIL}>")
endif()
