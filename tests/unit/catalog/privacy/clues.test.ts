import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountPattern, largeAmount } from '../../../../src/catalog/privacy/amount-pattern.ts';
import { amountInWords } from '../../../../src/catalog/privacy/amount-words.ts';
import { searched, type Clue } from '../../../../src/catalog/privacy/clue.ts';
import { mapAddressPattern } from '../../../../src/catalog/privacy/map-address.ts';
import { parcelPattern } from '../../../../src/catalog/privacy/parcel-pattern.ts';
import { anyPointPattern, pointPattern } from '../../../../src/catalog/privacy/point-pattern.ts';
import { parseHtml, sanitise } from '../../../../src/catalog/privacy/sanitise.ts';
import {
	collect,
	plainWhole,
	redactHtml,
	type Secret,
} from '../../../../src/catalog/privacy/secrets.ts';
import {
	bareStreetPattern,
	houseNumberPattern,
	spacedStreetPattern,
	streetPattern,
} from '../../../../src/catalog/privacy/street-pattern.ts';
import { runs } from '../../../support/full-size.ts';

/** Whether the expression is found at all; a clue must never be given up where it would be. */
function found(clue: Clue | undefined, text: string): boolean {
	if (!clue) return false;
	const isFound = text.search(clue.expression) >= 0;
	if (isFound) expect(clue.mayBeIn(searched(text)), text).toBe(true);
	return isFound;
}

const parts =
	'Karl Heine heine Löberwall graben Groß Große Gasse Am Platz platz Straße strasse Str str Schloß schloss Calle de las Àvila Michael Wasser weg hof Ełk Łąka Strøm Ægir Đuro Ştefan Οδός Ermou Ωmega see Aeue Neue Juni 17 Esse ſaal Sankt St Dr Doktor del Kings Abbey Road Rd Lane Avenue Drive Place Plaza Avenida'.split(
		' ',
	);
const name = fc
	.array(fc.tuple(fc.constantFrom(...parts), fc.constantFrom('', '', ' ', '-')), {
		minLength: 1,
		maxLength: 4,
	})
	.map((words) => words.flat().join(''));

