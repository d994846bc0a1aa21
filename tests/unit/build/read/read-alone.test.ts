import { expect, test } from 'vitest';
import type { Agency } from '../../../../src/sandbox/agency.ts';
import { account, all, readTwice } from '../../../support/readings.ts';
import { changingAgency } from '../../../support/crm-changes.ts';
import { unit } from '../../../support/sandbox.ts';

async function alone(before: Agency, after: Agency, named: number[]) {
	const { files, done } = await readTwice(before, after, { named, isAlone: true });
	return { before: all(files.base), after: all(files.part), done };
}
const A = { hide_address: true, street: 'Geheimweg', house_number: '5' };
const B = { hide_address: true, street: 'Fernsteig', house_number: '7' };

test('read alone, a unit whose hidden house is another one now is not named by others', async () => {
	const naming = { 5: { description_note: 'Hell. Wie im Geheimweg 5. Ruhig wie im Fernsteig 7.' } };
	const { before, after } = await alone(
		account({ ...naming, 6: A }),
		account({ ...naming, 6: B }),
		[6],
	);
	expect(JSON.stringify(before.units.find(({ id }) => id === 5)?.description)).not.toContain(
		'Geheimweg',
	);
	expect(JSON.stringify(after.units.find(({ id }) => id === 5)?.description)).not.toContain(
		'Fernsteig',
	);
});

test('read alone, a sibling loses what the unit hides now', async () => {
	const sibling = {
		2: { street: 'Fernsteig', house_number: '7', lat: 51.3, lng: 12.3, title: 'Fernsteig 7: Loft' },
	};
	const { after } = await alone(account({ ...sibling, 1: A }), account({ ...sibling, 1: B }), [1]);
	expect(JSON.stringify(after.units.find(({ id }) => id === 2))).not.toContain('Fernsteig');
});

test('read alone, a project loses what the unit hides now', async () => {
	const naming = {
		201: { description_note: 'Hell. Wie im Geheimweg 5. Ruhig wie im Fernsteig 7.' },
	};
	const { after } = await alone(account({ ...naming, 6: A }), account({ ...naming, 6: B }), [6]);
	expect(JSON.stringify(after.projects)).not.toContain('Fernsteig');
});

test('read alone, a unit whose project is public from now on with it does not name its hidden house', async () => {
	const naming = {
		2: { description_note: 'Hell. Wie im Geheimweg 5.' },
		5: { project_id: 202, description_note: 'Hell. Wie im Geheimweg 5.' },
	};
	const archived = { 202: { archived: true } };
	// Unit 6 moves into project 202, which is public now, and hides its house.
	const moved = account({ ...naming, 6: { ...A, project_id: 202 } });
	const { after } = await alone(account({ ...naming, ...archived }), moved, [6]);
	const told = after.units.map(({ id, description }) => [id, description]);
	expect(JSON.stringify(told)).not.toContain('Geheimweg');
});

test('read alone, a unit goes without a word about what is new, gone or spelled in several ways', async () => {
	const before = changingAgency();
	const units = [
		...before.units.filter(({ id }) => id !== 3 && id !== 6),
		unit(99, { city: 'LEIPZIG' }),
		unit(98, { description_note: 'Wie im Geheimweg 5.' }),
	];
	const { done } = await alone(before, { ...before, units }, [6]);
	expect(done).toMatchObject({ isWhole: false, read: 0 });
});

test('read alone, a unit hides its house also where another one that is not read names it', async () => {
	const before = account({ 5: { description_note: 'Hell. Wie im Geheimweg 5.' } });
	const after = account({
		5: { description_note: 'Hell. Wie im Geheimweg 5. Neu.' },
		6: { hide_address: true, street: 'Geheimweg', house_number: '5' },
	});
	const { units } = (await alone(before, after, [6])).after;
	expect(units.find(({ id }) => id === 5)?.description.de).toBe('<p>Hell.</p>');
});
