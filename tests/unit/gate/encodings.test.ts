import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitise } from '../../../src/gate/html/sanitise.ts';
import { visible } from '../../../src/gate/html/normalise.ts';
import { publicUnit } from '../../support/gate.ts';

/** Bytes as somebody reads them who takes them for another character set. */
const misread = (text: string, charset: string, times = 1): string =>
	times === 0
		? text
		: misread(new TextDecoder(charset).decode(Buffer.from(text)), charset, times - 1);
const inLatin1 = (text: string) =>
	text.replaceAll(/[\u0080-\u00ff]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
const byNumber = (text: string, write: (code: number) => string) =>
	text.replaceAll(/[^\x20-\x7e]/g, (sign) => write(sign.charCodeAt(0)));
const names: Readonly<Record<string, string>> = {
	ü: 'uuml',
	ß: 'szlig',
	ö: 'ouml',
	ñ: 'ntilde',
	é: 'eacute',
};
const entities = (text: string) =>
	text.replaceAll(/[^\x20-\x7e]/g, (sign) => `&${names[sign] ?? `#${sign.charCodeAt(0)}`};`);
const again = (html: string) => html.replaceAll('&', '&amp;');

/** Each way to write a text so that a person or a program still reads it. */
const writings: Readonly<Record<string, (text: string) => string>> = {
	entities,
	'entities twice': (text) => again(entities(text)),
	'entities four times': (text) => again(again(again(entities(text)))),
	'numbers of entities twice': (text) => again(byNumber(text, (code) => `&#${code};`)),
	'hexadecimal entities twice': (text) =>
		again(byNumber(text, (code) => `&#x${code.toString(16)};`)),
	'all letters as entities': (text) =>
		Array.from(text, (sign) => `&#${sign.codePointAt(0)};`).join(''),
	'percent codes': encodeURI,
	'percent codes of all letters': (text) =>
		[...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
	'percent codes twice': (text) => encodeURIComponent(encodeURIComponent(text)),
	'percent codes of ISO 8859-1': inLatin1,
	'percent codes of scripts': (text) =>
		byNumber(text, (code) => `%u${code.toString(16).padStart(4, '0')}`),
	'the escapes of JSON': (text) =>
		byNumber(text, (code) => `\\u${code.toString(16).padStart(4, '0')}`),
	'the escapes of RTF': (text) => byNumber(text, (code) => `\\'${code.toString(16)}`),
	'quoted-printable': (text) => encodeURI(text).replaceAll('%20', ' ').replaceAll('%', '='),
	mojibake: (text) => misread(text, 'windows-1252'),
	'mojibake twice': (text) => misread(text, 'windows-1252', 2),
	'mojibake in ISO 8859-1': (text) => Buffer.from(text).toString('latin1'),
	'mojibake of Central Europe': (text) => misread(text, 'windows-1250'),
	'mojibake of a Mac': (text) => misread(text, 'macintosh'),
	'mojibake in entities': (text) => entities(misread(text, 'windows-1252')),
	'question marks': (text) => text.replaceAll(/[^\x20-\x7e]/g, '?'),
	'two question marks each': (text) => text.replaceAll(/[^\x20-\x7e]/g, '??'),
	'replacement signs': (text) => text.replaceAll(/[^\x20-\x7e]/g, '\ufffd'),
	'replacement signs as mojibake': (text) => text.replaceAll(/[^\x20-\x7e]/g, 'ï¿½'),
	stars: (text) => text.replaceAll(/[^\x20-\x7e]/g, '*'),
	'accents of their own': (text) => text.normalize('NFD'),
	'wide letters': (text) =>
		text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
	'letters in circles': (text) =>
		text.replaceAll(/[a-z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 97 + 0x24d0)),
	'mathematical letters': (text) =>
		text.replaceAll(/[a-z]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 97 + 0x1d41a)),
	'soft hyphens': (text) => Array.from(text).join('\u00ad'),
	'blanks without width': (text) => Array.from(text).join('\u200b'),
	'signs of direction': (text) => `\u202a${text}\u202c`,
	'tag characters': (text) => Array.from(text).join('\u{e0041}'),
	'crossed out': (text) => Array.from(text).join('\u0336'),
	'Arabic digits': (text) =>
		text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
	'digits of Devanagari': (text) =>
		text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))),
	'raised digits': (text) => text.replaceAll(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? ''),
	'digits on keys': (text) => text.replaceAll(/\d/g, (digit) => `${digit}\ufe0f\u20e3`),
	capitals: (text) => text.toUpperCase(),
};

