// A Compute service of Fastly that serves a site from its bucket; its backend `bucket` is the host of that:
//   npx esbuild deploy/edge/fastly.ts --bundle --format=esm --outfile=bin/index.js
//   npx js-compute-runtime bin/index.js bin/main.wasm
import { createSite } from '../../src/hosts/edge/site.ts';

/** Address of the bucket. */
const bucket = 'https://site.s3.eu-central-1.amazonaws.com';

/** What Fastly adds to what a browser knows. */
declare global {
	interface RequestInit {
		backend?: string;
	}
}
interface FetchEvent extends Event {
	readonly request: Request;
	respondWith(answer: Promise<Response>): void;
}

const site = createSite({
	read: (key, asked) => fetch(`${bucket}/${key}`, { ...asked, backend: 'bucket' }),
});

// @ts-expect-error Only Fastly's runtime knows this event.
addEventListener('fetch', (event: FetchEvent) => event.respondWith(site(event.request)));
