import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeEntities } from '../../../src/domain/prose.ts';
import { readingsOf } from '../../../src/gate/hidden/comparable.ts';
import { plainText } from '../../../src/gate/html/plain-text.ts';
import { sanitise } from '../../../src/gate/html/sanitise.ts';
import { cpuTime } from '../../support/cpu-time.ts';
import { publicUnit } from '../../support/gate.ts';
import { expectClean } from '../../support/hostile-markup.ts';
import { written } from '../../support/written.ts';

/** What a visitor reads of a text, a blank for each tag. */
const readOf = (text: string) =>
	decodeEntities((sanitise(text) ?? '').replaceAll(/<[^>]*>/g, ' '))
		.replaceAll(/\s+/g, ' ')
		.trim();

const letters = (of = '') => of.replaceAll(/[^\p{L}\p{N}]/gu, '');

describe('a sign that begins no element of HTML is text', () => {
	test.each(written('signs'))('%s', (text) => {
		expect(readOf(text)).toBe(text.replaceAll(/\s+/g, ' '));
		expect(plainText(text)).toBe(text.replaceAll(/\s+/g, ' '));
		expectClean(sanitise(text));
	});

	test('whatever the text, its letters and digits come out', () => {
		const part = fc.oneof(
			fc.constantFrom(...'<|>|</|/>|<!|<-|<?|"|\'|=| |\n|.|&|;|- '.split('|')),
			fc.constantFrom(...'Neu Kaufpreis 3 x example.com @ Hell Bad:Neu ß é ½ 家 بيت'.split(' ')),
			fc.stringMatching(/^[<>"'=/ .:;&-]{0,3}$/),
		);
		fc.assert(
			fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
				const text = parts.join('');
				// A comment stays hidden, also where its end is cut off.
				fc.pre(!text.includes('<!--'));
				expect(letters(readOf(text)), text).toBe(letters(text));
				expect(letters(plainText(text)), text).toBe(letters(text));
				expectClean(sanitise(text));
			}),
			{ numRuns: 1_000 },
		);
	});

	test.each(['<', ' <', '<<', '< '])(
		'a whole text of 100,000 characters and more loses no sign %j',
		(sign) => {
			const read = readOf(`Klasse${sign}B. ${'Hell und ruhig. '.repeat(7_000)}`);
			expect(read.startsWith(`Klasse${sign}B. Hell`)).toBe(true);
		},
	);

	test('a fact that stands behind such a sign is looked for as well', () => {
		const hidden = { hide_address: true, street: 'Geheimgasse', house_number: '15' };
		const unit = publicUnit({
			...hidden,
			title: 'Wohnung <Geheimgasse 15>',
			description_note: 'Hell. Miete<Geheimgasse 15. Ruhig.',
			location_note: 'Hell. Am <Geheim&amp;shy;gasse 15>. Ruhig.',
			furnishing_note: 'Hell. An der Geheim\\ngasse und Geheimgasse\\n15. Ruhig.',
		});
		expect(JSON.stringify(unit)).not.toMatch(/Geheimgasse/);
		expect(unit.location.de).toBe('<p>Hell. Ruhig.</p>');
	});
});

describe('an element of HTML is markup', () => {
	test.each(written('markup'))('%j reads %j', (text, read) => {
		expect(readOf(text)).toBe(read);
		expect(plainText(text)).toBe(read);
		expectClean(sanitise(text));
	});

	test.each([
		['signs', '<'],
		['names', '<a'],
		['one name', `<${'a'.repeat(1_000)}`],
		['attributes', '<a b='],
		['open quotes', '<a b="'],
		['quotes of both kinds', `<a b='<`],
		['ends', '</a '],
		['comments', '<!--'],
		['slashes', '\\'],
		['disks', 'C:\\'],
		['joiners', '\u200d'],
		['half-spaces', 'م\u200c'],
	])('half a megabyte of %s is read within a second of processor time', (_, sign) => {
		const text = `Hell ${sign.repeat(500_000 / sign.length)}`;
		const spent = cpuTime(() => {
			expect(sanitise(text)).toContain('Hell');
			expect(plainText(text)).toContain('Hell');
		});
		expect(spent).toBeLessThan(1_000);
	});

	test('a tag over two lines keeps its link', () => {
		expect(sanitise('Siehe <a\nhref="https://example.com/x"\n>hier</a>')).toBe(
			'<p>Siehe <a href="https://example.com/x" rel="nofollow noopener">hier</a></p>',
		);
	});
});

