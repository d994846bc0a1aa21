import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { openApiDocument } from '../openapi/document.ts';

const viewer = new Map([
	['swagger-ui.css', 'text/css'],
	['swagger-ui-bundle.js', 'text/javascript'],
]);

/** The API described by itself: the OpenAPI document, and a page to browse it that loads nothing from elsewhere. */
export function referenceRoutes(): Hono {
	let document: string | undefined;
	const routes = new Hono();
	routes.get('/openapi.json', (c) => {
		document ??= JSON.stringify(openApiDocument());
		return c.body(document, 200, { 'content-type': 'application/json' });
	});
	routes.get('/reference', (c) => {
		c.header('content-security-policy', policy);
		return c.html(page);
	});
	routes.get('/reference/:file', async (c) => {
		const name = c.req.param('file');
		const type = viewer.get(name);
		const file = type === undefined ? undefined : viewerFile(name);
		if (type === undefined || file === undefined) return c.text('Not Found', 404);
		return c.body(await readFile(file, 'utf8'), 200, { 'content-type': type });
	});
	return routes;
}

/** Where the viewer is installed; it is a development dependency, so it may be missing. */
function viewerFile(name: string): URL | undefined {
	try {
		const file = new URL(import.meta.resolve(`swagger-ui-dist/${name}`));
		return existsSync(file) ? file : undefined;
	} catch {
		return undefined;
	}
}

const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', validatorUrl: null, docExpansion: 'list', defaultModelsExpandDepth: 0, deepLinking: true, persistAuthorization: false });`;

/** Nothing but this origin: the viewer's own icons are data URIs. */
const policy =
	"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'";

const page = html`<!doctype html>
	<html lang="en">
		<head>
			<meta charset="utf-8" />
			<meta name="robots" content="noindex" />
			<meta name="viewport" content="width=device-width" />
			<title>CRM API</title>
			<link rel="icon" href="data:," />
			<link rel="stylesheet" href="/reference/swagger-ui.css" />
		</head>
		<body>
			<div id="reference">
				<p>
					The viewer is a development dependency: it appears after <code>npm ci</code>. The
					description itself is <a href="/openapi.json">openapi.json</a>.
				</p>
			</div>
			<script src="/reference/swagger-ui-bundle.js"></script>
			<script>
				${raw(start)};
			</script>
		</body>
	</html>`;
