#!/bin/sh
# Renders one scene (sectors/cabinets-medicaux) or, without a name, all of them.
# WIDTH and SAMPLES override the size and the quality: WIDTH=800 SAMPLES=16 for a draft. THREADS=1 leaves cores free.
# LIGHT=evening renders the same scene with its lamps lit, as <id>-soir.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=${OUT:-$here/build}
[ $# -gt 0 ] || set -- $(cd "$here/scenes" && find . -name '*.py' | sed 's|^\./||; s|\.py$||' | sort)
for id in "$@"; do
  to=$out/$id${LIGHT:+-soir}
  mkdir -p "$out/$(dirname "$id")"
  echo "$id"
  nice -n 15 blender -b -t "${THREADS:-0}" --factory-startup --python-exit-code 1 -P "$here/render.py" -- \
    "$here/scenes/$id.py" "$to.png" "${WIDTH:-1440}" "${SAMPLES:-48}" >"$to.log" 2>&1 ||
    { tail -20 "$to.log" >&2; exit 1; }
done
