// A function of Lambda@Edge for the event `origin-request` of CloudFront, whose origin is the bucket:
//   npx esbuild deploy/edge/cloudfront.ts --bundle --platform=node --format=cjs --outfile=index.js
// Pictures (`/media/*`) lie in the bucket under their own paths, so a behaviour without the function suffices for them.
import { createSite } from '../../src/hosts/edge/site.ts';

/** Address of the bucket. */
const bucket = 'https://site.s3.eu-central-1.amazonaws.com';

/** So many bytes a function may answer with itself: 1 MB as base64. */
const most = 700_000;

type Headers = Readonly<
	Record<string, readonly { readonly key?: string; readonly value: string }[]>
>;
interface Asked {
	readonly method: string;
	readonly uri: string;
	readonly querystring: string;
	readonly headers: Headers;
}
interface Told {
	readonly status: string;
	readonly headers: Headers;
	readonly bodyEncoding: 'base64';
	readonly body: string;
}

const site = createSite({ read: (key, asked) => fetch(`${bucket}/${key}`, asked) });

export async function handler(event: {
	readonly Records: readonly [{ readonly cf: { readonly request: Asked } }];
}): Promise<Asked | Told> {
	const asked = event.Records[0].cf.request;
	const { method, uri, querystring, headers } = asked;
	const known = headers['if-none-match']?.[0]?.value;
	const answer = await site(
		new Request(`https://site.invalid${uri}${querystring && `?${querystring}`}`, {
			method,
			headers: known === undefined ? {} : { 'If-None-Match': known },
		}),
	);
	// The tag of a file is its key: what is too large for a function, CloudFront fetches itself, also in parts.
	if (Number(answer.headers.get('content-length')) > most && answer.status === 200) {
		await answer.body?.cancel();
		return { ...asked, uri: `/${answer.headers.get('etag')?.slice(1, -1)}` };
	}
	const own = [...answer.headers].filter(([name]) => name !== 'content-length');
	return {
		status: String(answer.status),
		headers: Object.fromEntries(own.map(([key, value]) => [key, [{ key, value }]])),
		bodyEncoding: 'base64',
		body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
	};
}
