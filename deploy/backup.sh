#!/bin/sh
# Backs up the store of enquiries into BACKUPS, and deletes backups older than 30 days. Fails if the copy is damaged.
set -eu
backups=${BACKUPS:-/var/lib/agency-backups}
release=$(dirname "$0")/..
node "$release/enquiries.js" backup "$backups/enquiries-$(date -u +%Y-%m-%dT%H%M%S.%3NZ).db"
find "$backups" -name 'enquiries-*.db' -mtime +30 -delete
