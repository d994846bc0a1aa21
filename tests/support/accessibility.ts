import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Locale } from '../../src/domain/locale.ts';
import { axeFindings, colourFindings } from './axe.ts';
import type { ServedSite } from './demo-site.ts';

/** One page of each kind. */
const kinds = [
	'home',
	'listing',
	'projects',
	'project',
	'contact',
	'sell',
	'about',
	'person',
	'article',
	'inquiry',
	'thanks',
	'failed',
	'legal',
	'shortlist',
	'notFound',
] as const;
/** The usual one, and those that differ from it: reserved, sold, without an address, without a plan. */
const units = [10007, 10014, 10021, 10023, 10019];

/** Paths of pages of all kinds, and what is looked at there. */
export function pagesToCheck(
	site: Pick<ServedSite, 'path' | 'unit'>,
	locale: Locale,
): [what: string, path: string][] {
	return [
		...kinds.map((kind): [string, string] => [kind, site.path(kind, locale)]),
		...units.map((id): [string, string] => [`unit ${id}`, site.unit(id, locale)]),
	];
}

/** What is looked for in each colour scheme. */
export interface Schemes {
	readonly light?: (page: Page) => Promise<string[]>;
	readonly dark?: (page: Page) => Promise<string[]>;
}

/** All rules in light colours, and in dark ones those that look at colours. */
export const bothSchemes: Schemes = { light: axeFindings, dark: colourFindings };

/** The rules that what a page shows at this moment breaks in light and in dark colours, and where. */
export async function faultsOf(
	page: Page,
	where: string,
	schemes: Schemes = bothSchemes,
): Promise<string[]> {
	const faults: string[] = [];
	for (const colorScheme of ['light', 'dark'] as const) {
		const find = schemes[colorScheme];
		if (!find) continue;
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		const found = await find(page);
		faults.push(...found.map((fault) => `${where}, ${colorScheme}: ${fault}`));
	}
	return faults;
}

/** The same of a part, where the rest of the page is looked at as a page of its kind. */
export async function faultsWithin(page: Page, part: string): Promise<string[]> {
	return faultsOf(page, part, {
		light: (shown) => axeFindings(shown, part),
		dark: (shown) => colourFindings(shown, part),
	});
}

/** The same of the page at an address. */
export async function faultsAt(
	page: Page,
	{ origin, path }: { readonly origin: string; readonly path: string },
	schemes?: Schemes,
): Promise<string[]> {
	const answer = await page.goto(`${origin}${path}`);
	expect(answer?.status(), path).toBe(path.endsWith('/404/') ? 404 : 200);
	return faultsOf(page, path, schemes);
}
