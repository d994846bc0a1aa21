import * as fc from 'fast-check';
import type { Root, RootContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { hiddenAddress } from '../../../src/gate/hidden/address.ts';
import { dropFromHtml, sentencesOf } from '../../../src/gate/hidden/drop-sentences.ts';
import { findLeaks } from '../../../src/gate/hidden/fact.ts';
import { hiddenPrice, unknownPrice } from '../../../src/gate/hidden/price.ts';
import { foldWord } from '../../../src/gate/hidden/words.ts';
import { parseHtml } from '../../../src/gate/html/plain-text.ts';
import { sanitise } from '../../../src/gate/html/sanitise.ts';
import { partsOf } from '../../../src/gate/html/text.ts';
import { cpuTime } from '../../support/cpu-time.ts';

const atStreet = (street: string, house_number = '5') => [
	hiddenAddress([{ street, house_number }], 'knownAddresses'),
];

describe('a street with its number is found', () => {
	const rare = fc.constantFrom(...'Löwenherz Grünberger Zetkin Heine Çelik Łąka Œuvre'.split(' '));
	const road = fc.constantFrom('straße', 'weg', 'platz', 'allee', 'gasse', 'ring', 'ufer', 'damm');
	/** The ways people, machines and addresses of pages write a name. */
	const written = fc.constantFrom<(name: string, road: string) => string>(
		(name, end) => `${name}${end}`,
		(name, end) => `${name}${end}`.toUpperCase(),
		(name, end) => `${name}${end}`.toLowerCase(),
		(name, end) => `${name}-${end}`,
		(name, end) => `${name} ${end}`,
		(name, end) => `${name}${end}`.replaceAll('ß', 'ss'),
		(name, end) => `${name}${end}`.replaceAll('ö', 'oe').replaceAll('ü', 'ue'),
		(name, end) => `${name}${end}`.normalize('NFD').replaceAll(/\p{M}/gu, ''),
		(name, end) => `${name}${end.replace(/(?<=str)aße$/, '.')}`,
		(name, end) => [...`${name}${end}`].join(' '),
		(name, end) => `https://x.example/${encodeURI(`${name}-${end}`.toLowerCase())}`,
	);
	const before = fc.constantFrom('Im ', 'in der ', '„', 'Adresse: ', '(', '5 Zimmer, ');

	test('however it is written', () => {
		fc.assert(
			fc.property(rare, road, written, before, (name, end, write, front) => {
				const text = `${front}${write(name, end)} 5`;
				const leaks = findLeaks(decodeURI(text), atStreet(`${name}${end}`));
				expect(leaks, text).toEqual(['hidden address']);
			}),
			{ numRuns: 2_000 },
		);
	});

	test.each([
		['of many houses', `Weg 1${' / 3'.repeat(25)}!`, ''],
		['of many words', `${'a '.repeat(50)}Ende`, `${'a. '.repeat(1_000)}. Ende`],
		['of many articles', `Weg ${'de '.repeat(50)}Ende`, 'Weg de '.repeat(1_000)],
		['of many roads', 'str '.repeat(30), 'str. '.repeat(1_000)],
		['of one letter', 'Hof a', 'h '.repeat(10_000)],
		['of letters that were lost', 'Lindenweg', 'L***'.repeat(10_000)],
	])('%s at once', (_of, street, text) => {
		expect(cpuTime(() => void findLeaks(text, atStreet(street)))).toBeLessThan(1_000);
	});
});

test('a word is the same in all its spellings', () => {
	for (const words of ['Großen GROSSEN', 'Löwen Loewen LOWEN', 'Łąka Laka', 'Cataluña Catalunya'])
		expect(new Set(words.split(' ').map(foldWord)).size, words).toBe(1);
});

test('an amount is found in any notation beside the word price', () => {
	const amount = fc.oneof(
		fc.integer({ min: 10_000, max: 9_999_999 }),
		fc.integer({ min: 1, max: 99 }).map((n) => n * 10_000),
	);
	const notation = fc.constantFrom<(n: number) => string>(
		(n) => String(n),
		(n) => n.toLocaleString('de'),
		(n) => `${n.toLocaleString('en')} €`,
		(n) => n.toLocaleString('fr'),
		(n) => `${n.toLocaleString('de')},00 EUR`,
		(n) => `${n},-`,
		(n) => `${String(n / 1_000).replace('.', ',')} T€`,
		(n) => `${n / 1_000}k`,
		(n) => `${String(n / 1_000_000).replace('.', ',')} Mio. €`,
		(n) => `${n / 1_000_000} Mil.`,
	);
	fc.assert(
		fc.property(amount, notation, (n, write) => {
			const leaks = findLeaks(`Preis: ${write(n)}`, [
				hiddenPrice({ ...unknownPrice, amounts: [12, n] }, 'knownAmounts'),
			]);
			expect(leaks, write(n)).toEqual(['hidden price']);
		}),
		{ numRuns: 2_000 },
	);
});

const sentences = (text: string) =>
	sentencesOf(text).map(({ start, end }) => text.slice(start, end));

test('sentences are all of a text, and what is cut short ends none', () => {
	const pieces = fc.constantFrom(...'Haus| |. |! |Str. |17. Juni|\n|z. B. |5|…'.split('|'));
	fc.assert(
		fc.property(fc.array(pieces), (parts) => {
			const text = parts.join('');
			expect(sentences(text).join('')).toBe(text);
		}),
	);
	expect(sentences('In der Elbstr. 5 am 17. Juni, z. B. Nr. 3. Ruhig! Hell')).toEqual([
		'In der Elbstr. 5 am 17. Juni, z. B. Nr. 3. ',
		'Ruhig! ',
		'Hell',
	]);
	expect(sentences('KP 1,2 Mio. Der Bahnhof ist nah. Für 598 Tsd. Euro')).toEqual([
		'KP 1,2 Mio. ',
		'Der Bahnhof ist nah. ',
		'Für 598 Tsd. Euro',
	]);
});

const piece = fc.constantFrom(
	...'<p>|</p>|<b>|</b>|<em>|</em>|<br>|<hr>|<ul>|<li>|</li>|</ul>|<h2>|</h2>|<table><tr><td>|</td></tr></table>|Haus. |weg 5|\n| |<sub>|</sub>|<blockquote>|</blockquote>|&amp;|&lt;b|<a href="https://x.example/?a=1&b=>">|</a>|<div>|</div>|<span>|</span>'.split(
		'|',
	),
);

/** A line for each block, as a browser shows it. */
function seen(node: Root | RootContent): string {
	if (node.type === 'text') return node.value.replaceAll('\n', ' ');
	if (!('children' in node)) return '';
	const text = node.children.map(seen).join('');
	const isBlock = node.type === 'element' && !/^(?:a|b|strong|em|i|sub|sup)$/.test(node.tagName);
	return isBlock ? `\n${text}\n` : text;
}

test('the text of sanitised HTML is the same without parsing it', () => {
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
			const html = sanitise(pieces.join('')) ?? '';
			const parts = partsOf(html);
			expect(parts.map((part) => part.html).join('')).toBe(html);
			expect(parts.map((part) => part.text).join('')).toBe(seen(parseHtml(html)));
		}),
		{ numRuns: 2_000 },
	);
});