/** The ways people, machines and addresses of pages write a name. */
const rewritten: ((text: string) => string)[] = [
	(text) => text.toUpperCase(),
	(text) => text.toLowerCase(),
	(text) => text.replaceAll('ß', 'ss').replaceAll(/ä/g, 'ae').replaceAll(/ö/g, 'oe'),
	(text) => text.replaceAll('ß', 'ẞ'),
	(text) => text.replaceAll('s', 'ſ'),
	(text) => text.replaceAll('ss', 'ß').replaceAll('ae', 'ä').replaceAll('oe', 'ö'),
	(text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
	(text) => text.replaceAll(/[aeiou]/g, (vowel) => `${vowel}\u0300`.normalize('NFC')),
	(text) => text.replaceAll(/[łŁ]/g, 'l').replaceAll(/[đĐ]/g, 'd').replaceAll(/[øØ]/g, 'oe'),
	(text) => text.replaceAll(/Calle/g, 'C/').replaceAll(/Gro(?:ß|ss)e?/g, 'Gr.'),
	(text) => text.replaceAll('l', 'ł').replaceAll('ae', 'æ').replaceAll('o', 'ø'),
	(text) => text.replaceAll(/(?:eg|asse)(?=$|[ -])/g, '.'),
	(text) => text.replaceAll(' ', '-'),
	(text) => text.replaceAll(/[ -]/g, ''),
	(text) => text.replaceAll(' ', ' - '),
	(text) => text.replaceAll(/(\p{L})\p{L}+(?=[ -])/gu, '$1.'),
	(text) => text.replaceAll(/(\p{L}{3})\p{L}+(?=[ -])/gu, '$1.'),
	(text) => text.replaceAll(/str(?:aße|asse)/giu, 'str.'),
	(text) => text.replaceAll(/platz/giu, 'pl.'),
	(text) =>
		text
			.replaceAll(/road/giu, 'Rd')
			.replaceAll(/lane/giu, 'Ln.')
			.replaceAll(/(?<=ave)nue|(?<=dr)ive/giu, ''),
	(text) => text.replaceAll(/pla(?:ce|za)/giu, 'Pza').replaceAll(/aven(?:ue|ida)/giu, 'Avda'),
	(text) => text.replaceAll(/s(?=[ -])/g, '’s'),
	(text) => text.replaceAll(/e(?=[ -])/g, 'en'),
	(text) => text.replaceAll(/(?=graben|weg|hof|str)/giu, '-'),
];
const rewriting = fc.array(fc.constantFrom(...rewritten), { maxLength: 3 });
const around = fc.constantFrom('', ' ', 's', 'a', 'ae', 'e', 'am ', 'x.', ', 5', ' 14a', '.');

describe('a text is never passed over in which a search would find', () => {
	test('a street, however it is written', () => {
		const streets = runs(4_000, 20_000);
		let hits = 0;
		fc.assert(
			fc.property(name, rewriting, around, around, (street, rules, before, behind) => {
				const written = rules.reduce((text, rule) => rule(text), street);
				hits += Number(found(streetPattern(street), `${before}${written}${behind}`));
			}),
			{ numRuns: streets },
		);
		expect(hits).toBeGreaterThan(streets / 4);
	});

	test.each([
		['Avenue Road', 'Ave Road'],
		['Boulevard Place', 'Blvd Place'],
		['Avenue Str.', 'Avda-Str.'],
	])('%s, whose first word has short forms, as %s', (street, written) => {
		expect(found(streetPattern(street), `Nahe ${written} 5`)).toBe(true);
	});

	test('a street, letter by letter', () => {
		let hits = 0;
		fc.assert(
			fc.property(name, rewriting, around, around, (street, rules, before, behind) => {
				const written = [...rules.reduce((text, rule) => rule(text), street)].join(' ');
				hits += Number(found(spacedStreetPattern(street), `${before}${written}${behind}`));
			}),
			{ numRuns: 2_000 },
		);
		expect(hits).toBeGreaterThan(300);
	});

	test('a street without its road word', () => {
		let hits = 0;
		fc.assert(
			fc.property(name, rewriting, (street, rules) => {
				const written = rules.reduce((text, rule) => rule(text), street);
				const bare = written.replace(/[ -]*(?:str(?:aße|asse)?|weg|platz)\.?$/iu, '');
				hits += Number(found(bareStreetPattern(street, '5'), `${bare} 5`));
			}),
			{ numRuns: 4_000 },
		);
		expect(hits).toBeGreaterThan(100);
	});

	test('a house number goes with its street, however close it stands', () => {
		const street = streetPattern('Elbstraße');
		const written = [
			'Elbstr.5',
			'Elbstr.5-7',
			'Elbstraße Nummer 5',
			'Elbstraße #5',
			'Elbstr. Nr.5a',
		];
		const left = written.map((text) => text.replace(street?.expression ?? '', ''));
		expect(left.filter((text) => text !== '')).toEqual([]);
	});

	test.each([
		['of many houses', `Weg 1${' / 3'.repeat(25)}!`, ''],
		['of many words', `${'a '.repeat(50)}Ende`, `${'a. '.repeat(1_000)}. Ende`],
		['of many words that may be missing', `Weg ${'de '.repeat(50)}Ende`, 'Weg de '.repeat(1_000)],
		['of many roads', 'str '.repeat(30), 'str. '.repeat(1_000)],
	])('a street %s is looked for at once', (_of, street, text) => {
		const { user, system } = process.cpuUsage();
		found(streetPattern(street), text);
		const passed = process.cpuUsage({ user, system });
		expect((passed.user + passed.system) / 1_000).toBeLessThan(1_000);
	});

	test('a street in texts that have nothing to do with it', () => {
		fc.assert(
			fc.property(
				name,
				fc.string({ unit: fc.constantFrom(...'aäesßSſtrß .-löOKKÅ') }),
				(street, text) => {
					found(streetPattern(street), text);
				},
			),
			{ numRuns: 5_000 },
		);
	});

	test('an amount in any notation', () => {
		const amounts = runs(1_000, 5_000);
		let hits = 0;
		const amount = fc.oneof(
			fc.integer({ min: 10, max: 9_999_999 }),
			fc.integer({ min: 1, max: 99 }).map((n) => n * 10_000),
			fc.integer({ min: 1_000, max: 99_999_999 }).map((cents) => cents / 100),
		);
		const notation = fc.constantFrom<(n: number) => string>(
			(n) => String(n),
			(n) => n.toLocaleString('de'),
			(n) => `${n.toLocaleString('en')} €`,
			(n) => n.toLocaleString('fr'),
			(n) => `${n.toFixed(2).replace('.', ',')} EUR`,
			(n) => `${n},-`,
			(n) => `${String(n / 1_000).replace('.', ',')} T€`,
			(n) => `${n / 1_000}k`,
			(n) => `${String(n / 1_000_000).replace('.', ',')} Mio. €`,
			(n) => `${n / 1_000_000} Mil.`,
			(n) => `${n / 1_000_000}m`,
		);
		fc.assert(
			fc.property(amount, notation, around, (n, write, before) => {
				hits += Number(found(amountPattern([12, n]), `${before}Preis: ${write(n)}`));
			}),
			{ numRuns: amounts },
		);
		expect(hits).toBeGreaterThan(amounts * 0.6);
	});

	test('an amount in words', () => {
		const word = fc.constantFrom(
			...'eine halbe hundert tauſend TAUSEND Million viertel zwei und half a hundred thousand million medio cien cientos quinientos mil millón Preis: Euro pounds € VB .'.split(
				' ',
			),
		);
		const part = fc.tuple(word, fc.constantFrom('', ' ', ' ', '-'));
		const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.flat().join(''));
		let hits = 0;
		fc.assert(
			fc.property(text, (written) => {
				hits += Number(found(amountInWords, written));
			}),
			{ numRuns: 5_000 },
		);
		expect(hits).toBeGreaterThan(200);
	});

	test('a point, a house number, a map', () => {
		let hits = 0;
		const degrees = fc.double({ min: -90, max: 90, noNaN: true });
		const cut = fc.integer({ min: 1, max: 9 });
		fc.assert(
			fc.property(degrees, degrees, cut, around, (lat, lng, digits, before) => {
				const text = `${before}${lat.toFixed(digits)}, ${lng.toFixed(digits).replace('.', ',')}`;
				hits += Number(found(pointPattern({ lat, lng }), text));
				found(anyPointPattern, text);
			}),
			{ numRuns: 2_000 },
		);
		expect(hits).toBeGreaterThan(1_000);
		const texts =
			'51° 20′ N|9F4M8HQ2+XV|CFGHJMPQ+RV|///eins.zwei.drei|maps.app.goo.gl/x|GOOGLE.de/maps|g.page/x|Hausnr. 5|HAUSNUMMER 5|hausnr 5a|w3w.co/a.b.c|FLST 1|Flurstueck 1|9872023vh5797s|ch 943571098712'.split(
				'|',
			);
		const clues = [anyPointPattern, mapAddressPattern, parcelPattern, houseNumberPattern('5')];
		for (const text of texts)
			expect(clues.filter((clue) => found(clue, text)).length, text).toBe(1);
	});
});

