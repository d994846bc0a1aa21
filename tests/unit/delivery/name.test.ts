import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inquiryMail } from '../../../src/delivery/inquiry-mail.ts';
import { splitName, type PersonName } from '../../../src/delivery/name.ts';
import { inquiryWay } from '../../support/inquiry.ts';

describe('a name is split where families begin', () => {
	test.each<[name: string, first: string | undefined, last: string]>([
		['Ada', undefined, 'Ada'],
		['Ada Lovelace', 'Ada', 'Lovelace'],
		['Ada Maria von der Heide', 'Ada Maria', 'von der Heide'],
		['van Gogh', 'van', 'Gogh'],
		['Phil Collins', 'Phil', 'Collins'],
		['Müller, Anna', 'Anna', 'Müller'],
		['Müller,Anna Maria', 'Anna Maria', 'Müller'],
		['von der Heide, Ada', 'Ada', 'von der Heide'],
		['MÜLLER, ANNA', 'ANNA', 'MÜLLER'],
		['Müller, Anna und Max', 'Anna und Max', 'Müller'],
		['Weber, ', undefined, 'Weber'],
		['Familie Weber', undefined, 'Weber'],
		['Herr und Frau Weber', undefined, 'Weber'],
		['Anna & Max Weber', 'Anna & Max', 'Weber'],
		['Herr', undefined, 'Herr'],
		['Thomas Weber jun.', 'Thomas', 'Weber'],
		['Weber sen.', undefined, 'Weber'],
		['Anna Weber BSc', 'Anna', 'Weber'],
		['Anna Weber, BA', 'Anna', 'Weber'],
		['Anna Weber LL.M.', 'Anna', 'Weber'],
		['Anna Weber Dipl.-Ing.', 'Anna', 'Weber'],
		['Weber, Anna, M.Sc.', 'Anna', 'Weber'],
		['Anna Weber geb. Schmidt', 'Anna', 'Weber'],
		['Weber, geb. Schmidt', undefined, 'Weber'],
		['Thomas Weber (Vater)', 'Thomas', 'Weber'],
		['Thomas Weber, Berlin', 'Thomas', 'Weber'],
		['Thomas Weber, Musterstraße 3, 99084 Erfurt', 'Thomas', 'Weber'],
		['Thomas Weber - Berlin', 'Thomas', 'Weber'],
		['Anna Müller-Lüdenscheidt', 'Anna', 'Müller-Lüdenscheidt'],
		['De la Cruz, Ana', 'Ana', 'De la Cruz'],
		['Weber GmbH', undefined, 'Weber GmbH'],
		['Weber & Söhne GmbH & Co. KG', undefined, 'Weber & Söhne GmbH & Co. KG'],
		['Sportverein Jena e.V.', undefined, 'Sportverein Jena e.V.'],
		['Firma Weber', undefined, 'Weber'],
		['WEBER GMBH', undefined, 'WEBER GMBH'],
		['Weber & Partner', undefined, 'Weber & Partner'],
		['Max Weber II', 'Max', 'Weber'],
		['Thomas Weber aus Berlin', 'Thomas', 'Weber'],
		['Thomas Weber 0171 123', 'Thomas', 'Weber'],
		['Anna Weber + Max Weber', 'Anna', 'Weber'],
		['Thomas Müller, Weber GmbH', 'Thomas', 'Müller'],
		['Weber GmbH, Thomas Müller', 'Thomas', 'Müller'],
		['Herr Thomas und Frau Anna Weber', 'Thomas und Anna', 'Weber'],
		['(Ada)', undefined, '(Ada)'],
	])('%s', (name, first_name, last_name) => {
		expect(splitName(name)).toEqual({ ...(first_name && { first_name }), last_name });
	});

	test.each<[name: string, whole: PersonName]>([
		[
			'Herr Dr. Thomas Weber',
			{ salutation: 'mr', academic_title: 'Dr.', first_name: 'Thomas', last_name: 'Weber' },
		],
		[
			'Frau Prof. Dr. med. Anna von Au',
			{
				salutation: 'ms',
				academic_title: 'Prof. Dr. med.',
				first_name: 'Anna',
				last_name: 'von Au',
			},
		],
		['Dr.-Ing. Max Weber', { academic_title: 'Dr.-Ing.', first_name: 'Max', last_name: 'Weber' }],
		[
			'Weber, Herr Dr. Thomas',
			{ salutation: 'mr', academic_title: 'Dr.', first_name: 'Thomas', last_name: 'Weber' },
		],
		['Dr. Weber, Thomas', { academic_title: 'Dr.', first_name: 'Thomas', last_name: 'Weber' }],
		[
			'Frau Anna Weber und Herr Max Müller',
			{ salutation: 'ms', first_name: 'Anna', last_name: 'Weber' },
		],
		['DI Anna Huber', { academic_title: 'DI', first_name: 'Anna', last_name: 'Huber' }],
		['Mag.a Anna Huber', { academic_title: 'Mag.a', first_name: 'Anna', last_name: 'Huber' }],
		['RA Thomas Weber', { academic_title: 'RA', first_name: 'Thomas', last_name: 'Weber' }],
		['Herr Weber und Frau Müller', { salutation: 'mr', last_name: 'Weber' }],
		[
			'Herr Dipl.-Kfm. Max Weber',
			{ salutation: 'mr', academic_title: 'Dipl.-Kfm.', first_name: 'Max', last_name: 'Weber' },
		],
		['Di Stefano', { first_name: 'Di', last_name: 'Stefano' }],
		['Weber, Frau', { salutation: 'ms', last_name: 'Weber' }],
		['Herr Weber', { salutation: 'mr', last_name: 'Weber' }],
		['Mrs Ada Lovelace', { salutation: 'ms', first_name: 'Ada', last_name: 'Lovelace' }],
		['Sra. María García', { salutation: 'ms', first_name: 'María', last_name: 'García' }],
		['Thomas Weber, M.Sc.', { first_name: 'Thomas', last_name: 'Weber' }],
	])('with its form of address and title: %s', (name, whole) => {
		expect(splitName(name)).toEqual(whole);
	});
});

