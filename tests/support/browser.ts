import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { watchPolicy } from './policy-watch.ts';
import { browsers, firstThere, shells } from '../../src/build/exposes/pdf-printer.ts';

const whole = [...browsers, chromium.executablePath()];

/** Switches that keep the browser from talking to anyone but the page under test. */
const quiet = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
];

/** Leaves pictures out, which still have their places. */
export const withoutPictures = ['--blink-settings=imagesEnabled=false'];

const playwright = join(
	dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
	'cli.js',
);

function run(command: string, ...parameters: string[]): void {
	spawnSync(command, parameters, { stdio: 'ignore', timeout: 300_000 });
}

/** Gets what is missing: Playwright's browser, which has a shell of its own, else Debian's packages when this runs as root. */
function install(): void {
	if (!firstThere(whole)) run(process.execPath, playwright, 'install', 'chromium');
	if (firstThere(whole) === chromium.executablePath() || process.getuid?.() !== 0) return;
	run('apt-get', 'update', '-qq');
	// Pages are measured with the metrics of Liberation until their own typefaces arrive.
	for (const name of ['chromium', 'chromium-headless-shell', 'fonts-liberation'])
		run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
}

/**
 * Path of a browser, which is installed first where there is none.
 * @throws one sentence that says how to get a browser.
 */
function wholeBrowser(): string {
	if (!firstThere(whole)) install();
	const path = firstThere(whole);
	if (path) return path;
	throw new Error(
		'The tests need a browser and found none: install Chromium (`apt-get install chromium`) or run `npx playwright install chromium`, then run `npm test` again.',
	);
}

/** Undefined leaves the choice to Playwright, which takes its own shell. */
function lightBrowser(): string | undefined {
	const shell = firstThere(shells);
	if (shell) return shell;
	const path = wholeBrowser();
	return path === chromium.executablePath() ? undefined : path;
}

/**
 * A browser that is quick to open and to ask, for what every browser does alike.
 * @param more switches, such as one that lets WebGL be drawn without a graphics card.
 */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
	const executablePath = lightBrowser();
	const options = { ...(executablePath && { executablePath }), args: [...quiet, ...more] };
	return patient(watchPolicy(await chromium.launch(options)));
}

/** A browser as visitors have it: a shell draws text in another way and loads pictures from further away. */
export async function openWholeBrowser(more: readonly string[] = []): Promise<Browser> {
	const options = { executablePath: wholeBrowser(), args: [...quiet, ...more] };
	return patient(watchPolicy(await chromium.launch(options)));
}

/** Waits for pages as long as a busy machine may need. */
function patient(browser: Browser): Browser {
	return browser.on('context', (context) => context.setDefaultTimeout(120_000));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	try {
		const path = wholeBrowser();
		if (lightBrowser() === path) install();
		console.log(`Browser: ${execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()}`);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}
