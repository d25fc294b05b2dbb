#!/bin/sh
# Opens the school's website editor on macOS: double-click this file. On Linux, school-office.desktop runs it.
cd "$(dirname "$0")/../.." || exit 1
if ! command -v node >/dev/null; then
  echo 'Node.js is missing. Install it from https://nodejs.org, then open this file again.'
  printf 'Press Enter to close this window. '
  read -r _
  exit 1
fi
exec node run.mjs office "$@"
