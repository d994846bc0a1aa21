#!/bin/sh
# Makes Fastly forget the addresses on the input, each by itself. The file that is named holds TOKEN:
#   VITRINE_PURGE_COMMAND='deploy/edge/purge-fastly.sh /etc/vitrine-purge'
set -euf
. "$1"
while read -r address; do
	printf 'Fastly-Key: %s\n' "$TOKEN" | curl -fsS -o /dev/null -X PURGE -H @- "$address"
done
