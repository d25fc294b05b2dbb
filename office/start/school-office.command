#!/bin/sh
# Opens the school's website editor on macOS: double-click this file.
exec sh "$(dirname "$0")/school-office.sh" "$@"
