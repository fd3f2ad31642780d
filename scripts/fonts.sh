#!/bin/sh
# Makes frames/card/fonts: subsets of freely licensed fonts, as plain TrueType/OpenType, which the
# renderer loads nine times faster than woff2. Needs npm, and on Debian 12:
#   apt-get install python3-fonttools python3-brotli
# Sources: npm (Inter, JetBrains Mono, Twemoji) and Debian's fonts-noto-core and fonts-noto-cjk.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
work=${1:-/tmp/fonts}
mkdir -p "$work" && cd "$work"
[ -d node_modules/inter-ui ] || npm install --prefix . --ignore-scripts \
  inter-ui@4.1.1 @fontsource/jetbrains-mono@5.3.0 twemoji-colr-font@15.0.3
[ -d deb ] || { apt-get download fonts-noto-core fonts-noto-cjk; for deb in *.deb; do dpkg-deb -x "$deb" deb; done; }
/usr/bin/python3 "$here/scripts/fonts.py" "$work" "$here/src/render/fonts"
