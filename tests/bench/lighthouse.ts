import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import type { Browser } from 'playwright';
import { openBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';

export type Device = 'phone' | 'desktop';

/** What Lighthouse found on one page. Times are milliseconds of its simulated connection. */
export interface Audit {
	/** From 0 to 100, in the order performance, accessibility, best practices, search engines. */
	readonly scores: readonly number[];
	readonly largestPaint: number;
	readonly layoutShift: number;
	readonly blocking: number;
	/** Audits that cost points. */
	readonly lost: readonly string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A demo is for nobody's index. */
const ofDemo = ['is-crawlable'];
/** The answer for an address without a page says so, and the browser notes it. */
const ofError = ['http-status-code', 'errors-in-console'];

/** A browser that Lighthouse drives, page after page. */
export interface Auditor {
	/** @param isError the page is what an address without one is answered with. */
	audit(url: string, device: Device, options: { isError: boolean }): Promise<Audit>;
	close(): Promise<void>;
}

export async function openAuditor(): Promise<Auditor> {
	const port = await freePort();
	const browser: Browser = await openBrowser([
		`--remote-debugging-port=${port}`,
		'--disable-dev-shm-usage',
	]);
	return {
		audit: async (url, device, { isError }) => {
			const config = device === 'desktop' ? desktopConfig : undefined;
			const flags: Flags = {
				port,
				logLevel: 'silent',
				onlyCategories: [...categories],
				skipAudits: [...ofDemo, ...(isError ? ofError : [])],
				ignoreStatusCode: true,
			};
			const run = async () => (await lighthouse(url, flags, config))?.lhr;
			const first = await run();
			// A busy machine loses the start of a page now and then.
			const lhr = first?.runtimeError ? await run() : first;
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
		},
		close: () => browser.close(),
	};
}
