import type { Browser, BrowserContext } from 'playwright';
import { z } from 'zod';

/** What a browser noticed on pages; every list is empty where all is well. */
export interface Noticed {
	/** Breaches of the content security policy, and whatever else the console calls an error. */
	readonly complaints: readonly string[];
	/** Requests to anybody but the site itself. */
	readonly foreign: readonly string[];
	/** Cookies, and keys of the two storages, that were there after all pages. */
	readonly kept: readonly string[];
	readonly pages: number;
}

const width = { narrow: 390, wide: 1440 } as const;

/**
 * Opens every page with scripts, scrolls to its end and puts the cursor into its form, so that whatever is
 * loaded late is loaded; clicks on nothing. `side` pages are open at a time, narrow and wide by turns.
 */
export async function visitPages(
	browser: Browser,
	{
		origin,
		paths,
		side = 2,
	}: { readonly origin: string; readonly paths: readonly string[]; readonly side?: number },
): Promise<Noticed> {
	const complaints: string[] = [];
	const foreign: string[] = [];
	const queue = [...paths];
	const contexts = await Promise.all(
		Array.from({ length: side }, (_, n) =>
			browser.newContext({
				locale: 'de-DE',
				viewport: { width: n % 2 === 0 ? width.narrow : width.wide, height: 900 },
			}),
		),
	);

	async function visit(context: BrowserContext): Promise<void> {
		const page = await context.newPage();
		let path = '';
		await page.addInitScript(`
			const broken = (globalThis.broken = []);
			document.addEventListener('securitypolicyviolation', (event) =>
				broken.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
		`);
		page.on('console', (message) => {
			if (message.type() === 'error') complaints.push(`${path}: ${message.text()}`);
		});
		page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
		page.on('response', (answer) => {
			if (answer.status() >= 400) complaints.push(`${path}: ${answer.status()} ${answer.url()}`);
		});
		page.on('request', (request) => {
			const { protocol, origin: asked } = new URL(request.url());
			if (!['data:', 'blob:'].includes(protocol) && asked !== origin) {
				foreign.push(`${path}: ${request.url()}`);
			}
		});
		for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
			path = next;
			await page.goto(`${origin}${path}`, { waitUntil: 'load' });
			await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
			const field = page.locator('form[data-inquiry] input[name="name"]').first();
			if ((await field.count()) > 0) await field.focus();
			await page.waitForLoadState('networkidle');
			const broken = z.array(z.string()).parse(await page.evaluate('globalThis.broken'));
			complaints.push(...broken.map((rule) => `${path}: ${rule}`));
		}
		await page.close();
	}

	await Promise.all(contexts.map(visit));
	const states = await Promise.all(contexts.map((context) => context.storageState()));
	const kept = states.flatMap(({ cookies, origins }) => [
		...cookies.map(({ name }) => `cookie ${name}`),
		...origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => `kept ${name}`)),
	]);
	await Promise.all(contexts.map((context) => context.close()));
	return { complaints, foreign, kept: [...new Set(kept)], pages: paths.length };
}
