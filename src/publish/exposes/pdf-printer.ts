import { mediaType } from '../media-type.ts';
import { endingOf } from '../release/files.ts';
import { browsers, firstThere, shells } from './installed-browser.ts';

/** Prints pages that no server has to show. */
export interface Printer {
	/**
	 * A page as tagged PDF. The same files nearly always give the same bytes with the same browser, as no date is in it.
	 * @param path address within the site
	 */
	print(path: string): Promise<Buffer>;
	close(): Promise<void>;
}

export interface PrinterOptions {
	/** Of the site, without a slash at the end; addresses in the PDF begin with it. */
	readonly origin: string;
	/** A file of the site by its path, if there is one. */
	readonly read: (path: string) => Buffer | undefined;
}

/**
 * Starts a browser that can reach nothing but the files it is given, and runs no script.
 * @throws one sentence that says how to get one where none is installed.
 */
export async function openPrinter({ origin, read }: PrinterOptions): Promise<Printer> {
	// Who prints no exposés needs no browser, and none of what drives it.
	const { chromium } = await import('playwright');
	const executablePath = firstThere([...shells, ...browsers, chromium.executablePath()]);
	if (executablePath === undefined) {
		throw new Error(
			'Exposés are printed by Chromium, and there is none: install it (`apt-get install chromium`) or run `npx playwright install chromium`.',
		);
	}
	const browser = await chromium.launch({ executablePath, args: quiet });
	const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
	await context.route('**/*', (route) => {
		const url = new URL(route.request().url());
		const path = decodeURI(url.pathname);
		const body = url.origin === new URL(origin).origin ? read(path) : undefined;
		if (!body) return route.abort();
		return route.fulfill({ body, contentType: mediaType(endingOf(path)) });
	});
	return {
		async print(path) {
			const page = await context.newPage();
			try {
				await page.goto(origin + path, { waitUntil: 'load' });
				const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true });
				return withoutDates(pdf);
			} finally {
				await page.close();
			}
		},
		close: () => browser.close(),
	};
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
