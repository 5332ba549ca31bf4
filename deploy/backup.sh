#!/bin/sh
# Backs up the enquiry store and its files to BACKUPS, and deletes backups older than 30 days. If the copy is damaged or
# incomplete, it fails and deletes nothing.
set -eu
backups=${BACKUPS:-/var/lib/agency-backups}
release=$(dirname "$0")/..
node "$release/enquiries.js" backup "$backups/enquiries-$(date -u +%Y-%m-%dT%H%M%S.%3NZ).db"
find "$backups" -maxdepth 1 -name 'enquiries-*.db' -mtime +30 -delete
find "$backups" -maxdepth 1 -name 'enquiries-*.files*' -mtime +30 -exec rm -r {} +
