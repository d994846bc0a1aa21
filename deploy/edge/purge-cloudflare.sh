#!/bin/sh
# Makes Cloudflare forget the addresses on the input, 30 at a time. The file that is named holds TOKEN and ZONE:
#   VITRINE_PURGE_COMMAND='deploy/edge/purge-cloudflare.sh /etc/vitrine-purge'
set -euf
. "$1"
xargs -r -d '\n' -n 30 | while read -r addresses; do
	files=$(printf '"%s",' $addresses)
	printf 'Authorization: Bearer %s\n' "$TOKEN" | curl -fsS -o /dev/null -H @- -H 'Content-Type: application/json' \
		-d "{\"files\":[${files%,}]}" "https://api.cloudflare.com/client/v4/zones/$ZONE/purge_cache"
done
