import type { Element } from 'hast';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '../../src/domain/locale.ts';
import { translator } from '../../src/i18n/translate.ts';
import type { AgencyImage } from '../../src/sandbox/agency.ts';
import { demoMedia } from '../support/demo-site.ts';
import { attribute, elements, parsePage, textOf, type Page } from '../support/html.ts';
import { image, unit } from '../support/sandbox.ts';
import { buildSite, emptyCrm, newFolder, planOf } from '../support/site-build.ts';
import { liveFiles, type SiteFile } from '../support/site-files.ts';
import { smallAgency } from '../support/small-agency.ts';

const labels = locales.map((locale) => translator(locale)('picture.altered'));
const isLabelled = (text: string | undefined) => labels.some((label) => text?.includes(label));

/** Every kind of picture, and none that was not altered. */
function staged(count: number): AgencyImage[] {
	const photos = ['kitchen-line', 'living-loft', 'bath-stone', 'bedroom-calm', 'study', 'garage'];
	return [
		...photos.slice(0, count).map((media) => image({ media, title: 'Raum, virtuell möbliert' })),
		image({ media: 'bedroom-dark', title: 'virtually_staged.jpg' }),
		image({ media: 'pano-loft', title: '360°-Panorama, KI-bearbeitet' }),
		image({ media: 'plan-two-room', title: 'Grundriss mit KI', is_floorplan: true }),
		image({ media: 'plan-studio', title: 'Grundriss (KI), Dach', is_floorplan: true }),
	].map((each, at) => ({ ...each, position: at + 1 }));
}

const film = {
	id: 1,
	url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
	title: 'Film',
	is_embedable: true,
	on_landing_page: true,
	is_private: false,
	position: 1,
};

interface Placement {
	readonly where: string;
	readonly isLabelled: boolean;
}

const { folder, remove } = newFolder();
let files: SiteFile[] = [];
let pages: { path: string; page: Page }[] = [];

beforeAll(async () => {
	const crm = await emptyCrm(folder);
	try {
		crm.sandbox.seed({
			...smallAgency([
				...[1, 2, 3, 4].map((id) => unit(id, { images: staged(6), links: [{ ...film, id }] })),
				unit(5, { images: staged(2).slice(4), property_status_id: 504 }),
				unit(11, { images: staged(3), project_id: 7, number_of_rooms: 2, floor: 1 }),
			]),
			projects: [
				{
					id: 7,
					name: 'Hofhaus',
					title: 'Hofhaus',
					city: 'Leipzig',
					country: 'DEU',
					property_status_id: 503,
					images: staged(6),
				},
			],
		});
		await buildSite({ folder, crm, photos: crm.origin, media: demoMedia });
	} finally {
		await crm.close();
	}
	files = liveFiles({ folder, media: demoMedia });
	const html = new Map(files.map(({ path, bytes }) => [path, bytes]));
	pages = planOf({ folder })
		.pages.filter(({ path }) => path.endsWith('/'))
		.map(({ path }) => {
			const text = html.get(`${path.slice(1)}index.html`)?.toString() ?? '';
			return { path, page: parsePage(text) };
		});
});
afterAll(remove);

const JsonLd = z.object({ '@graph': z.array(z.looseObject({ image: z.unknown().optional() })) });
const Image = z.object({ caption: z.string(), digitalSourceType: z.url() });

