import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Concern } from '../../../src/domain/inquiry.ts';
import { de } from '../../../src/i18n/messages/de.ts';
import { campaignOf } from '../../../src/intake/campaign.ts';
import { fieldNames, fields, fieldsOf, hiddenNames } from '../../../src/intake/form.ts';
import { readForm } from '../../../src/intake/read-form.ts';
import { anyText } from '../../support/any-text.ts';

const good = { name: 'Ada', email: 'ada@example.com', locale: 'de' };

function errorsOf(changes: Readonly<Record<string, unknown>>) {
	const read = readForm({ ...good, ...changes });
	return read.ok ? {} : read.errors;
}

function formOf(changes: Readonly<Record<string, unknown>>) {
	const read = readForm({ ...good, ...changes });
	if (!read.ok) throw new Error(`Refused: ${JSON.stringify(read.errors)}`);
	return read.form;
}

describe('the form', () => {
	test('asks for at most six things, of which at most three are required', () => {
		for (const concern of Concern.options) {
			for (const isAboutUnit of [true, false]) {
				expect(fieldsOf(concern, { isAboutUnit }).length).toBeLessThanOrEqual(6);
			}
		}
		// One of e-mail and telephone beside them.
		expect(fieldNames.filter((name) => fields[name].required).length).toBeLessThanOrEqual(2);
	});

	test('asks for a time to view where there is a unit, and for a time to call where there is none', () => {
		expect(fieldsOf('inquiry', { isAboutUnit: true })).toEqual([
			'name',
			'email',
			'phone',
			'dates',
			'message',
		]);
		expect(fieldsOf('inquiry')).toEqual(['name', 'email', 'phone', 'callback', 'message']);
		expect(fieldsOf('search')).not.toContain('callback');
	});

	test('needs a name and an e-mail address or a telephone number, and nothing else', () => {
		expect(errorsOf({})).toEqual({});
		expect(errorsOf({ email: '', phone: '0341 1' })).toEqual({});
		expect(errorsOf({ name: ' ', email: '' })).toEqual({ name: 'required', email: 'required' });
		expect(errorsOf({ email: ' ', phone: 'mobile' })).toEqual({ phone: 'invalid' });
	});

	test('asks nothing that may not be asked before a viewing', () => {
		expect(fieldNames.join()).not.toMatch(/income|job|employ|nation|child|birth|salary|pets/);
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

	test.each(['ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', '<ada@example.com>'])(
		'refuses %s as an e-mail address',
		(email) => expect(errorsOf({ email })).toEqual({ email: 'invalid' }),
	);

	test('takes an address with an umlaut in its domain, in the form mail servers use', () => {
		expect(formOf({ email: ' ada@müller.de ' }).email).toBe('ada@xn--mller-kva.de');
	});

	test.each(['+49 (341) 55-01.20', '0341/550120', '030 – 12'])('takes %s as a telephone', (phone) =>
		expect(formOf({ phone }).phone).toBe(phone),
	);

	test.each(['ask my wife', '---'])('refuses %s as a telephone', (phone) =>
		expect(errorsOf({ phone })).toEqual({ phone: 'invalid' }),
	);

	test('reads one target, several, and none', () => {
		expect(formOf({ target: 'unit-5' }).target).toEqual([{ kind: 'unit', id: 5 }]);
		expect(formOf({ target: ['unit-5', 'project-2', 'unit-5'] }).target).toHaveLength(2);
		expect(formOf({ target: '' }).target).toEqual([]);
	});

	test.each(['5', 'unit-', 'unit-0', 'unit-1e3', 'team-1', `unit-${'9'.repeat(20)}`])(
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
				fc.constantFrom(
					'\r',
					'\n',
					'\0',
					'\u202e',
					'\u2066',
					'\u200b',
					'\u2028',
					'\ud800',
					'\x1b',
					'a',
				),
				anyText({ minLength: 1, maxLength: 1 }),
			),
			maxLength: 60,
		});
		fc.assert(
			fc.property(hostile, hostile, (name, message) => {
				const read = readForm({ ...good, name, message });
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
				readForm(fields);
			}),
		);
	});
});
