// Serves a site from its bucket with Node, behind any CDN or proxy:
//   BUCKET=https://site.s3.eu-central-1.amazonaws.com PORT=4321 node deploy/edge/node.ts
import { serve } from '@hono/node-server';
import { createSite } from '../../src/hosts/edge/site.ts';

const { BUCKET: bucket, PORT: port = '4321', HOST: hostname } = process.env;
if (!bucket) {
	end(
		'Set BUCKET to the address at which everybody may read the bucket, without a slash at its end.',
	);
}

const site = createSite({
	read: (key, asked) => fetch(`${bucket}/${key}`, asked),
});
const at = { port: Number(port), ...(hostname !== undefined && { hostname }) };
const server = serve({ fetch: site, ...at }, () => {
	console.log(`The site is served at http://localhost:${port}/; stop with Ctrl+C.`);
});
server.once('error', ({ message }) =>
	end(`Port ${port} cannot be opened (${message}); set PORT to a free one.`),
);
process.once('SIGTERM', () => server.close(() => process.exit()));

function end(sentence: string): never {
	console.error(sentence);
	process.exit(1);
}
