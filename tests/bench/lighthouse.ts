import lighthouse, { desktopConfig } from 'lighthouse';
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

/** A demo is for nobody's index, and a page of an address that is not there says so. */
const forIndexes = ['is-crawlable', 'http-status-code'] as const;

/** A browser that Lighthouse drives, page after page. */
export interface Auditor {
	audit(url: string, device: Device): Promise<Audit>;
	close(): Promise<void>;
}

export async function openAuditor(): Promise<Auditor> {
	const port = await freePort();
	const browser: Browser = await openBrowser([
		`--remote-debugging-port=${port}`,
		'--disable-dev-shm-usage',
	]);
	return {
		audit: async (url, device) => {
			const config = device === 'desktop' ? desktopConfig : undefined;
			const result = await lighthouse(
				url,
				{
					port,
					logLevel: 'silent',
					onlyCategories: [...categories],
					skipAudits: [...forIndexes],
					ignoreStatusCode: true,
				},
				config,
			);
			if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
			const { lhr } = result;
			if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
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
							const { score = 1, title = audit } = lhr.audits[audit] ?? {};
							return score !== null && score < 1 ? [`${id}: ${title}`] : [];
						}),
				),
			};
		},
		close: () => browser.close(),
	};
}
