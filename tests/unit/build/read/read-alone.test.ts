import { expect, test } from 'vitest';
import type { Agency } from '../../../../src/sandbox/agency.ts';
import { account, all, files, read } from '../../../support/readings.ts';
import { connected } from '../../../support/connected.ts';

async function alone(before: Agency, after: Agency, named: number[]) {
	const { base, part } = files('base', 'part');
	await read((await connected(before)).crm, base);
	await read((await connected(after)).crm, part, { base, named, isAlone: true });
	return { before: all(base), after: all(part) };
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
	const { base, part } = files('base', 'part');
	await read((await connected(account({ ...naming, ...archived }))).crm, base);
	// Unit 6 moves into project 202, which is public now, and hides its house.
	await read((await connected(account({ ...naming, 6: { ...A, project_id: 202 } }))).crm, part, {
		base: base,
		named: [6],
		isAlone: true,
	});
	const { units } = all(part);
	expect(JSON.stringify(units.map(({ id, description }) => [id, description]))).not.toContain(
		'Geheimweg',
	);
});