const streets = [
	'Müllerstraße',
	'Bürgermeister-Großmann-Straße',
	'Köpenicker Straße',
	'Calle Núñez',
	'Rue Lafléchère',
];

describe.each(Object.entries(writings))('a hidden street in %s', (_name, write) => {
	test.each(streets)('is published nowhere: %s', (street) => {
		const written = `${write(street)} ${write('15')}`;
		const address = `https://tour.example/${written.replaceAll(' ', '-')}`;
		const unit = publicUnit({
			hide_address: true,
			street,
			house_number: '15',
			title: `Wohnung ${written}`,
			description_note: `<p>Hell. Adresse ${written} im Ort. Ruhig.</p>`,
			location_note: `Hell.\nSiehe ${address} dazu\nRuhig.`,
			furnishing_note: `<p>Hell. <a href="${address}">Mehr</a>. Ruhig.</p>`,
			custom_fields: { kfw_standard: { value: 1, pretty_value: `Bei ${written}` } },
		});
		expect(unit.title, written).toEqual({});
		expect(unit.description.de).toBe('<p>Hell. Ruhig.</p>');
		expect(unit.location.de).toBe('<p>Hell.<br>Ruhig.</p>');
		expect(unit.furnishing.de).not.toContain('tour.example');
		expect(unit.fields).toEqual([]);
	});
});

describe.each(Object.entries(writings))('a price on request in %s', (_name, write) => {
	test('is published nowhere', () => {
		const title = `Villa für ${write('349')}.${write('000')} ${write('€')}`;
		const unit = publicUnit({ price_on_inquiry: true, price: 349_000, title });
		expect(unit.title, title).toEqual({});
	});
});

describe('what is published is decoded', () => {
	test.each([
		['Caf&amp;#233; &amp;amp; Bar', 'Café & Bar'],
		['GrÃ¼ne StraÃŸe', 'Grüne Straße'],
		['GrÃƒÂ¼n', 'Grün'],
		['GroÃ\u009fer Garten', 'Großer Garten'],
		['â€žSchÃ¶nâ€œ â€“ 85 mÂ²', '„Schön“ – 85 m²'],
		['٣ Zimmer', '3 Zimmer'],
	])('%s is %s in a title and in a text', (written, plain) => {
		const unit = publicUnit({ title: written, description_note: `<p>${written}</p>` });
		expect(unit.title.de).toBe(plain);
		expect(unit.description.de).toBe(`<p>${plain.replace('&', '&#x26;')}</p>`);
	});

	test.each([
		'„CAFÉ“ und NESCAFÉ®',
		'SÃO PAULO, ROMÂNIA',
		'Ñandú, Åland, Ägypten – 85 m², 3½ Zimmer',
		'„Ä“, „Ö“ und „Ü“…',
		'R&D für 100%ige Käufer, 50 %ab',
		'Wer sucht?Der findet! Park?',
		'① Bad ² Küche',
	])('%s stays as it is', (text) => {
		expect(publicUnit({ hide_address: true, price_on_inquiry: true, title: text }).title.de).toBe(
			text,
		);
	});

	test('once: neither another pass nor markup in entities changes anything', () => {
		const part = fc.constantFrom(
			...'&|amp;|lt;|b|&gt;|uuml;|#252;|Ã|¼|Å|¸|â|€|œ|ü|<b>|</b>|\u00ad| |x'.split('|'),
		);
		fc.assert(
			fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
				const text = parts.join('');
				expect(visible(visible(text))).toBe(visible(text));
				const html = sanitise(text);
				expect(sanitise(html)).toBe(html);
			}),
			{ numRuns: 3_000 },
		);
	});
});
