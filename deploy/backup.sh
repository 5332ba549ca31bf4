#!/bin/sh
# Backs up the store of enquiries and their files into BACKUPS, and deletes backups older than 30 days. Fails if the copy
# is damaged or not complete; then nothing is deleted.
set -eu
backups=${BACKUPS:-/var/lib/agency-backups}
release=$(dirname "$0")/..
node "$release/enquiries.js" backup "$backups/enquiries-$(date -u +%Y-%m-%dT%H%M%S.%3NZ).db"
find "$backups" -maxdepth 1 -name 'enquiries-*.db' -mtime +30 -delete
find "$backups" -maxdepth 1 -name 'enquiries-*.files*' -mtime +30 -exec rm -r {} +
