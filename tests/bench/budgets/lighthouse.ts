import lighthouse, { desktopConfig, snapshot, type Flags } from 'lighthouse';
import type { Browser } from 'playwright';
import { connect, type Page } from 'puppeteer-core';
import { openWholeBrowser } from '../../support/browser.ts';
import { freePort } from '../../support/free-port.ts';

export type Device = 'phone' | 'desktop';

/** What Lighthouse found on one page. Times are milliseconds of its simulated connection. */
export interface Audit {
	/**
	 * From 0 to 100, in the order performance, accessibility, best practices, search engines, agentic browsing; the first
	 * is not a number where something was opened on a page that had loaded, nor are the times that a loading page has.
	 */
	readonly scores: readonly number[];
	readonly largestPaint: number;
	readonly layoutShift: number;
	readonly blocking: number;
	/** Audits that cost points. */
	readonly lost: readonly string[];
}

const categories = [
	'performance',
	'accessibility',
	'best-practices',
	'seo',
	'agentic-browsing',
] as const;

/** A demo is for nobody's index. */
const ofDemo = ['is-crawlable'];
/** The answer for an address without a page says so, and the browser notes it. */
const ofError = ['http-status-code', 'errors-in-console'];

/** What is measured besides the page as a stranger finds it. */
export interface Circumstances {
	/** The page is what an address without one is answered with. */
	readonly isError?: boolean | undefined;
	/** What the browser keeps for the site, by name. */
	readonly kept?: Readonly<Record<string, string>> | undefined;
	/** Opens something on the page, which is measured then instead of its start. */
	readonly open?: ((page: Page) => Promise<void>) | undefined;
}

/** A browser that Lighthouse drives, page after page. */
export interface Auditor {
	audit(url: string, device: Device, circumstances: Circumstances): Promise<Audit>;
	close(): Promise<void>;
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

export async function openAuditor(): Promise<Auditor> {
	const port = await freePort();
	const browser: Browser = await openWholeBrowser([
		`--remote-debugging-port=${port}`,
		'--disable-dev-shm-usage',
	]);
	const driver = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
	return {
		audit: async (url, device, { isError = false, kept, open }) => {
			const config = device === 'desktop' ? desktopConfig : undefined;
			const flags: Flags = {
				port,
				logLevel: 'silent',
				onlyCategories: [...categories],
				skipAudits: [...ofDemo, ...(isError ? ofError : [])],
				ignoreStatusCode: true,
				disableStorageReset: kept !== undefined,
			};
			const page = await driver.newPage();
			try {
				if (kept) await keep(page, url, kept);
				if (open) return await opened(page, url, { device, config, flags, open });
				const run = async () => (await lighthouse(url, flags, config, page))?.lhr;
				const first = await run();
				// A busy machine loses the start of a page now and then.
				return auditOf(url, first?.runtimeError ? await run() : first);
			} finally {
				if (kept) await page.evaluate('localStorage.clear()');
				await page.close();
			}
		},
		close: async () => {
			await driver.disconnect();
			await browser.close();
		},
	};
}

/** Makes the browser one that has been to the site, though with nothing of it in its cache. */
async function keep(
	page: Page,
	url: string,
	kept: Readonly<Record<string, string>>,
): Promise<void> {
	await page.goto(new URL('/robots.txt', url).href);
	for (const [name, value] of Object.entries(kept)) {
		await page.evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
	}
	const session = await page.createCDPSession();
	await session.send('Network.clearBrowserCache');
	await session.detach();
}

const screens = {
	phone: { width: 412, height: 823, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 },
	desktop: { width: 1350, height: 940 },
} as const;

/** What opening something costs, and what is on the page once it is open. */
async function opened(
	page: Page,
	url: string,
	{
		device,
		config,
		flags,
		open,
	}: {
		readonly device: Device;
		readonly config: typeof desktopConfig | undefined;
		readonly flags: Flags;
		readonly open: (page: Page) => Promise<void>;
	},
): Promise<Audit> {
	await page.setViewport(screens[device]);
	await page.goto(url, { waitUntil: 'networkidle0' });
	await page.evaluate(watchShifts);
	await open(page);
	const shift = Number(await page.evaluate('shifted'));
	const found = auditOf(url, (await snapshot(page, { ...(config && { config }), flags }))?.lhr);
	return {
		scores: [Number.NaN, ...found.scores.slice(1)],
		largestPaint: Number.NaN,
		layoutShift: shift,
		blocking: Number.NaN,
		lost: found.lost.filter((lost) => !lost.startsWith('performance')),
	};
}

/** Adds up what moved but for what was asked for: Lighthouse counts that, too, while nothing else has moved. */
const watchShifts = `
	var shifted = 0;
	new PerformanceObserver((list) => {
		for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifted += value;
	}).observe({ type: 'layout-shift' });`;

function auditOf(url: string, lhr: Result | undefined): Audit {
	if (!lhr || lhr.runtimeError) {
		throw new Error(
			`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? 'no answer'}`,
		);
	}
	const number = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
	return {
		scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
		largestPaint: number('largest-contentful-paint'),
		layoutShift: number('cumulative-layout-shift'),
		blocking: number('total-blocking-time'),
		lost: categories.flatMap((id) =>
			(lhr.categories[id]?.auditRefs ?? [])
				.filter(({ weight }) => weight > 0)
				.flatMap(({ id: audit }) => {
					const { score = 1, title = audit, details } = lhr.audits[audit] ?? {};
					const [item] = details?.type === 'table' ? details.items : [];
					const said = id === 'performance' || !item ? '' : `, ${JSON.stringify(item)}`;
					return score !== null && score < 1 ? [`${id}: ${title}${said}`] : [];
				}),
		),
	};
}
