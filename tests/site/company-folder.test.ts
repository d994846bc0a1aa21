import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/wiring.ts';
import { serveChanged, type ChangedSite } from '../support/changed-project.ts';
import { site as settings } from '../support/settings.ts';

const company = 'src/sandbox/demo/company';
const { articles: _, islands: __, ...written } = settings;

/** A component that shows which place it stands in, and one thing that it is given there. */
const component = (place: string, shown: string) => `---
import type { SlotProps } from '#site/domain/slot.ts';

type Props = SlotProps['${place}'];

const { frame, ...props } = Astro.props;
const given = props as never as Record<string, { title?: { de?: string }; deal?: string }>;
---

<p class="own" data-own="${place}">{frame.locale} {${shown}}</p>
<style>
	.own { color: var(--ink-2); }
</style>
`;

const page = (title: string, words: string) => `---
import Frame from '#site/layouts/Frame.astro';
---

<Frame title="${title}" description="Was hilft" languages={{ de: '/de/umzug/', en: '/en/moving/' }}>
	<h1>${words}</h1>
</Frame>
`;

const documented = (file: string) =>
	/```astro\n([^`]+)```/.exec(readFileSync(join(projectRoot, file), 'utf8'))?.[1] ?? '';

const files = {
	'config.ts': `export default ${JSON.stringify({
		...written,
		home: ['promise', 'people', 'sell', 'steps'],
		words: { de: { 'nav.buy': 'Unsere Angebote', 'listing.count.other': '{n} gute Häuser' } },
	})};`,
	'pages/de/umzug.astro': page('Umzug', 'Der Umzug'),
	'pages/en/moving.astro': page('Moving', 'The move'),
	'pages/de/kontakt/index.astro': page('Kontakt', 'So erreichen Sie uns'),
	'pages/_draft.astro': page('Draft', 'Not yet'),
	// As the documents have them.
	'pages/tips.astro': documented('docs/astro.md'),
	'slots/unit-aside.astro': documented('docs/slots.md'),
	'slots/head.astro': '<meta name="own" content="yes" />\n',
	'slots/header-end.astro': component('header-end', 'frame.path'),
	'slots/footer.astro': component('footer', 'frame.site.name'),
	'slots/home-promise.astro': '<p data-own="home-promise">Wir kommen selbst.</p>\n',
	'slots/unit-after-description.astro': component(
		'unit-after-description',
		'given.unit?.title?.de',
	),
	'slots/list-introduction.astro': component('list-introduction', 'given.list?.deal'),
};

let site: ChangedSite;
beforeAll(async () => {
	site = await serveChanged(
		Object.fromEntries(Object.entries(files).map(([file, text]) => [`${company}/${file}`, text])),
	);
});
afterAll(() => site?.close());

const get = async (path: string) => {
	const answer = await fetch(site.origin + path);
	return { status: answer.status, html: await answer.text() };
};
const htmlOf = async (path: string) => (await get(path)).html;
/** What a place shows, in the words of the component above. */
const shownAt = (html: string, place: string) =>
	new RegExp(`data-own="${place}"[^>]*>([^<]*)<`).exec(html)?.[1]?.trim();

describe('pages in the folder of a company', () => {
	test('stand at the address of their file, in the frame and the language of the site', async () => {
		const html = await htmlOf('/en/moving/');
		expect(html).toContain('<h1>The move</h1>');
		expect(html).toContain('<html lang="en">');
		expect(html).toContain('href="/en/buy/"');
		expect(html).toMatch(/<link rel="alternate" hreflang="de" href="[^"]*\/de\/umzug\/"/);
		expect(await htmlOf('/de/umzug/')).toMatch(/<a href="\/en\/moving\/"[^>]*hreflang="en"/);
	});

	test('may belong to no language, and what begins with _ is no page', async () => {
		expect(await htmlOf('/tips/')).toContain('<html lang="de">');
		expect((await get('/_draft/')).status).toBe(404);
	});

	test('take the place of ours at the same address', async () => {
		expect(await htmlOf('/de/kontakt/')).toContain('<h1>So erreichen Sie uns</h1>');
		expect(await htmlOf('/en/contact/')).toContain('<form');
	});

	test('are in the sitemap', async () => {
		const index = await htmlOf('/sitemap-index.xml');
		const parts = [...index.matchAll(/<loc>[^<]*?(\/[\w.-]+\.xml)<\/loc>/g)];
		const maps = await Promise.all(parts.map(([, path = '']) => htmlOf(path)));
		expect(maps.join('')).toContain('/de/umzug/</loc>');
	});
});

describe('components in the folder of a company', () => {
	test('stand in their places, and know what the page is about', async () => {
		const unit = await htmlOf(site.unit);
		expect(unit).toContain('<meta name="own" content="yes"');
		expect(shownAt(unit, 'header-end')).toBe(`de ${site.unit}`);
		expect(shownAt(unit, 'footer')).toBe('de Hallmann &amp; Rey');
		expect(unit).toContain('Besichtigungen auch samstags.');
		expect(shownAt(unit, 'unit-after-description')).toMatch(/^de \S+/);
		expect(shownAt(await htmlOf('/de/kaufen/'), 'list-introduction')).toBe('de buy');
		expect(shownAt(await htmlOf('/de/umzug/'), 'footer')).toBe('de Hallmann &amp; Rey');
	});

	test('are sections of the home page, in the order of the settings', async () => {
		const home = await htmlOf('/de/');
		const at = ['home-promise', 'id="people"', 'id="sell"'].map((mark) => home.indexOf(mark));
		expect(at).not.toContain(-1);
		expect(at).toEqual(at.toSorted((a, b) => a - b));
		expect(home).not.toContain('id="cities"');
	});
});

test("a company's own words stand in the place of ours, in pages and in their language alone", async () => {
	expect(await htmlOf('/de/kaufen/')).toContain('Unsere Angebote');
	expect(await htmlOf('/de/kaufen/')).toMatch(/\d gute Häuser/);
	expect(await htmlOf('/en/buy/')).not.toContain('Unsere Angebote');
});