describe('HTML without the sentences that tell', () => {
	const facts = [hiddenPrice({ ...unknownPrice, amounts: [598_000] }), ...atStreet('Geheimweg')];
	const telling = fc.constantFrom(
		...'598.000 €|598.|<b>598</b>.000 €|<sup>598.000 €</sup>| 5<b>98000 €</b>|&nbsp;598 T€|&amp;|Im Geheim<b>weg</b> 5. '.split(
			'|',
		),
		'<a href="https://x.example/598.000-EUR">mehr</a>',
		'<a href="https://x.example/geheimweg-5">hier</a>',
	);

	test('is as sanitising leaves it, bears no mark, and tells nothing any more', () => {
		let dropped = 0;
		fc.assert(
			fc.property(fc.array(fc.oneof(piece, telling), { maxLength: 25 }), (pieces) => {
				const html = sanitise(pieces.join(' '));
				if (html === undefined) return;
				const { text, leaks } = dropFromHtml(html, facts);
				expect(text).toBe(sanitise(text));
				expect(text ?? '').not.toMatch(/…|598\.?000|Geheimweg/);
				dropped += leaks.length;
			}),
			{ numRuns: 2_000 },
		);
		expect(dropped).toBeGreaterThan(500);
	});

	test('is the same, byte for byte, where nothing tells', () => {
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
				const html = sanitise(pieces.join(' '));
				if (html !== undefined)
					expect(dropFromHtml(html, facts)).toEqual({ text: html, leaks: [] });
			}),
			{ numRuns: 1_000 },
		);
	});

	test.each([
		['<p>Hell. Im Geheimweg 5. Ruhig.</p>', '<p>Hell. Ruhig.</p>'],
		['<p>Hell. Im Geheimweg 5.</p>', '<p>Hell.</p>'],
		['<p>Im Geheimweg 5.</p><p>Ruhig.</p>', '<p>Ruhig.</p>'],
		['<ul><li>Im Geheimweg</li><li>Balkon</li></ul>', '<ul><li>Balkon</li></ul>'],
		['<p>Hell<br>Im Geheimweg 5<br>Ruhig</p>', '<p>Hell<br>Ruhig</p>'],
		['<p>Im Geheimweg 5<br>Ruhig</p>', '<p>Ruhig</p>'],
		['<p>Hell.<br>Im Geheimweg 5.</p>', '<p>Hell.</p>'],
		['<h3>Im Geheimweg</h3><p>Ruhig.</p>', '<p>Ruhig.</p>'],
		[
			'<table><tbody><tr><td>Preis</td><td>598.000 €</td></tr></tbody></table>',
			'<table><tbody><tr><td>Preis</td><td></td></tr></tbody></table>',
		],
		['<p>Hell. <b>Im Geheim</b>weg 5. Ruhig.</p>', '<p>Hell. Ruhig.</p>'],
		[
			'<p>Hell. <a href="https://x.example/geheimweg-5">Karte</a>. Ruhig.</p>',
			'<p>Hell. Ruhig.</p>',
		],
	])('%s becomes %s', (html, rest) => {
		const clean = sanitise(html) ?? '';
		expect(dropFromHtml(clean, facts).text).toBe(rest);
	});
});

test('a text that is too long to be looked through is left out where something is hidden, and said to be', () => {
	const html = `<p>${'Hell und ruhig. '.repeat(13_000)}</p>`;
	const leaks = [{ what: 'hidden address', after: '', isTooLong: true }];
	expect(dropFromHtml(html, atStreet('Löwenherzweg'))).toEqual({ text: undefined, leaks });
	expect(dropFromHtml(html, [])).toEqual({ text: html, leaks: [] });
});
