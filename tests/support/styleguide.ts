import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { BrowserContext, Page, Route } from 'playwright';

const types: Readonly<Record<string, string>> = {
	html: 'text/html',
	css: 'text/css',
	js: 'text/javascript',
	woff2: 'font/woff2',
	svg: 'image/svg+xml',
};
/** One pixel that is not seen. */
const nothing = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const origin = 'http://localhost';

export interface Styleguide {
	/** Where its files lie. */
	readonly folder: string;
	/**
	 * Opens it in a page of its own; its photos are empty, so their places show their colours.
	 * @param options `fonts`: milliseconds the typefaces take to arrive; `skin`: folder of the one it is shown in.
	 */
	open(
		context: BrowserContext,
		options?: { readonly fonts?: number; readonly skin?: string },
	): Promise<Page>;
	remove(): void;
}

/** Builds the styleguide, which no build of the site contains, as it comes or with the theme of a company. */
export async function buildStyleguide(theme = 'none'): Promise<Styleguide> {
	// Astro writes code to `.astro` in the working directory, where two builds would get in each other's way; it
	// must lie in the project, because the code imports the project's packages.
	const builds = join(import.meta.dirname, '../../.astro/styleguide');
	mkdirSync(builds, { recursive: true });
	const temp = mkdtempSync(join(builds, 'build-'));
	const folder = join(temp, 'pages');
	await promisify(execFile)(
		process.execPath,
		[join(import.meta.dirname, 'build-styleguide.ts'), folder, theme],
		{ cwd: temp },
	);
	return {
		folder,
		remove: () => rmSync(temp, { recursive: true, force: true, maxRetries: 3 }),
		async open(context, { fonts = 0, skin } = {}) {
			const page = await context.newPage();
			await page.route('**/*', (route) => answer(route, folder));
			await page.route('**/*.woff2', async (route) => {
				if (fonts > 0) await setTimeout(fonts);
				await answer(route, folder);
			});
			await page.goto(`${origin}/styleguide/${skin === undefined ? '' : `${skin}/`}`);
			return page;
		},
	};
}

async function answer(route: Route, folder: string): Promise<void> {
	const { pathname } = new URL(route.request().url());
	const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
	if (pathname.startsWith('/media/'))
		return route.fulfill({ body: nothing, contentType: 'image/gif' });
	const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
	if (!isThere) return route.fulfill({ status: 404 });
	const contentType = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
	return route.fulfill({ body: readFileSync(file), contentType });
}
