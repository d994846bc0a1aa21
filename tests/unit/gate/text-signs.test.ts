import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeEntities } from '../../../src/domain/prose.ts';
import { readingsOf } from '../../../src/gate/hidden/comparable.ts';
import { plainText } from '../../../src/gate/html/plain-text.ts';
import { sanitise } from '../../../src/gate/html/sanitise.ts';
import { publicUnit } from '../../support/gate.ts';
import { expectClean } from '../../support/hostile-markup.ts';

/** What a visitor reads of a text, a blank for each tag. */
const readOf = (text: string) =>
	decodeEntities((sanitise(text) ?? '').replaceAll(/<[^>]*>/g, ' '))
		.replaceAll(/\s+/g, ' ')
		.trim();

const letters = (of = '') => of.replaceAll(/[^\p{L}\p{N}]/gu, '');

describe('a sign that begins no element of HTML is text', () => {
	test.each([
		'Energieeffizienz <B. Die Wohnung ist hell.',
		'Energieeffizienz <B, die Wohnung ist hell',
		'Klasse <B und ruhig',
		'Klasse <B und Preis >300',
		'Klasse <A+ hell',
		'Klasse <b',
		'Klasse <',
		'<',
		'<<<',
		'Miete<Kaufpreis',
		'Miete<Kaufpreis>Wert',
		'a<b und c>d',
		'3<4 Zimmer',
		'3 < 4 & 5 > 4',
		'Herz <3',
		'<-- hier',
		'<--- hier --->',
		'<- hier ->',
		'<= 90 kWh',
		'<> und </>',
		'<!Achtung!> Neu',
		'<!!! NEU !!!> Hell',
		'Was <?> das',
		'<name@example.com>',
		'Anna Muster <a@example.com>, <b.c@example.com>',
		'<https://example.com/a> und <www.example.com>',
		'<mailto:info@example.com>',
		'Preis <auf Anfrage>',
		'<<Neu>>',
		'<neu> </neu>',
		'<Straße> <Über uns>',
		'<p 3> und <a = b> und <s: x>',
		'Mehr im <Bild',
		'Haus <Main> Garten',
		'Klasse <A> hell',
		'Klasse <B>, ruhig',
		'<Summary> und <Section>',
		'siehe <Link> unten',
		'x <br y',
		'x <li Y',
		'<1 km> <½ Stunde>',
		'<x-custom is=y>x</x-custom>',
		'<titel>Hell</titel>',
		'<Hinweis: ruhig>',
		'</3 und </x>',
		'Baujahr <b\u00a0ist',
		'a&b <c & d',
	])('%s', (text) => {
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
	test.each([
		['Hell<br>Ruhig', 'Hell Ruhig'],
		[
			'Hell<br/>Ruhig<BR />Nah<br\n/>Neu<br/ >Gut<br clear="all">Da</br>',
			'Hell Ruhig Nah Neu Gut Da',
		],
		['<b>Hell</b >', 'Hell'],
		['<font color=red size="3">Hell</font>', 'Hell'],
		['<FONT FACE=Arial>Hell</FONT>', 'Hell'],
		['<o:p>Hell</o:p><o:p/><o:p></o:p>', 'Hell'],
		['<st1:place w:st="on"><st1:City>Jena</st1:City></st1:place>', 'Jena'],
		['<?xml:namespace prefix = o ns = "urn:schemas-microsoft-com:office:office" />Hell', 'Hell'],
		['<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]-->Hell', 'Hell'],
		['<![if !supportLists]>Hell<![endif]>', 'Hell'],
		['Hell<!-- <b> ruhig --> neu', 'Hell neu'],
		['<!DOCTYPE html><html><body>Hell</body></html>', 'Hell'],
		['<![CDATA[<p>Hell <b>neu</b></p>]]>', 'Hell neu'],
		['<span title="a > b">Hell</span>', 'Hell'],
		["<span title='3 < 4 > 2'>Hell</span>", 'Hell'],
		['<span style="font-family: "Times New Roman";">Hell</span>', 'Hell'],
		['<span style="color:red"">Hell</span>', 'Hell'],
		['<td nowrap>Hell</td>', 'Hell'],
		['<p\nclass="MsoNormal"\n>Hell</p>', 'Hell'],
		['<div\tdata-block=x\r\nid=y>Hell</div>', 'Hell'],
		['<a\nhref="https://example.com/x">Hell</a>', 'Hell'],
		['<marquee>Hell</marquee> <blink>neu</blink> <nobr>da</nobr> <tt>x</tt>', 'Hell neu da x'],
		['Hell. <span style="font-si', 'Hell.'],
		['Hell. <a href="https://example.com/a', 'Hell.'],
		['<b>Hell.</b', 'Hell.'],
		['Hell.<br', 'Hell.'],
		['Hell. <span sty', 'Hell.'],
		['Hell.<foo style="display:none">Code 12</foo>', 'Hell.'],
		['Hell.<x-note hidden>Code 12</x-note>', 'Hell.'],
		[
			'<a href="https://example.com>Link</a> Die Wohnung',
			'<a href="https://example.com>Link Die Wohnung',
		],
		['<p>Klasse <B. Hell</p>', 'Klasse <B. Hell'],
		['<b>Miete<Kaufpreis</b> <neu>', 'Miete<Kaufpreis <neu>'],
	])('%j reads %j', (text, read) => {
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
		const start = process.cpuUsage();
		const text = `Hell ${sign.repeat(500_000 / sign.length)}`;
		expect(sanitise(text)).toContain('Hell');
		expect(plainText(text)).toContain('Hell');
		const { user, system } = process.cpuUsage(start);
		expect(user + system).toBeLessThan(1_000_000);
	});

	test('a tag over two lines keeps its link', () => {
		expect(sanitise('Siehe <a\nhref="https://example.com/x"\n>hier</a>')).toBe(
			'<p>Siehe <a href="https://example.com/x" rel="nofollow noopener">hier</a></p>',
		);
	});
});

describe('entities that were escaped twice become signs, and never markup', () => {
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
	])('%s reads %s', (text, read) => {
		expect(readOf(text)).toBe(read);
		expect(plainText(text)).toBe(read);
		expectClean(sanitise(text));
	});
});

