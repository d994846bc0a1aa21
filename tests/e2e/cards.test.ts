import { expect, test } from 'vitest';
import { locales, type Locale } from '../../src/domain/locale.ts';
import { runs } from '../support/full-size.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';

const { site, browser } = await siteInBrowser(undefined, { pictures: false });

/** Cards of units by id: what they consist of and say, and their pictures. */
interface Outlines {
	readonly [id: string]: { readonly card: string; readonly picture: string };
}

// In English also texts of another language stand on cards.
test.each(runs<readonly Locale[]>(['en'], locales))(
	'a card that a browser makes says in the same places what the page of a list says, in %s',
	async (locale) => {
		const lists = site.pages
			.filter(({ route, ...page }) => route.kind === 'listing' && page.locale === locale)
			.map(({ path }) => path);
		// This test reads markup in the page, which the page itself may not.
		const page = await browser.newPage({ bypassCSP: true });
		// Viewing times are not over yet.
		await page.clock.setFixedTime('2026-11-21T12:00:00Z');
		await page.addInitScript(outlineCards);
		await page.goto(site.origin + site.path('shortlist', locale));
		const printed = await page.evaluate(async (paths) => {
			const texts = paths.map(async (path) => (await fetch(path)).text());
			const lists = await Promise.all(texts);
			const parser = new DOMParser();
			return outlinesIn(lists.map((text) => parser.parseFromString(text, 'text/html')));
		}, lists);
		const ids = Object.keys(printed);
		await page.evaluate((saved) => localStorage.setItem('saved', saved.join(' ')), ids);
		await page.reload();
		await expect.poll(() => page.locator('[data-saved] .card').count()).toBe(ids.length);
		const made = await page.evaluate(() => outlinesIn([document]));
		await page.close();

		expect(cardsOf(made)).toEqual(cardsOf(printed));
		// A list shows another picture of a unit where a card beside it has the same.
		const source = (id: string) => /src=\S+/.exec(printed[id]?.picture ?? '')?.[0] ?? '';
		const alike = ids.filter((id) => made[id]?.picture.includes(source(id)));
		expect(alike.map((id) => made[id])).toEqual(alike.map((id) => printed[id]));
		expect(alike.length).toBeGreaterThan(50);
		expect(alike.some((id) => made[id]?.picture.includes('<small'))).toBe(true);
		const all = Object.values(printed).map(({ card }) => card);
		// Among them are cards of all sorts.
		const sorts = [
			'card-price',
			'class="tag"',
			'/m²',
			'blank',
			...(locale === 'de' ? [] : ['lang=']),
		];
		expect(sorts.filter((sort) => !all.some((card) => card.includes(sort)))).toEqual([]);
	},
);

function cardsOf(outlines: Outlines) {
	return Object.fromEntries(Object.entries(outlines).map(([id, { card }]) => [id, card]));
}

declare function outlinesIn(documents: readonly Document[]): Outlines;

/** Defines `outlinesIn` in the browser. */
function outlineCards(): void {
	/** What a browser or a visitor changes of a card, and how urgent its picture is. */
	const aside = new Set(['aria-pressed', 'loading', 'fetchpriority']);
	function outline(node: Node): string {
		if (!(node instanceof Element)) return node.textContent?.trim() ?? '';
		const attributes = [...node.attributes]
			.filter(({ name, value }) => !aside.has(name) && value !== '')
			.map(({ name, value }) => `${name}="${value}"`)
			.toSorted();
		return `<${[node.localName, ...attributes].join(' ')}>${[...node.childNodes].map(outline).join('')}</>`;
	}
	Object.assign(globalThis, {
		outlinesIn: (documents: readonly Document[]) =>
			Object.fromEntries(
				documents
					.flatMap((each) => [...each.querySelectorAll('ul:is([data-list], [data-saved]) .card')])
					.map((shown) => {
						const card = document.importNode(shown, true);
						// With the words about its origin, which are as much its own.
						const picture = [...card.querySelectorAll('picture, picture + small')];
						for (const part of picture) part.remove();
						const id = card.querySelector<HTMLElement>('[data-save]')?.dataset['save'] ?? '';
						return [id, { card: outline(card), picture: picture.map(outline).join('') }];
					}),
			),
	});
}
