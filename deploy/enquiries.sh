#!/bin/sh
# The owner's command with the server's settings: "agency-enquiries list", as root. Linked as
# /usr/local/bin/agency-enquiries.
set -eu
set -a
. "${AGENCY_ENV:-/etc/agency.env}"
set +a
exec node "$(dirname "$(readlink -f "$0")")/../enquiries.js" "$@"