const piece = fc.constantFrom(
	...'<p>|</p>|<b>|</b>|<em>|</em>|<br>|<hr>|<ul>|<li>|</li>|</ul>|<h2>|</h2>|<table><tr><td>|</td></tr></table>|Haus|weg 5|\n| |<sub>|</sub>|<blockquote>|</blockquote>|<div>|</div>|<span>|</span>'.split(
		'|',
	),
);

test('the text of sanitised HTML is the same without parsing it', () => {
	let compared = 0;
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
			const html = sanitise(pieces.join(''));
			const plain = html === undefined ? undefined : plainWhole(html);
			if (html === undefined || plain === undefined) return;
			compared++;
			expect(plain).toBe(collect(parseHtml(html).children, [], ''));
		}),
		{ numRuns: 2_000 },
	);
	expect(compared).toBeGreaterThan(500);
	expect(plainWhole('<p>a &#x26; b</p>')).toBeUndefined();
	expect(plainWhole('<p><a href="https://x.example">a</a></p>')).toBeUndefined();
});

test('HTML stays as sanitising leaves it where secrets are masked', () => {
	const secrets: Secret[] = [{ what: 'hidden price', patterns: [largeAmount] }];
	const amount = fc.constantFrom(
		...'598.000 €|598.|<b>598</b>.000 €|<sup>598.000 €</sup>| 5<b>98000 €</b>|&nbsp;598 T€|&amp;'.split(
			'|',
		),
		'<a href="https://x.example/598.000-EUR">598.000 €</a>',
	);
	let masked = 0;
	fc.assert(
		fc.property(fc.array(fc.oneof(piece, amount), { maxLength: 25 }), (pieces) => {
			const html = sanitise(pieces.join(''));
			if (html === undefined) return;
			const { text, found } = redactHtml(html, secrets);
			expect(text).toBe(sanitise(text));
			masked += found.length;
		}),
		{ numRuns: 2_000 },
	);
	expect(masked).toBeGreaterThan(500);
});