/** All pictures of a page, and what says of them that they were altered. */
function placementsOn({ path, page }: (typeof pages)[number]): Placement[] {
	const found: Placement[] = [];
	const note = (what: string, is: boolean) =>
		found.push({ where: `${path} ${what}`, isLabelled: is });
	for (const picture of page.all('picture')) {
		const [shown] = elements(picture, ['img']);
		note('alternative text', isLabelled(shown && attribute(shown, 'alt')));
	}
	for (const parent of page.all()) {
		const children = parent.children.filter((child) => child.type === 'element');
		children.forEach((child, at) => {
			if (child.tagName !== 'picture') return;
			// A drawing in a table is as large as its words would be.
			if (attribute(parent, 'href')?.includes('#plans')) return;
			const next = children[at + 1];
			const isOnIt = next?.tagName === 'small' && isLabelled(textOf(next));
			note('words on or below the picture', isOnIt || isLabelled(textBelow(page, child)));
		});
	}
	for (const link of page.all('a').filter((each) => elements(each, ['picture']).length > 0)) {
		const name = attribute(link, 'aria-label');
		if (name !== undefined) note('name of a link', isLabelled(name));
		if (attribute(link, 'data-photo') !== undefined)
			note('line in the viewer', attribute(link, 'data-captioned') !== undefined);
	}
	for (const figure of page
		.all('figure')
		.filter((each) => elements(each, ['picture']).length > 0)) {
		for (const caption of elements(figure, ['figcaption']))
			note('caption', isLabelled(textOf(caption)));
	}
	for (const meta of page.all('meta'))
		if (attribute(meta, 'property') === 'og:image:alt')
			note('preview', isLabelled(attribute(meta, 'content')));
	for (const script of page.all('script')) {
		if (attribute(script, 'type') !== 'application/ld+json') continue;
		for (const thing of JsonLd.parse(JSON.parse(textOf(script) || rawText(script)))['@graph'])
			if (thing.image) note('JSON-LD', isLabelled(Image.safeParse(thing.image).data?.caption));
	}
	return found;
}

/** The text of the figure, or of the item of a list, that holds a picture. */
function textBelow(page: Page, picture: Element): string | undefined {
	const holder = page
		.all('figure', 'li')
		.findLast((each) => elements(each, ['picture']).includes(picture));
	return holder && textOf(holder);
}

function rawText(script: ReturnType<Page['all']>[number]): string {
	return script.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

const ofKind = (ending: RegExp) =>
	files.filter(({ path }) => ending.test(path)).map(({ bytes }) => bytes.toString());

test('of all places where an altered picture stands, none is without the words that say so', () => {
	const placements = pages.flatMap(placementsOn);
	expect(placements.length).toBeGreaterThanOrEqual(60);
	const kinds = new Set(placements.map(({ where }) => where.split(' ').slice(1).join(' ')));
	expect([...kinds].sort()).toEqual([
		'JSON-LD',
		'alternative text',
		'caption',
		'line in the viewer',
		'name of a link',
		'preview',
		'words on or below the picture',
	]);
	expect(placements.filter((each) => !each.isLabelled)).toEqual([]);
});

test('feeds say it of each picture', () => {
	for (const feed of ofKind(/\.xml$/).filter((text) => text.includes('<rss'))) {
		const items = feed.split('<item>').filter((item) => item.includes('<media:content'));
		expect(items.length).toBeGreaterThan(3);
		for (const item of items) {
			expect(isLabelled(/<description>.*<\/description>/.exec(item)?.[0])).toBe(true);
			expect(isLabelled(/<media:description>.*<\/media:description>/.exec(item)?.[0])).toBe(true);
		}
	}
	const feeds = ofKind(/(?:neu|new|novedades)\.json$/);
	expect(feeds).toHaveLength(3);
	const Feed = z.object({
		items: z.array(z.object({ content_text: z.string(), image: z.string().optional() })).min(4),
	});
	for (const feed of feeds)
		for (const item of Feed.parse(JSON.parse(feed)).items)
			expect(isLabelled(item.content_text)).toBe(item.image !== undefined);
});

test('cards that a search has found say it, too', () => {
	const cards = ofKind(/^search\//).filter((text) => text.includes('"cards"'));
	expect(cards.length).toBeGreaterThan(0);
	const File = z.object({
		cards: z.array(z.object({ picture: z.object({ alt: z.string(), label: z.string() }) })).min(1),
	});
	for (const text of cards)
		for (const { picture } of File.parse(JSON.parse(text)).cards)
			expect([isLabelled(picture.alt), isLabelled(picture.label)]).toEqual([true, true]);
});
