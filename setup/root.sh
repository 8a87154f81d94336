# SPDX-License-Identifier: MIT
# Root folders of other Debian releases and processors. Sourced by try-release and try-architecture,
# which call these functions as root in a mount namespace of their own.

# need_packages NAME...: installs Debian packages that are missing.
need_packages() {
  local name
  local -a missing=()
  uses_packages || return 0
  for name in "$@"; do
    dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null | grep -qx installed || missing+=("$name")
  done
  ((${#missing[@]})) || return 0
  say "installing ${missing[*]}"
  mkdir -p "$root/build"
  apt-get -q -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "${missing[@]}" \
    >"$root/build/setup.log" 2>&1 || die "the packages could not be installed; see build/setup.log"
}

# need_commands COMMAND=PACKAGE...: the same for the packages of commands that are missing.
need_commands() {
  local entry
  for entry in "$@"; do
    command -v "${entry%%=*}" >/dev/null || need_packages "${entry#*=}"
    command -v "${entry%%=*}" >/dev/null || die "the command ${entry%%=*} is needed"
  done
}

# debian_mirror: where this machine gets Debian's packages.
debian_mirror() {
  local mirror
  mirror=$(apt-get indextargets --format '$(LABEL) $(REPO_URI)' 2>/dev/null | sed -n 's/^Debian http/http/p' | head -n 1) || true
  echo "${mirror:-http://deb.debian.org/debian}"
}

# fresh_root RELEASE ARCHITECTURE: prints the folder of a minimal system that nothing was done to; made from nothing
# once a day.
fresh_root() {
  local folder="$root/build/roots/fresh-$1-$2" log="$root/build/debootstrap.log"
  if [[ -z $(find "$folder/etc/debian_version" -mtime 0 2>/dev/null) ]]; then
    need_commands debootstrap=debootstrap
    rm -rf --one-file-system "$folder" "$folder.new"
    # dpkg need not wait for the disk after every file: a folder that is lost is made anew.
    mkdir -p "$folder.new/etc/dpkg/dpkg.cfg.d"
    echo force-unsafe-io >"$folder.new/etc/dpkg/dpkg.cfg.d/unsafe-io"
    say "making ${folder#"$root"/} from $(debian_mirror)"
    debootstrap --variant=minbase --include=ca-certificates --arch="$2" "$1" "$folder.new" "$(debian_mirror)" >"$log" 2>&1 || {
      tail -n 10 "$log" >&2
      die "debootstrap failed; see build/debootstrap.log"
    }
    touch "$folder.new/etc/debian_version"
    mv "$folder.new" "$folder"
  fi
  printf '%s\n' "$folder"
}

# make_root RELEASE FOLDER [ARCHITECTURE]: a minimal system in FOLDER.
make_root() {
  local fresh
  fresh=$(fresh_root "$1" "${3:-$(dpkg --print-architecture)}") || exit
  mkdir -p "$(dirname "$2")"
  rm -rf --one-file-system "$2"
  cp -a "$fresh" "$2"
}

# unpack_libraries ARCHITECTURE FOLDER: the libraries that debian-packages.txt names, and what they need,
# for another processor; by a package database of their own in FOLDER.
unpack_libraries() {
  local architecture=$1 folder=$2 entry name archive release log="$root/build/setup.log"
  local -a names=() apt
  release=$(. /etc/os-release && echo "$VERSION_CODENAME")
  rm -rf "$folder"
  mkdir -p "$folder"/apt/{lists,archives/partial,sources}
  : >"$folder/apt/status"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(debian_mirror) $release main" \
    >"$folder/apt/sources.list"
  apt=(-q -o "APT::Architecture=$architecture" -o "APT::Architectures=$architecture"
    -o "Dir::Etc::SourceList=$folder/apt/sources.list" -o "Dir::Etc::SourceParts=$folder/apt/sources"
    -o "Dir::State=$folder/apt" -o "Dir::State::status=$folder/apt/status"
    -o "Dir::State::Lists=$folder/apt/lists" -o "Dir::Cache::Archives=$folder/apt/archives"
    -o APT::Sandbox::User=root)
  say "fetching the libraries for $architecture"
  apt-get "${apt[@]}" update >"$log" 2>&1 || die "the package lists could not be fetched; see build/setup.log"
  for entry in $(package_entries "$root/setup/debian-packages.txt" | grep -- '-dev'); do
    name=$(apt_options="${apt[*]}" available "$entry") || die "${entry//|/ or } is not there for $architecture"
    names+=("$name")
  done
  apt-get "${apt[@]}" install -y --download-only --no-install-recommends "${names[@]}" >>"$log" 2>&1 ||
    die "the libraries could not be fetched; see build/setup.log"
  for archive in "$folder"/apt/archives/*.deb; do dpkg-deb -x "$archive" "$folder"; done
  rm -f "$folder"/apt/archives/*.deb
  touch "$folder/.complete"
}

# copy_file FILE FOLDER: the same file in the root folder, if there is one here.
copy_file() {
  [[ -e $1 ]] || return 0
  mkdir -p "$2$(dirname "$1")"
  cp -L "$1" "$2$1"
}

# copy_network_settings FOLDER: how this machine reaches the archives of apt, pip and npm, and itself.
copy_network_settings() {
  local folder=$1 file
  copy_file /etc/resolv.conf "$folder"
  copy_file /etc/hosts "$folder"
  for file in /etc/pip.conf "$HOME/.config/pip/pip.conf" "$HOME/.pip/pip.conf" "$HOME/.npmrc"; do
    copy_file "$file" "$folder"
  done
  # The certificates that this machine trusts, where update-ca-certificates finds them: it runs again when
  # packages are installed.
  mkdir -p "$folder/usr/local/share/ca-certificates"
  [[ ! -r /etc/ssl/certs/ca-certificates.crt ]] ||
    awk -v folder="$folder/usr/local/share/ca-certificates" '
      /BEGIN CERTIFICATE/ { file = sprintf("%s/of-the-host-%03d.crt", folder, ++n) }
      file { print > file }
      /END CERTIFICATE/ { close(file); file = "" }' /etc/ssl/certs/ca-certificates.crt
  chroot "$folder" update-ca-certificates >/dev/null 2>&1 || die "the certificates could not be copied"
  mkdir -p "$folder/etc/apt/apt.conf.d"
  apt-config dump 2>/dev/null | grep -iE '^Acquire::(http|https|ftp)::|^Acquire::Check-' \
    >"$folder/etc/apt/apt.conf.d/90-of-the-host" || true
}

# mount_root FOLDER: what programs expect to be mounted, and local folders that pip looks into.
mount_root() {
  local folder=$1 place
  mount -t proc proc "$folder/proc"
  mount --rbind /dev "$folder/dev"
  mount -t tmpfs tmpfs "$folder/dev/shm"
  for place in ${PIP_FIND_LINKS:-}; do
    [[ -d $place ]] || continue
    mkdir -p "$folder$place"
    mount --bind -o ro "$place" "$folder$place"
  done
}

# in_root FOLDER COMMAND...: with the variables that say how to reach the network, and no others.
in_root() {
  local folder=$1 name
  local -a variables=()
  shift
  while IFS= read -r name; do
    variables+=("$name=${!name}")
  done < <(compgen -e | grep -iE '(^|_)proxy$|^(PIP|npm_config)_|_CERT(S|_FILE|_DIR)?$|_CA_(BUNDLE|CERTS|FILE)$|^GIT_SSL_CAINFO$')
  if command -v npm >/dev/null; then
    variables+=("npm_config_registry=$(npm config get registry 2>/dev/null)")
  fi
  chroot "$folder" env -i HOME=/root LANG=C.UTF-8 TERM="${TERM:-dumb}" \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "${variables[@]}" "$@"
}

# clone_into FOLDER: what is committed here, in FOLDER/srv/harary.
clone_into() {
  local clone="$1/srv/harary"
  [[ -z $(git -C "$root" status --porcelain) ]] || say "changes that are not committed are left out"
  if [[ -d $clone/.git ]]; then
    git -C "$clone" fetch -q "$root" HEAD
    git -C "$clone" checkout -qf --detach FETCH_HEAD
  else
    git clone -q --no-hardlinks "$root" "$clone"
  fi
}
