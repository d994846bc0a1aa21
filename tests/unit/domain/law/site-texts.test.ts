import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leavesOutVat, readCommission } from '../../../../src/domain/law/commission.ts';
import { odrAddress } from '../../../../src/domain/law/european-union.ts';
import {
	completeness,
	findingSentence,
	imprintFindings,
	textFindings,
} from '../../../../src/domain/law/findings.ts';
import { textRules } from '../../../../src/domain/law/all-rules.ts';
import { addedParking } from '../../../../src/domain/law/total-price.ts';
import { de } from '../../../../src/i18n/messages/de.ts';
import { en } from '../../../../src/i18n/messages/en.ts';
import { es } from '../../../../src/i18n/messages/es.ts';
import { demoCompany } from '../../../../src/wiring/company.ts';
import { cpuTime } from '../../../support/cpu-time.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';

const today = '2026-11-21';
const imprint = (lang: string) =>
	readFileSync(join(demoCompany.texts, `legal/imprint.${lang}.md`), 'utf8');
const rules = (text: string, country: string) =>
	imprintFindings(text, { country, today }).map(({ rule }) => rule);

test.each([
	'<a href="https://ec.europa.eu/consumers/odr/">OS</a>',
	'<a href="HTTP://EC.EUROPA.EU/consumers/odr/main/index.cfm?event=main.home2.show&amp;lng=DE">x</a>',
	'unter ec.europa.eu/consumers/odr abrufbar',
	'https://webgate.ec.europa.eu/odr/main',
	'<p>ec.europa.eu/<b>consumers</b>/odr</p>',
	'http:&#x2F;&#x2F;ec.europa.eu&#x2F;consumers&#x2F;odr',
	'https%3A%2F%2Fec.europa.eu%2Fconsumers%2Fodr',
	'ec.europa.eu/con\u00ADsumers/o\u200Bdr',
	'ec.europa.eu/con&shy;sumers/o<wbr>dr',
	'ec.europa.eu / consumers / odr',
])('the closed platform is found in %s', (text) => {
	expect(odrAddress(text)).toHaveLength(1);
});

test.each([
	'Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil.',
	'https://ec.europa.eu/info/index_de',
	'<p>Zimmer mit Blick auf die Oder</p>',
	'odr',
])('nothing is found in %s', (text) => {
	expect(odrAddress(text)).toEqual([]);
});

test('a link stands out in any surroundings', () => {
	const words = fc.string({ unit: 'grapheme', maxLength: 40 });
	fc.assert(
		fc.property(words, words, (before, after) => {
			const link = '"https://ec.europa.eu/consumers/odr"';
			expect(odrAddress(`${before.replaceAll('<', '')} ${link} ${after}`)).toHaveLength(1);
		}),
	);
});

test('the report names the record and the field, but not before the platform had closed', () => {
	const texts = [['imprint_note', 'https://ec.europa.eu/odr'] as const];
	const on = (day: string) =>
		textFindings(textRules, texts, { country: undefined, today: day }).map((found) =>
			findingSentence('team 3', found),
		);
	expect(on(today)).toEqual([
		'team 3: "ec.europa.eu/odr" in imprint_note leads to the closed ODR platform of the EU; right: no link and no mention of it (Regulation (EU) 2024/3228)',
	]);
	expect(on('2025-07-19')).toEqual([]);
});

test.each(['de', 'en', 'es'])('the imprint of the demo holds all there is to find (%s)', (lang) => {
	expect(rules(imprint(lang), 'DE')).toEqual([]);
});

test('an imprint without its supervisory authority is told so, even if it names the licence', () => {
	const text = imprint('de').replaceAll('Zuständige Aufsichtsbehörde', 'Erlaubnis erteilt durch');
	const findings = imprintFindings(text, { country: 'DE', today });
	expect(findings).toMatchObject([
		{ rule: 'de-imprint-authority', provision: '§ 5 (1) no. 3 DDG' },
	]);
});

