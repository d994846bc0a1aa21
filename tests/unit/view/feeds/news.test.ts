import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { plainText } from '../../../../src/gate/html/plain-text.ts';
import { sanitise } from '../../../../src/gate/html/sanitise.ts';
import type { Unit } from '../../../../src/domain/unit.ts';
import { jsonFeedOf } from '../../../../src/view/feeds/json-feed.ts';
import { newsOf } from '../../../../src/view/feeds/news.ts';
import { rssOf } from '../../../../src/view/feeds/rss.ts';
import { anyText } from '../../../support/any-text.ts';
import { publicUnitOf } from '../../../support/catalogue.ts';
import { hostileMarkup, inOtherShapes } from '../../../support/hostile-markup.ts';
import { parsePage } from '../../../support/html.ts';
import { site } from '../../../support/settings.ts';
import { shownPhoto } from '../../../support/shown-photo.ts';
import { readXml } from '../../../support/xml.ts';

const origin = 'https://www.hallmann-rey.example';

function newsIn(locale: 'de' | 'en', units: readonly Unit[]) {
	return newsOf(units, { site, locale, origin, path: `/${locale}/feed` });
}

/** What RSS 2.0 asks of a feed, as far as a parser tells. */
const Rss = z.object({
	rss: z.object({
		version: z.literal('2.0'),
		channel: z.object({
			title: z.string().min(1),
			link: z.url(),
			description: z.string().min(1),
			language: z.enum(site.locales),
			'atom:link': z.object({
				href: z.url(),
				rel: z.literal('self'),
				type: z.literal('application/rss+xml'),
			}),
			lastBuildDate: z.string().optional(),
			item: z
				.array(
					z.strictObject({
						title: z.string().min(1),
						link: z.url(),
						guid: z.strictObject({ '#text': z.string().min(1), isPermaLink: z.literal('false') }),
						description: z.string().min(1),
						pubDate: z.string().optional(),
						'media:content': z
							.looseObject({ url: z.url(), type: z.literal('image/jpeg') })
							.optional(),
					}),
				)
				.default([]),
		}),
	}),
});

/** What JSON Feed 1.1 asks of a feed; the test of one compares all that it says. */
const JsonFeed = z.looseObject({
	version: z.literal('https://jsonfeed.org/version/1.1'),
	authors: z.array(z.strictObject({ name: z.string(), url: z.url() })),
	items: z.array(z.looseObject({ id: z.string().min(1), content_text: z.string().min(1) })),
});

/** @throws when it is not well-formed, or no feed. */
function readRss(xml: string) {
	// The parser lets through what XML forbids altogether.
	expect(xml).not.toMatch(/(?![\t\n\r])\p{Cc}(?<![\x7F-\x9F])|[\uFFFE\uFFFF]/u);
	return Rss.parse(readXml(xml, (name) => name === 'item')).rss.channel;
}

function readJsonFeed(text: string) {
	return JsonFeed.parse(JSON.parse(text));
}

const flat = publicUnitOf(7, {
	title: { de: 'Helle Wohnung', en: 'Bright flat' },
	description: { de: '<p>Ruhig &amp; hell.</p>', en: '<p>Quiet &amp; bright.</p>' },
	price: { kind: 'purchase', amount: { cents: 59_800_000, currency: 'EUR' } },
	createdAt: '2026-11-20T10:00:00+01:00',
	updatedAt: '2026-11-21T08:30:00.000Z',
	pictures: [shownPhoto('ff', 'floorPlan'), shownPhoto('ab')],
});

