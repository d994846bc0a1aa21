import type { Browser, BrowserContextOptions, Request } from 'playwright';
import { z } from 'zod';
import { statusAsked } from './status-asked.ts';

/** What a browser with an empty cache loads for a page before its visitor does anything. Sizes are bytes on the wire. */
export interface PageWeight {
	/** Everything, headers included. */
	readonly bytes: number;
	readonly requests: number;
	/** Bodies of all scripts. */
	readonly scripts: number;
	/** Body of the style sheet that a page waits for. */
	readonly styles: number;
	/** Bodies of the sheets that stand further down in it. */
	readonly laterStyles: number;
	/** Body of the sheet for paper, which nobody waits for. */
	readonly paperStyles: number;
	readonly pictures: number;
	/** Addresses on other hosts. */
	readonly thirdParty: readonly string[];
	/** Cookies that are there afterwards. */
	readonly cookies: number;
	/** What was answered with an error, or not at all. */
	readonly failed: readonly string[];
}

/** The phone Lighthouse stands for. */
export const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
} as const satisfies BrowserContextOptions;

const isSheet = ({ kind }: Loaded) => kind === 'stylesheet';

export async function weigh(
	browser: Browser,
	url: string,
	options: BrowserContextOptions = phone,
): Promise<PageWeight> {
	const context = await browser.newContext(options);
	const page = await context.newPage();
	const requests: Request[] = [];
	const failed: string[] = [];
	page.on('request', (request) => requests.push(request));
	page.on('requestfailed', (request) => failed.push(request.url()));
	page.on('response', (answer) => {
		if (answer.status() >= 400 && answer.url() !== url) failed.push(answer.url());
	});
	await page.goto(url, { waitUntil: 'networkidle' });
	// Pictures of a strip and of cards further down wait for the first one.
	if ((await page.locator('.gallery, .late-pictures').count()) > 0) await page.waitForTimeout(500);
	// So does the question what has become of units.
	if ((await page.locator('main [data-save]').count()) > 0) await statusAsked(page);
	const loaded = await Promise.all(requests.map(sizeOf));
	const linked = async (which: string) =>
		new Set(
			z
				.array(z.string())
				.parse(
					await page.evaluate(`[...document.querySelectorAll('${which}')].map(({ href }) => href)`),
				),
		);
	const first = await linked('head link[rel=stylesheet]:not([media=print])');
	const paper = await linked('link[rel=stylesheet][media=print]');
	const cookies = (await context.cookies()).length;
	await context.close();
	const sum = (is: (each: Loaded) => boolean) =>
		loaded.filter(is).reduce((all, { body }) => all + body, 0);
	const { host } = new URL(url);
	return {
		bytes: loaded.reduce((all, { body, head }) => all + body + head, 0),
		requests: loaded.length,
		scripts: sum(({ kind }) => kind === 'script'),
		styles: sum((each) => isSheet(each) && first.has(each.address)),
		laterStyles: sum(
			(each) => isSheet(each) && !first.has(each.address) && !paper.has(each.address),
		),
		paperStyles: sum((each) => isSheet(each) && paper.has(each.address)),
		pictures: sum(({ kind }) => kind === 'image'),
		thirdParty: loaded.map(({ address }) => address).filter((each) => new URL(each).host !== host),
		cookies,
		failed,
	};
}

interface Loaded {
	readonly address: string;
	readonly kind: string;
	readonly body: number;
	readonly head: number;
}

async function sizeOf(request: Request): Promise<Loaded> {
	const [address, kind] = [request.url(), request.resourceType()];
	if (!(await request.response())) return { address, kind, body: 0, head: 0 };
	const { responseBodySize: body, responseHeadersSize: head } = await request.sizes();
	return { address, kind, body, head };
}