test('an empty German imprint lacks everything that does not depend on the kind of company', () => {
	expect(rules('<p>Hausmakler</p>', 'DE')).toEqual([
		'de-imprint-address',
		'de-imprint-email',
		'de-imprint-phone',
		'de-imprint-licence',
		'de-imprint-authority',
	]);
});

test('only a company in a register owes its numbers, and only a legal person who represents it', () => {
	const rest = `Am Markt 1, 04109 Leipzig, info@haus.example, Tel. 0341 1234567, § 34c GewO,
		Aufsichtsbehörde: Stadt Leipzig`;
	expect(rules(`Anna Haus, ${rest}`, 'DE')).toEqual([]);
	expect(rules(`Anna Haus e. K., ${rest}`, 'DE')).toEqual([
		'de-imprint-register',
		'de-imprint-vat-number',
	]);
	expect(rules(`Haus GmbH, ${rest}`, 'DE')).toEqual([
		'de-imprint-representation',
		'de-imprint-register',
		'de-imprint-vat-number',
	]);
	expect(
		rules(`Haus GmbH, vertreten durch A. Haus, HRB 1234, DE 123456789, ${rest}`, 'DE'),
	).toEqual([]);
});

test('an Austrian imprint names register, authority, trade and media owner', () => {
	const text = `<p>Haus GmbH<br>Ring 12<br>1010 Wien<br>office@haus.example</p>`;
	expect(rules(text, 'AT')).toEqual([
		'at-imprint-register',
		'at-imprint-authority',
		'at-imprint-trade',
		'at-imprint-media-owner',
	]);
	const whole = `${text}<p>FN 123456a, Immobilientreuhänder, Mitglied der WKO Wien,
		Gewerbebeh&ouml;rde: Magistrat, Medieninhaber: Haus GmbH</p>`;
	expect(rules(whole, 'AT')).toEqual([]);
});

test('a Spanish imprint names tax number and register', () => {
	const text = 'Casas S.L., Carrer de Ciscar 28, 46005 València, hola@casas.example';
	expect(rules(text, 'ES')).toEqual(['es-imprint-tax-number', 'es-imprint-register']);
	expect(rules(`${text}. NIF B-12345678. Registro Mercantil de Valencia, T 1, F 2`, 'ES')).toEqual(
		[],
	);
});

test('an empty Austrian or Spanish imprint lacks an address and an e-mail', () => {
	expect(rules('<p>Haus</p>', 'AT')).toEqual(
		expect.arrayContaining(['at-imprint-address', 'at-imprint-email']),
	);
	expect(rules('<p>Casas</p>', 'ES')).toEqual(
		expect.arrayContaining(['es-imprint-address', 'es-imprint-email']),
	);
});

test.each([
	'a',
	'a ',
	'1',
	'0 ',
	'plus',
	'zzgl. ',
	'<',
	'&',
	'Str. ',
	'x@',
	'HRB ',
	'odr',
	'nachhaltig ',
	'green, ',
	'dank ',
	'más plaza ',
])('a text of nothing but "%s" is searched in no time', (part) => {
	const text = part.repeat(100_000 / part.length);
	const spent = cpuTime(() => {
		for (const country of ['DE', 'AT', 'ES']) rules(text, country);
		textFindings(textRules, [['a', text]], { country: 'DE', today: '2026-11-25' });
		addedParking(text);
		readCommission(text);
		leavesOutVat({ commission: { de: text } });
		completeness(
			{ ...lawfulUnit, description: { de: `${text} Garage` } },
			{ country: 'DE', today },
		);
	});
	expect(spent).toBeLessThan(1_200);
});

test('no word of the site orders an agent or binds anybody to pay', () => {
	const binding =
		/beauftrag|zahlungspflichtig|kostenpflichtig|maklervertrag|brokerage contract|obligation to pay|contrato de (?:corretaje|mediaci)|obligaci[oó]n de pago/i;
	const words = [de, en, es].flatMap((messages): string[] => Object.values(messages));
	expect(words.filter((text) => binding.test(text))).toEqual([]);
	expect(de['form.submit']).toContain('Unverbindlich');
});