test('in Spain two family names stand before a comma', () => {
	const name = { first_name: 'María', last_name: 'García López' };
	expect(splitName('García López, María', 'es')).toEqual(name);
});

describe('no part of a name begins like a formula', () => {
	test.each([
		['=1+1', '1+1'],
		['+Ada', 'Ada'],
		['-Ada', 'Ada'],
		['@Ada', 'Ada'],
		['＝Ada', 'Ada'],
		['−Ada', 'Ada'],
		['"=Ada"', 'Ada"'],
		["'=Ada", 'Ada'],
		['=+-@Ada', 'Ada'],
	])('%s', (name, last_name) => expect(splitName(name)).toEqual({ last_name }));

	test('whatever is typed', () => {
		const sign = fc.constantFrom(...`=+-@ ,'"|＝–Ab1.`, 'Dr.', 'Herr ');
		fc.assert(
			fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
				for (const part of Object.values(splitName(signs.join('')))) {
					expect(part).toMatch(/^[\p{L}\p{N}.'"|&]/u);
					expect(part).not.toMatch(/^[^\p{L}\p{N}]*[=+@＝–-]/u);
				}
			}),
			{ numRuns: 2_000 },
		);
	});

	test('on the way into the CRM and in the mail, where the task keeps the whole name', async () => {
		const { send, worker, contacts, tasks, outbox } = await inquiryWay();
		const reference = await send({ name: '=cmd +Weber' });
		expect(await outbox.contentOf(reference)).toMatchObject({ name: '=cmd +Weber' });
		await worker.drain();
		expect(contacts()).toMatchObject([{ first_name: 'cmd', last_name: 'Weber' }]);
		expect(String(tasks()[0]?.['body'])).toContain('=cmd +Weber');
	});

	test.each([
		'Thomas Weber jun., geb. Schmidt (Vater), Berlin',
		'Frau Anna Weber und Herr Max Müller',
		'Weber & Söhne GmbH & Co. KG, Thomas Müller',
	])('what is no name stays in the task: %s', async (name) => {
		const { deliver, tasks } = await inquiryWay();
		await deliver({ name });
		expect(String(tasks()[0]?.['body'])).toContain(name.replaceAll('&', '&amp;'));
	});

	test('a name of signs alone leaves the name of the contact open', async () => {
		const { deliver, contacts } = await inquiryWay();
		await deliver({ name: '= - @' });
		expect(contacts()).toMatchObject([{ email: 'ada@example.com' }]);
		expect(contacts()[0]).not.toHaveProperty('last_name');
	});

	test('by mail the form of address and the title stand in fields of their own', () => {
		const inquiry = {
			reference: 'K7Q2-9MXT',
			locale: 'de',
			name: 'Herr Dr. Thomas Weber',
			concern: 'inquiry',
			targets: [],
			receivedAt: '2026-11-21T12:00:00.000Z',
		} as const;
		const telling = { locale: 'de', origin: undefined, doubt: null } as const;
		const { html } = inquiryMail(
			{ ...inquiry, targets: [] },
			{ to: 'a@crm.example', from: 'b@site.example', ...telling },
		);
		for (const span of [
			'<span id="client_salutation">mr</span>',
			'<span id="client_academic_title">Dr.</span>',
			'<span id="client_first_name">Thomas</span>',
			'<span id="client_last_name">Weber</span>',
		]) {
			expect(html).toContain(span);
		}
	});
});
