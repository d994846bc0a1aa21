import { expect, test } from 'vitest';
import type { Agency } from '../../../../src/sandbox/agency.ts';
import { account, files, read, readTwice } from '../../../support/readings.ts';
import { connected } from '../../../support/connected.ts';
import { changingAgency } from '../../../support/crm-changes.ts';

test.each([
	['free from text', { free_from: 'ab 25.11.2026 (befristet)' }, '2026-11-26'],
	['free from quarter', { free_from: '4. Quartal 2026' }, '2027-01-01'],
	['created to come', { created_at: '2026-11-24T10:00:00Z' }, '2026-11-25'],
])('kept over days: %s', async (_, fields, day) => {
	const before = account({ 4: fields });
	const { sameWhole } = await readTwice(before, before, { today: day });
	expect(sameWhole).toBe(true);
});

const broken = account({ 4: { construction_year: { a: 1 } } });
test.each([
	['mended', 'gone', broken, account({})],
	['broken', 'told', account({}), broken],
])('problems of a field that has been %s are %s', async (_, __, before, after) => {
	const { kept, fresh } = await readTwice(before, after);
	expect(kept.report.problems).toEqual(fresh.report.problems);
});

const legal = { id: 31, name: 'Jena', imprint_note: '<p>Muster GmbH</p>' };
const logo = { ...legal, logo_url: 'https://images.example/logo.png' };
const renamed = (id: number, name: string) =>
	changingAgency().statuses.map((each) => (each.id === id ? { ...each, name } : each));
const address = { street: 'Geheimweg', house_number: '5' };
const person = { 60: { name: 'Grit Adler' } };

/** Units 4 and 5 have one person, and 6 has another. */
const people = { 4: { broker_id: 60 }, 5: { broker_id: 60 }, 6: { broker_id: 61 } };
const two = [
	{ id: 60, name: 'Ada Brandt' },
	{ id: 61, name: 'Jo Kern' },
];

const every = [1, 2, 3, 4, 5, 6];
test.each<[string, number[], after: Agency, before?: Agency]>([
	[
		'the name of a status that none of them has',
		every,
		account({}, { statuses: renamed(506, 'Referenz und mehr') }),
	],
	['the name of their status', [], account({}, { statuses: renamed(503, 'vermarktung') })],
	[
		'the imprint of a team',
		every,
		account({}, { teams: [{ ...legal, imprint_note: '<p>Muster AG</p>' }] }),
		account({}, { teams: [legal] }),
	],
	[
		'the logo of a team',
		[],
		account({}, { teams: [{ ...logo, logo_url: 'https://images.example/new.png' }] }),
		account({}, { teams: [logo] }),
	],
	[
		'the person of two units',
		[1, 2, 3, 6],
		account({ ...people, ...person }, { brokers: two }),
		account(people, { brokers: two }),
	],
	['the title of a project', every, account({ 201: { title: 'Anders' } })],
	['the address of a project', [3, 4, 5, 6], account({ 201: address })],
])('after a change of %s the results of units %j are kept', async (...row) => {
	const [, ids, after, before = account({})] = row;
	const { kept } = await readTwice(before, after);
	expect(kept.kept).toEqual(ids);
});

test.each<[string, boolean, object]>([
	['nothing', true, {}],
	['its title', false, { 201: { title: 'Anders' } }],
	['its person', false, { 60: { name: 'Grit Adler' } }],
	['the address that one of its units hides', false, { 1: { hide_address: true } }],
	['a unit of no project', true, { 6: { title: 'Anders' } }],
])('after a change of %s it is %s that the answer of a project is kept', async (_, is, changes) => {
	const known = { 201: { broker_id: 60 } };
	const { kept } = await readTwice(
		account(known, { brokers: two }),
		account({ ...changes, 201: { ...known[201], ...Reflect.get(changes, 201) } }, { brokers: two }),
	);
	expect(kept.keptProjects.includes(201)).toBe(is);
});

test('on the first day of a law all is answered anew, and on the day before all is kept', async () => {
	const { base, next } = files('base', 'next');
	const old = { created_at: '2026-01-01T12:00:00Z', updated_at: '2026-01-01T12:00:00Z' };
	const all = Object.fromEntries(every.map((id) => [id, old]));
	const { crm } = await connected(account(all));
	await read(crm, base, { today: '2026-09-25' });
	expect((await read(crm, next, { base, today: '2026-09-26' })).kept).toEqual(every);
	expect((await read(crm, next, { base, today: '2026-09-27' })).kept).toEqual([]);
});
