import { existsSync } from 'node:fs';

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

/** The first of some paths that there is. */
export function firstThere(paths: readonly string[]): string | undefined {
	return paths.find((path) => existsSync(path));
}
