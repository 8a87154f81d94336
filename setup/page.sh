# SPDX-License-Identifier: MIT
# The page that `harary serve` carries. Sourced by setup.sh.

# Node 18.19 or later, and npm.
have_node() {
  command -v npm >/dev/null &&
    node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 18 || (a == 18 && b >= 19) ? 0 : 1)' \
      2>/dev/null
}

# page_libraries: web/node_modules, made anew when the lock file, Node or the machine are others.
page_libraries() {
  local stamp
  stamp="$(node -p '[process.platform, process.arch, process.versions.modules].join(" ")') $(cksum <package-lock.json)"
  [[ ! -e node_modules/.installed || $(cat node_modules/.installed) != "$stamp" ]] || return 0
  say "downloading the libraries of the page"
  npm ci >"$root/build/page.log" 2>&1 && printf '%s\n' "$stamp" >node_modules/.installed
}

make_page() {
  cd "$root/web" && page_libraries || return 1
  if [[ ! -e dist/index.html || -n $(find src public index.html package-lock.json -newer dist/index.html) ]]; then
    say "building the page"
    # Elsewhere first: the compiler writes index.html before the files that it names.
    npm run build -- --outDir dist.new >"$root/build/page.log" 2>&1 && rm -rf dist && mv dist.new dist
  fi
}

# build_page: web/dist, which the program carries, if it is older than its sources. Needs Node, and the
# npm registry when the libraries are not there yet.
build_page() {
  have_node || ! uses_packages || install_packages debian-packages-web.txt
  have_node || die "building the page needs Node 18.19 or later with npm"
  with_lock "$root/build/.page-lock" make_page || {
    tail -n 20 "$root/build/page.log" >&2
    say "the page could not be built; see build/page.log"
    without_network "cd web && npm ci" "copy web/node_modules from there"
  }
}
