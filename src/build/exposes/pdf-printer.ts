import type { Page } from 'playwright';
import { endingOf, mediaType } from '../../release/media-type.ts';
import { existsSync } from 'node:fs';

interface Printed {
	readonly pdf: Buffer;
	/** Paths of files the page shows or loads that could not be read: it was printed without them. */
	readonly lost: readonly string[];
}

export interface PrinterOptions {
	/** Of the site, without a slash at the end; addresses in the PDF begin with it. */
	readonly origin: string;
	/** A file of the site by its path, if there is one; throws where the disk has lost it. */
	readonly read: (path: string) => Buffer | undefined;
}

/**
 * Starts a browser that can reach nothing but the files it is given, and runs no script.
 * @throws one sentence that says how to install Chromium.
 */
export async function openPrinter({ origin, read }: PrinterOptions) {
	// Who prints no exposés needs no browser, and none of what drives it.
	const { chromium } = await import('playwright').catch((cause: unknown) => {
		throw new Error(
			'Exposés are printed by means of Playwright, a development package that is not installed here: run `npm ci` without --omit=dev.',
			{ cause },
		);
	});
	const executablePath = firstThere([...shells, ...browsers, chromium.executablePath()]);
	if (executablePath === undefined) {
		throw new Error(
			'Exposés are printed by Chromium, and there is none: install it (`apt-get install chromium`) or run `npx playwright install chromium`.',
		);
	}
	const browser = await chromium.launch({ executablePath, args: quiet });
	const context = await browser.newContext({
		javaScriptEnabled: false,
		colorScheme: 'light',
		// A full-sheet photo then prints at 200 dpi.
		viewport: { width: 2000, height: 1200 },
	});
	const own = new URL(origin).origin;
	return {
		/**
		 * A page as tagged PDF. The same files nearly always give the same bytes with the same browser, as no date is in it.
		 * @param path address within the site
		 * @param preparedFor name that stands on its cover
		 * @throws one sentence when the page itself cannot be opened.
		 */
		async print(path: string, preparedFor?: string): Promise<Printed> {
			const page = await context.newPage();
			const lost: string[] = [];
			try {
				await page.route('**/*', (route) => {
					const { origin: from, pathname } = new URL(route.request().url());
					try {
						const body = from === own ? read(decodeURI(pathname)) : undefined;
						if (!body) return route.abort();
						return route.fulfill({ body, contentType: mediaType(endingOf(pathname)) });
					} catch {
						lost.push(pathname);
						return route.abort();
					}
				});
				await page.goto(origin + path, { waitUntil: 'load' }).catch((cause: unknown) => {
					const why = lost.includes(path) ? 'the disk has lost it' : 'the browser cannot open it';
					throw new Error(`The page ${path} cannot be printed: ${why}.`, { cause });
				});
				if (preparedFor !== undefined) await nameOn(page, preparedFor);
				const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true });
				return { pdf: withoutDates(pdf), lost };
			} finally {
				await page.close();
			}
		},
		close: () => browser.close(),
	};
}

/** Prints pages that no server has to show. */
export type Printer = Awaited<ReturnType<typeof openPrinter>>;

/** Says on the cover for whom it is. The name is set as text, whatever stands in it. */
async function nameOn(page: Page, name: string): Promise<void> {
	const found = page.locator('.expose-for');
	if ((await found.count()) === 0) {
		const { pathname } = new URL(page.url());
		// Of a release that an older version of the program has built.
		throw new Error(
			`The page ${pathname} has no line for a name: run \`npm run build\`, then this again.`,
		);
	}
	await found.evaluate((line, text) => {
		line.removeAttribute('hidden');
		line.querySelector('b')?.replaceChildren(text);
	}, name);
}

/** Both dates are optional, and would make each print another file; blanks keep every place in it. */
function withoutDates(pdf: Buffer): Buffer {
	const dated = pdf.toString('latin1');
	const dateless = dated.replaceAll(/\/(?:CreationDate|ModDate) \(D:[^)]*\)/g, (entry) => {
		return ' '.repeat(entry.length);
	});
	return Buffer.from(dateless, 'latin1');
}

/** Switches that keep the browser from talking to anyone. */
const quiet = [
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
];

/** Where Chromium lies once a system has installed it. */
export const browsers: readonly string[] = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium's engine without a browser around it, which prints and tests a page in half the time. */
export const shells: readonly string[] = ['/usr/bin/chromium-headless-shell'];

export function firstThere(paths: readonly string[]): string | undefined {
	return paths.find((path) => existsSync(path));
}
