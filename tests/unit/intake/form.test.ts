import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Concern } from '../../../src/domain/inquiry.ts';
import { de } from '../../../src/i18n/messages/de.ts';
import { campaignOf, validateForm } from '../../../src/intake/validate-form.ts';
import { fieldNames, fields, formFields, hiddenNames } from '../../../src/intake/form.ts';
import { anyText } from '../../support/any-text.ts';

const good = { name: 'Ada', email: 'ada@example.com', message: 'Noch frei?', locale: 'de' };

function errorsOf(changes: Readonly<Record<string, unknown>>) {
	const read = validateForm({ ...good, ...changes });
	return read.ok ? {} : read.errors;
}

function formOf(changes: Readonly<Record<string, unknown>>) {
	const read = validateForm({ ...good, ...changes });
	if (!read.ok) throw new Error(`Refused: ${JSON.stringify(read.errors)}`);
	return read.form;
}

const label = (length: number) => 'a'.repeat(length);

describe('the form', () => {
	test('asks for at most six things, of which at most three are required', () => {
		for (const concern of Concern.options) {
			for (const isAboutUnit of [true, false]) {
				for (const hasViewings of [true, false]) {
					const asked = formFields(concern, { isAboutUnit, hasCallTimes: true, hasViewings });
					expect(asked.length).toBeLessThanOrEqual(6);
				}
			}
		}
		// One of e-mail and telephone beside them.
		expect(fieldNames.filter((name) => fields[name].required).length).toBeLessThanOrEqual(2);
	});

	test('asks for a time to view where there is a unit, and for a time to call where there is none', () => {
		expect(formFields('inquiry', { isAboutUnit: true })).toEqual([
			'name',
			'email',
			'phone',
			'dates',
			'message',
		]);
		const hasViewings = true;
		expect(formFields('inquiry', { isAboutUnit: true, hasViewings })).toEqual([
			'name',
			'email',
			'phone',
			'viewing',
			'message',
		]);
		expect(formFields('inquiry')).toEqual(['name', 'email', 'phone', 'callback', 'message']);
		expect(formFields('search')).not.toContain('callback');
		const hasCallTimes = true;
		expect(formFields('inquiry', { isAboutUnit: true, hasCallTimes })).toContain('callback');
		expect(formFields('search', { hasCallTimes })).not.toContain('callback');
	});

	test('needs a name and an e-mail address or a telephone number, and nothing else', () => {
		expect(errorsOf({})).toEqual({});
		expect(errorsOf({ email: '', phone: '0341 1' })).toEqual({});
		expect(errorsOf({ name: ' ', email: '' })).toEqual({ name: 'required', email: 'required' });
		expect(errorsOf({ email: ' ', phone: 'mobile' })).toEqual({ phone: 'invalid' });
	});

	test('needs a telephone number where one of the times for a call is chosen, and not where somebody writes one', () => {
		const callback = 'Mo-Fr 09:00-12:00';
		for (const [changes, errors] of [
			[{ callback }, { phone: 'required' }],
			[{ callback, email: '' }, { phone: 'required' }],
			[{ callback, phone: 'bitte nicht' }, { phone: 'required' }],
			[{ callback, phone: '0341 1' }, {}],
			[{ callback, email: '', phone: '0341 1' }, {}],
			[{ callback: 'gar nicht, bitte per Mail' }, {}],
			[{ callback: '' }, {}],
		] as const) {
			expect([changes, errorsOf(changes)]).toEqual([changes, errors]);
		}
	});

	test('keeps of the address of a page what names a campaign, and nothing else', () => {
		expect(campaignOf('?utm_source=a&email=x%40y.de&utm_medium=b%0d%0ac')).toBe(
			'utm_source=a&utm_medium=b+c',
		);
		expect(campaignOf('?q=1')).toBeUndefined();
		expect(campaignOf(['utm_source=a'])).toBeUndefined();
		expect(campaignOf(`utm_source=${'x'.repeat(5000)}`)).toBeUndefined();
	});

	test.each(fieldNames)('says when %s is too long', (field) => {
		const long = '1'.repeat(fields[field].max + 1);
		expect(errorsOf({ [field]: long })).toEqual({ [field]: 'tooLong' });
	});

	test('takes an address with an umlaut in its domain, in the form mail servers use', () => {
		expect(formOf({ email: ' ada@müller.de ' }).email).toBe('ada@xn--mller-kva.de');
	});

	test.each(['+49 (341) 55-01.20', '0341/550120', '030 – 12'])('takes %s as a telephone', (phone) =>
		expect(formOf({ phone }).phone).toBe(phone),
	);

	test.each([
		['\u200e+49 341 550120', '+49 341 550120'],
		['0341\u00ad 55\u200b01\ufe0f20', '0341 550120'],
		['0341 \u2212 550120', '0341 - 550120'],
		['0341\u2011550120', '0341-550120'],
		['（０３４１）５５０１２０', '(0341)550120'],
		['٠٣٤١ ٥٥٠١٢٠', '0341 550120'],
		['०३४१ ५५०१२०', '0341 550120'],
		['0341|550120', '0341|550120'],
		['0341·550120', '0341·550120'],
		['0341 5501-0 / -25', '0341 5501-0 / -25'],
		['+49 [0] 341 550120', '+49 [0] 341 550120'],
		['0341 550120, 0171 5550140', '0341 550120, 0171 5550140'],
		['0171_1234567', '0171 1234567'],
		['0171*1234567', '0171 1234567'],
	])('takes the telephone number %j as %j', (phone, cleaned) => {
		expect(formOf({ phone, email: '' })).toMatchObject({ phone: cleaned });
		expect(formOf({ phone }).message).toBe(good.message);
	});

	test.each([
		['0171-1234567 (abends)', '0171-1234567'],
		['ab 18 Uhr: 0171 1234567', '0171 1234567'],
		['Tel. +49 341 550120 privat', '+49 341 550120'],
		['0341 550120 DW 25', '0341 550120'],
		['0171 1234567 ☎', '0171 1234567'],
		['O171 1234567', '0171 1234567'],
		['O1711234567', '01711234567'],
		['+49 171 12O4567', '+49 171 1204567'],
		['Büro 3: 0361 1234567', '0361 1234567'],
		['Büro 3 - 0361 1234567', '0361 1234567'],
		['mobil 0171/1234567, 2. Stock', '0171/1234567'],
		['600 123 456 o 600 123 457', '600 123 456'],
	])('takes a remark with a number into the message: %s', (phone, number) => {
		expect(formOf({ phone, email: '' })).toMatchObject({
			phone: number,
			message: `${good.message}\n\n${phone}`,
		});
		expect(formOf({ phone, message: '' }).message).toBe(phone);
	});

	test.each(['ask my wife', 'n/a', '3. Stock', 'nur per Mail'])(
		'takes %s for no telephone number, which is wrong only where there is no e-mail address',
		(phone) => {
			expect(errorsOf({ phone, email: '' })).toEqual({ phone: 'invalid' });
			const form = formOf({ phone });
			expect(form.phone).toBeUndefined();
			expect(form.message).toBe(`${good.message}\n\n${phone}`);
		},
	);

	test('breaks a message at line ends that are written out, and keeps paths', () => {
		const message = 'Guten Tag,\\nich suche.\\r\\nDatei C:\\neu';
		expect(formOf({ message }).message).toBe('Guten Tag,\nich suche.\nDatei C:\\neu');
	});

	test('takes signs alone for no telephone number, and says nothing of them', () => {
		for (const phone of ['---', '–', '/', '+', '(.)']) {
			expect(errorsOf({ phone, email: '' }), phone).toEqual({ phone: 'invalid' });
			expect(formOf({ phone }), phone).toMatchObject({ message: good.message });
			expect(formOf({ phone }).phone).toBeUndefined();
		}
	});

	test.each([
		'ada@xn--mller-kva.de',
		'ada@example.xn--p1ai',
		'ada@beispiel.xn--vermgensberater-ctb',
		'a&b@example.com',
		'a/b@example.com',
		'a#b@example.com',
		"o'hara!$%*?^`{|}~=+-_.1@example.co.uk",
		`ada@${label(63)}.de`,
		`${label(64)}@example.com`,
	])('takes %s as an e-mail address', (email) => expect(formOf({ email }).email).toBe(email));

	test.each([
		'ada',
		'ada@',
		'@example.com',
		'ada@example',
		'a b@example.com',
		'<ada@example.com>',
		`ada@${label(64)}.de`,
		`ada@${label(200)}.de`,
		`${label(65)}@example.com`,
		'ada@-example.com',
		'ada@example-.com',
		'ada@example..com',
		'.ada@example.com',
		'ada.@example.com',
		'a..b@example.com',
		'ada@example.1',
		'ada@exam_ple.com',
		'ada@müller.de/x',
		'ada@@example.com',
		'=ada@example.com',
		'ada@example.xn--',
	])('refuses %s as an e-mail address', (email) =>
		expect(errorsOf({ email })).toEqual({ email: 'invalid' }),
	);

	test('removes signs that are not seen by what they are, and leaves what shapes a text', () => {
		const unseen = [
			...'\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u202e\u2064\u2066\u3164\ufe0f\ufeff\uffa0\ufff9\u{e0041}',
		];
		for (const sign of unseen) {
			const form = formOf({
				name: `A${sign}da`,
				email: `a${sign}da@example.com`,
				message: `x${sign}y`,
			});
			expect(form, sign.codePointAt(0)?.toString(16)).toMatchObject({
				name: 'Ada',
				email: 'ada@example.com',
				message: 'xy',
			});
		}
		for (const text of ['👩‍👧‍👦 ❤️ 1️⃣ 👍🏽', 'می‌خواهم', 'क्‍ष']) {
			expect(formOf({ message: text, name: text })).toMatchObject({ message: text, name: text });
		}
	});

	test('reads one target, several, each once, and none, by kind and id', () => {
		expect(formOf({ target: 'unit-5' }).target).toEqual([{ kind: 'unit', id: 5 }]);
		expect(formOf({ target: ['unit-1', 'project-2', 'person-3', 'unit-1'] }).target).toEqual([
			{ kind: 'unit', id: 1 },
			{ kind: 'project', id: 2 },
			{ kind: 'person', id: 3 },
		]);
		expect(formOf({ target: '' }).target).toEqual([]);
	});

	const odd = ['person-0', 'person-3-4', 'PERSON-3', 'person-1e3', 'constructor-1', 'broker-3'];
	test.each([...odd, '5', 'unit-', 'unit-0', 'unit-1e3', 'team-1', `unit-${'9'.repeat(20)}`])(
		'refuses %s as a target',
		(target) => expect(errorsOf({ target })).toEqual({ target: 'invalid' }),
	);

	test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '/a?email=x'])(
		'forgets %s as the page it was sent from',
		(page) => expect(formOf({ page }).page).toBeUndefined(),
	);

	test('has a German sentence for every error of every field', () => {
		for (const field of fieldNames) {
			for (const code of ['required', 'invalid', 'tooLong']) {
				const own = Object.hasOwn(de, `form.error.${field}.${code}`);
				expect(own || Object.hasOwn(de, `form.error.${code}`) || code === 'required').toBe(true);
			}
		}
	});

	test('lets no line break into a line, and no control or hidden sign into any text', () => {
		const hostile = fc.string({
			unit: fc.oneof(
				fc.constantFrom(...'\r\n\0\u202e\u2066\u200b\u2028\ud800\x1ba'),
				anyText({ minLength: 1, maxLength: 1 }),
			),
			maxLength: 60,
		});
		fc.assert(
			fc.property(hostile, hostile, (name, message) => {
				const read = validateForm({ ...good, name, message });
				if (!read.ok) return;
				expect(read.form.name).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
				expect(read.form.message ?? '').not.toMatch(
					/(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u,
				);
				expect(`${read.form.name}${read.form.message}`.isWellFormed()).toBe(true);
			}),
		);
	});

	test('refuses with an error, and never throws, whatever is sent', () => {
		const names = [...fieldNames, ...Object.values(hiddenNames)];
		fc.assert(
			fc.property(fc.dictionary(fc.constantFrom(...names), fc.anything()), (fields) => {
				validateForm(fields);
			}),
		);
	});
});
