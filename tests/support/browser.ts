import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';

const installed = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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

const playwright = join(
	dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
	'cli.js',
);

/**
 * Path of a browser: one that is installed, else Playwright's own, else Debian's package when this runs
 * as root.
 * @throws one sentence that says how to get a browser.
 */
function findBrowser(): string {
	const found = [...installed, chromium.executablePath()].find((path) => existsSync(path));
	if (found) return found;
	const tried = [
		[process.execPath, [playwright, 'install', 'chromium']],
		...(process.getuid?.() === 0
			? ([
					['apt-get', ['update', '-qq']],
					['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
				] as const)
			: []),
	] as const;
	for (const [command, parameters] of tried) {
		spawnSync(command, parameters, { stdio: 'ignore' });
		const now = [...installed, chromium.executablePath()].find((path) => existsSync(path));
		if (now) return now;
	}
	throw new Error(
		'The tests need a browser and found none: install Chromium (`apt-get install chromium`) or run `npx playwright install chromium`, then run `npm test` again.',
	);
}

/** @param more switches, such as one that lets WebGL be drawn without a graphics card. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
	return chromium.launch({ executablePath: findBrowser(), args: [...quiet, ...more] });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	try {
		const path = findBrowser();
		console.log(`Browser: ${execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()}`);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}
