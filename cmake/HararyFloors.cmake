# SPDX-License-Identifier: MIT
# The floors of the library, lowest first: folders of src. A floor includes and links only the
# floors that are listed before it.
set(harary_floors base graph store theory games certificate verify solve reduce play app papers api)
