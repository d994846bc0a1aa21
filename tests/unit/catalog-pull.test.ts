import { expect, test } from 'vitest';
import { pull } from '../../src/catalog/pull.ts';
import { crmClient, crmServer, json, type Answer } from '../support/crm-server.ts';
import { wireUnit } from '../support/gate.ts';

const refused = json({ errors: ['API-Key besitzt nicht genügend Rechte'] }, 401);

/** Answers by path, as a real account would. */
function account(answers: Record<string, Answer>): Answer {
	return (response, request) => {
		const answer = answers[request.url.pathname.replace('/v1', '')] ?? json({ errors: ['?'] }, 404);
		answer(response, request);
	};
}

const lists = {
	'/units': json({
		data: [wireUnit({ id: 1 }), wireUnit({ id: 2, lat: ['x'] }), { title: 'no id' }],
		meta: { total_count: 3 },
	}),
	'/projects': json([{ id: 7, title: 'Kanalhöfe' }]),
	'/property_statuses': json({ data: [{ id: 10, name: 'Vermarktung' }] }),
	'/teams': json([{ id: 1, imprint_note: '<p>x</p>' }]),
	'/brokers': json([{ id: 5, name: 'B' }]),
};

test('all lists are read; a broken field or record is named', async () => {
	const { baseUrl } = await crmServer(account(lists));
	const seen: string[] = [];
	const pulled = await pull(crmClient(baseUrl).crm, {
		locales: ['de', 'en'],
		onProgress: ({ what, read }) => seen.push(`${what} ${read}`),
	});
	expect(pulled.units.map(({ id }) => id)).toEqual([1, 2]);
	expect(pulled).toMatchObject({ unitsReceived: 3, unitsCounted: 3, notes: [] });
	expect(pulled.projects.map(({ id }) => id)).toEqual([7]);
	expect(pulled.statuses).toMatchObject([{ id: 10 }]);
	expect([pulled.teams.length, pulled.brokers.length]).toEqual([1, 1]);
	expect(pulled.problems.map(({ id, field }) => [id, field])).toEqual([
		[2, 'lat'],
		[undefined, 'id'],
	]);
	expect(seen).toContain('units 3');
});

test('statuses, teams and brokers that the key may not read are a line each, never an end', async () => {
	const closed = { '/property_statuses': refused, '/teams': refused, '/brokers': refused };
	const { baseUrl } = await crmServer(account({ ...lists, ...closed }));
	const pulled = await pull(crmClient(baseUrl).crm, { locales: ['de'] });
	expect(pulled.units).toHaveLength(2);
	expect(pulled.statuses).toBeUndefined();
	expect([pulled.teams, pulled.brokers]).toEqual([[], []]);
	expect(pulled.notes).toHaveLength(3);
	expect(pulled.notes.join()).toMatch(/\/property_statuses.*\/teams.*\/brokers/s);
});

test('units that the key may not read end the pull with one sentence', async () => {
	const { baseUrl } = await crmServer(account({ ...lists, '/units': refused }));
	await expect(pull(crmClient(baseUrl).crm, { locales: ['de'] })).rejects.toThrow(
		/GET \/units answered 401/,
	);
});
