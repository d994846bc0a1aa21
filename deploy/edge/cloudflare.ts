// A Worker of Cloudflare that serves a site from its bucket, R2 or any other that can be read by its address:
//   npx wrangler deploy deploy/edge/cloudflare.ts --name site --var BUCKET:https://bucket.example.com \
//     --route 'www.example.com/*' --compatibility-date 2026-01-01
import { createSite } from '../../src/hosts/edge/site.ts';

let site: ReturnType<typeof createSite> | undefined;

export default {
	async fetch(request: Request, { BUCKET: bucket }: { BUCKET: string }): Promise<Response> {
		site ??= createSite({
			// What is named by its content may be kept at the edge for a day, but not that it is missing; `live.json` and what lies beside it may not.
			read: (key, asked) =>
				fetch(`${bucket}/${key}`, {
					...asked,
					...(/^(?:objects|index)\//.test(key) && {
						cf: { cacheEverything: true, cacheTtlByStatus: { '200-299': 86_400, '300-599': 0 } },
					}),
				}),
		});
		return await site(request);
	},
};