describe('a line break that is written out is one', () => {
	test.each([
		['Hell.\\nRuhig.', '<p>Hell.<br>Ruhig.</p>'],
		['Hell.\\r\\nRuhig.', '<p>Hell.<br>Ruhig.</p>'],
		['Hell.\\\\nRuhig.', '<p>Hell.<br>Ruhig.</p>'],
		['hell\\nruhig', '<p>hell<br>ruhig</p>'],
		['hell, \\nruhig', '<p>hell,<br>ruhig</p>'],
		['Hell.\\n\\nRuhig.\\r\\n\\r\\n', '<p>Hell.</p><p>Ruhig.</p>'],
		['Hat:\\n- Bad\\n- Keller', '<p>Hat:</p><ul><li>Bad</li><li>Keller</li></ul>'],
		['Klasse B:\\nHell', '<p>Klasse B:<br>Hell</p>'],
		['Fläche:\\t85 m²\\tZimmer', '<p>Fläche: 85 m² Zimmer</p>'],
		['<p>Hell.\\nRuhig.</p>\\n<p>\\nNeu.\\n</p>', '<p>Hell.<br>Ruhig.</p><p> Neu. </p>'],
		['<ul>\\n<li>Bad</li>\\n</ul>', '<ul> <li>Bad</li> </ul>'],
		['Hell <b>und</b>\\nruhig', '<p>Hell <b>und</b><br>ruhig</p>'],
		['<p>Hell.&#92;nRuhig.</p>', '<p>Hell.<br>Ruhig.</p>'],
	])('%j becomes %j', (text, html) => {
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
