# SPDX-License-Identifier: MIT
# The floors of the library, lowest first: folders of src. One includes and links only what stands
# before it.
set(harary_floors base graph store theory games certificate verify solve reduce play app api)
