import { expect, test } from 'vitest';
import { readHeader } from '../../../../src/catalog/store/header.ts';
import type { Agency } from '../../../../src/sandbox/agency.ts';
import { account, all, files, read, readTwice } from '../../../support/readings.ts';
import { connected } from '../../../support/connected.ts';
import { changingAgency } from '../../../support/crm-changes.ts';
import { key, unit } from '../../../support/sandbox.ts';
import { endpoints } from '../../../../src/crm/contract/endpoints.ts';

test('a named reading ends although the unit that knew the broker of a project is gone', async () => {
	const options = { key: { key, rights: ['units:read', 'projects:read'] } } as const;
	const agency = changingAgency();
	const brokers = [...agency.brokers, { id: 62, name: 'Ada Brandt' }];
	const projects = agency.projects.map((one) => ({ ...one, broker_id: 62 }));
	const before = {
		...agency,
		brokers,
		projects,
		units: [...agency.units, unit(900, { broker_id: 62 })],
	};
	const { base, part } = files('base', 'part');
	await read((await connected(before, options)).crm, base);
	const { crm } = await connected({ ...before, units: agency.units }, options);
	let calls = 0;
	const counted = {
		...crm,
		body: (...args: Parameters<typeof crm.body>) => {
			calls += 1;
			if (calls > 200) throw new Error('more than 200 calls');
			return crm.body(...args);
		},
	};
	await read(counted as typeof crm, part, { base, named: [1] });
	expect(calls).toBeLessThan(60);
});

/** Reads all while the account becomes another between the first pass and the second, and then the later account anew. */
async function changing(before: Agency, after: Agency) {
	const { during, anew } = files('during', 'anew');
	const first = await connected(before);
	const second = await connected(after);
	let isLater = false;
	const crm = {
		...first.crm,
		body: async (...args: Parameters<typeof first.crm.body>) => {
			const [endpoint, options] = args;
			const query = (options as { query?: Record<string, unknown> } | undefined)?.query ?? {};
			if (endpoint === endpoints.units && !('expand' in query)) isLater = true;
			return (isLater ? second : first).crm.body(...args);
		},
	} as typeof first.crm;
	await read(crm, during);
	await read(second.crm, anew);
	return {
		during: all(during),
		anew: all(anew),
		same: readHeader(during.catalogue).checksum === readHeader(anew.catalogue).checksum,
	};
}
const A = { hide_address: true, street: 'Geheimweg', house_number: '5' };
const gone = (agency: Agency, ...ids: number[]) => ({
	...agency,
	units: agency.units.filter(({ id }) => !ids.includes(id)),
});

test('a project whose units are gone during the reading is not published', async () => {
	const before = account({});
	const { during, anew } = await changing(before, gone(before, 1, 2));
	expect(anew.projects.map((project) => project?.id)).toEqual([]);
	expect(during.projects.map((project) => project?.id)).toEqual([]);
});
test('a unit gone during the reading hides nothing of its siblings', async () => {
	const before = account({ 1: A, 2: { street: 'Geheimweg', house_number: '5' } });
	const { during, anew, same } = await changing(before, gone(before, 1));
	expect(during).toEqual(anew);
	expect(same).toBe(true);
});

test.each([
	['from a named unit', 900, 61, 62],
	['no more', 900, 62, 61],
	['from a unit that is read for that', 1, 62, 62],
])('the broker of a project that is known %s is as after reading everything', async (...row) => {
	const [, named, before, after] = row;
	const options = { key: { key, rights: ['units:read', 'projects:read'] } } as const;
	const agency = changingAgency();
	const rest = {
		...agency,
		brokers: [...agency.brokers, { id: 62, name: 'Ada Brandt' }],
		projects: agency.projects.map((one) => ({ ...one, broker_id: 62 })),
	};
	const having = (broker_id: number) => ({
		...rest,
		units: [...agency.units, unit(900, { broker_id })],
	});
	const found = await readTwice(having(before), having(after), { named: [named] }, options);
	expect(found).toMatchObject({ same: true, done: { isWhole: false, read: 3 } });
});