describe('as RSS', () => {
	test('a feed says whose it is, in which language, and where it stands', () => {
		expect(readRss(rssOf(newsIn('en', [flat])))).toMatchObject({
			title: 'New from Hallmann & Rey',
			link: `${origin}/en/`,
			language: 'en',
			'atom:link': { href: `${origin}/en/feed` },
			lastBuildDate: 'Sat, 21 Nov 2026 08:30:00 GMT',
		});
	});

	test('an item says what there is, where, for how much, and shows its first photo', () => {
		const [item] = readRss(rssOf(newsIn('de', [flat]))).item;
		expect(item).toMatchObject({
			title: 'Helle Wohnung',
			link: `${origin}/de/immobilien/helle-wohnung-7/`,
			guid: { '#text': 'www.hallmann-rey.example/unit/7' },
			pubDate: 'Fri, 20 Nov 2026 09:00:00 GMT',
			'media:content': { url: `${origin}/media/ab-960.jpg` },
		});
		expect(item?.description).toMatch(
			/^<p>Wohnung in Jena · 598\.000\u00A0€.*<\/p><p>Ruhig &#38; hell\.<\/p>$/,
		);
	});

	test('without a unit it is still a feed', () => {
		const empty = readRss(rssOf(newsIn('de', [])));
		expect(empty.item).toEqual([]);
		expect(empty.lastBuildDate).toBeUndefined();
	});

	test('whatever people write, it is well-formed and reads as written', () => {
		const texts = anyText({ minLength: 1, maxLength: 40 });
		const spoken = fc.oneof(
			texts,
			fc.constantFrom(']]>', '<![CDATA[', '&amp;', '\0\u0008\uFFFE', '\uD800'),
		);
		fc.assert(
			fc.property(spoken, (text) => {
				const unit = { ...flat, title: { de: text }, description: { de: text } };
				const [item] = readRss(rssOf(newsIn('de', [{ ...unit, title: { de: `x${text}` } }]))).item;
				if (/^[\p{L}\p{N}\p{P} ]*$/u.test(text) && !text.includes('&')) {
					expect(item?.title).toBe(`x${text}`);
				}
			}),
		);
	});
});

test('an item stays text in paragraphs for a reader that takes its description for HTML', () => {
	const texts = hostileMarkup.slice(0, 60).flatMap((each) => [each, ...inOtherShapes(each)]);
	for (const text of texts) {
		const unit = {
			...flat,
			title: { de: plainText(text) ?? 'x' },
			description: { de: sanitise(text) ?? '' },
		};
		const [item] = readRss(rssOf(newsIn('de', [unit]))).item;
		const elements = parsePage(item?.description ?? '').all();
		expect(new Set(elements.map(({ tagName }) => tagName))).toEqual(
			new Set(['html', 'head', 'body', 'p']),
		);
	}
});

test('as JSON Feed it says the same, with the times of the records', () => {
	const feed = readJsonFeed(jsonFeedOf(newsIn('de', [flat])));
	expect(feed).toMatchObject({
		title: 'Neu bei Hallmann & Rey',
		home_page_url: `${origin}/de/`,
		feed_url: `${origin}/de/feed`,
		language: 'de',
	});
	expect(feed.items).toEqual([
		{
			id: 'www.hallmann-rey.example/unit/7',
			url: `${origin}/de/immobilien/helle-wohnung-7/`,
			title: 'Helle Wohnung',
			summary: expect.stringContaining('598.000\u00A0€'),
			content_text: expect.stringContaining('\n\nRuhig & hell.'),
			image: `${origin}/media/ab-960.jpg`,
			date_published: '2026-11-20T10:00:00+01:00',
			date_modified: '2026-11-21T08:30:00.000Z',
		},
	]);
	expect(readJsonFeed(jsonFeedOf(newsIn('de', []))).items).toEqual([]);
});

describe('whatever the format', () => {
	const formats = [rssOf, jsonFeedOf];

	test('a price on request is not named', () => {
		for (const write of formats) {
			const text = write(newsIn('en', [{ ...flat, price: { kind: 'onRequest' } }]));
			expect(text).not.toContain('598');
			expect(text).toContain('Price on request');
		}
	});

	test('a reserved unit says that it is', () => {
		for (const write of formats) {
			expect(write(newsIn('de', [{ ...flat, status: 'reserved' }]))).toContain('Reserviert · ');
		}
	});

	test('a unit keeps its id when its title and so its address change', () => {
		const renamed = { ...flat, title: { de: 'Ganz anders' } };
		const [before, after] = [flat, renamed].map((unit) => newsIn('de', [unit]).items[0]);
		expect(after?.url).not.toBe(before?.url);
		expect(after?.id).toBe(before?.id);
	});

	test('a title in another language is marked, and a text in another one is left out', () => {
		const german = { ...flat, title: { de: 'Nur deutsch' }, description: { de: '<p>Deutsch</p>' } };
		const feed = readJsonFeed(jsonFeedOf(newsIn('en', [german])));
		expect(feed.items[0]).toMatchObject({ title: 'Nur deutsch', language: 'de' });
		expect(feed.items[0]?.content_text).not.toContain('Deutsch');
	});
});
