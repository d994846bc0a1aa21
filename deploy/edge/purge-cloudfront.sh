#!/bin/sh
# Makes CloudFront forget the addresses on the input, 1000 at a time. The file that is named holds DISTRIBUTION, and
# AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of a key that may do that:
#   VITRINE_PURGE_COMMAND='deploy/edge/purge-cloudfront.sh /etc/vitrine-purge'
set -euf
. "$1"
export AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY
sed -E 's#^https?://[^/]+##' |
	xargs -r -d '\n' -n 1000 aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths >/dev/null