test.each([
	['A &amp;amp; B', 'A & B'],
	['Gr&amp;auml;ser &amp;amp;auml; &amp;ouml', 'Gräser ä ö'],
	['&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;', '<script>alert(1)</script>'],
	['&lt;img onerror>', '<img onerror>'],
	['&amp;amp;lt;b onclick=x&amp;amp;gt;', '<b onclick=x>'],
	['85&amp;nbsp;m&amp;sup2; &amp;ndash; 3&amp;#189; &amp;euro;', '85 m² – 3½ €'],
	['&#38;lt;B', '<B'],
	['85&amp;nbsp m²', '85 m²'],
	['A&B; C&amp;D', 'A&B; C&D'],
])('entities that were escaped twice become signs, and never markup: %s reads %s', (text, read) => {
	expect(readOf(text)).toBe(read);
	expect(plainText(text)).toBe(read);
	expectClean(sanitise(text));
});

describe('a line break that is written out is one', () => {
	test.each(written('line-breaks'))('%j becomes %j', (text, html) => {
		expect(sanitise(text)).toBe(html);
		expectClean(sanitise(text));
	});

	test.each([
		'C:\\neu\\test',
		'D:\\Bilder\\neu\\titel.jpg',
		'\\\\server\\neu\\rot',
		'hell\\ruhig und Miete\\teilweise',
		'Kauf\\Miete',
		'\\o/ ¯\\_(ツ)_/¯',
	])('a path, or another word with such a sign, stays: %s', (text) => {
		expect(readOf(text)).toBe(text);
		expect(plainText(text)).toBe(text);
	});

	test('in a single line it is a blank', () => {
		expect(plainText('Hell\\nRuhig\\r\\nNeu\\tGut')).toBe('Hell Ruhig Neu Gut');
		expect(plainText('Hell&#92;nRuhig')).toBe('Hell Ruhig');
	});

	test('however it came about, a second pass changes nothing', () => {
		const part = fc.constantFrom(
			...'\\|n|r|t|\\n|\\r\\n|&#92;|<b>|</b>|<p>|</p>|<br>|<ul>|<li>|x|X| |.|C:|\n|<|<X'.split('|'),
		);
		fc.assert(
			fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
				expectClean(sanitise(parts.join('')));
			}),
			{ numRuns: 2_000 },
		);
	});
});

describe('joiners stay where a reader sees what they do', () => {
	test.each([
		['a family', '👨‍👩‍👧‍👦'],
		['skin tones', '👩🏽‍🔧 👋🏾'],
		['a heart', '👩‍❤️‍👨 ❤️‍🔥 👩‍❤‍👨'],
		['a rainbow', '🏳️‍🌈 🏳‍🌈'],
		['black cats', '🐈‍⬛ 🐻‍❄️'],
		['flags', '🇩🇪🇪🇸 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴‍☠️'],
		['a runner', '🏃🏻‍♀️‍➡️'],
		['key caps', '1️⃣ #️⃣'],
		['Persian', 'می‌خواهم خانه‌ای نیم‌فاصله'],
		['Urdu', 'گھر‌کے'],
		['Hindi', 'क्‍ष र्‍य श्‌र'],
		['Malayalam', 'അവന്‍'],
		['Sinhala', 'ශ්‍රී'],
		['Arabic and Hebrew', 'شقة مشرقة דירה מוארת שָׁלוֹם'],
	])('%s: %s', (_, text) => {
		expect(plainText(text)).toBe(text);
		expect(sanitise(text)).toBe(`<p>${text}</p>`);
		expect(sanitise(`<p>${text} &amp; x</p>`)).toBe(`<p>${text} &#x26; x</p>`);
	});

	test.each([
		['Gar\u200dten\u200c', 'Garten'],
		['Gar\u00adten Gar&shy;ten', 'Garten Garten'],
		['1\u200d2 \u200d👩\u200d', '12 👩'],
		['👩\u200d\u200d👩', '👩‍👩'],
		['می\u200c\u200cخواهم\u200c ', 'می‌خواهم'],
		['x\u{e0041}🏴\u{e0031}\u{e0035}', 'x🏴'],
		['Дом\u200cик ס\u200dו', 'Домик סו'],
	])('everywhere else they go: %j', (text, read) => {
		expect(plainText(text)).toBe(read);
		expect(readOf(text)).toBe(read);
	});

	test('whatever is looked for is looked for without them', () => {
		const [reading] = readingsOf('در کریم‌خان');
		expect(reading?.text).toBe('در کریمخان');
		expect(reading?.inOriginal(3, 10)).toEqual({ start: 3, end: 11 });
	});

	test.each(['کریم‌خان', 'کریمخان'])('they hide no street: %s', (written) => {
		for (const street of ['خیابان کریم‌خان', 'خیابان کریمخان']) {
			const title = `خانه در خیابان ${written} 15`;
			const unit = publicUnit({ hide_address: true, street, house_number: '15', title });
			expect(unit.title).toEqual({});
		}
	});
});
