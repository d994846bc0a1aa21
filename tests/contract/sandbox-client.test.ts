import { describe, expect, test } from 'vitest';
import type { Crm } from '../../src/crm/client.ts';
import { Project } from '../../src/crm/contract/project.ts';
import { Unit } from '../../src/crm/contract/unit.ts';
import { endpoints } from '../../src/sandbox/contract/endpoints.ts';
import { decodeRecords } from '../../src/crm/decode.ts';
import { readBrokers, readStatuses, readTeams } from '../../src/crm/optional-lists.ts';
import { readProjects, readUnits } from '../../src/crm/pages.ts';
import { websiteRights } from '../../src/sandbox/access.ts';
import { demoAgency } from '../../src/sandbox/demo/agency.ts';
import { scaleAgency } from '../../src/sandbox/scale.ts';
import { connected, failureOf } from '../support/connected.ts';
import { key, unit } from '../support/sandbox.ts';

const translations = ['de', 'en', 'es'];

function unitIds(crm: Crm): Promise<unknown[]> {
	return readUnits(crm, { translations }).then(({ records }) =>
		decodeRecords(Unit, records, 'unit').records.map(({ id }) => id),
	);
}

describe('the client reads', () => {
	test('the whole demo agency without a problem in any record', async () => {
		const { crm } = await connected(demoAgency);
		const units = await readUnits(crm, { translations });
		const decoded = decodeRecords(Unit, units.records, 'unit');
		const open = demoAgency.units.filter(({ archived }) => archived !== true);
		expect(decoded.problems).toEqual([]);
		expect(decoded.records.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
		const projects = await readProjects(crm, { translations });
		expect(decodeRecords(Project, projects.records, 'project')).toMatchObject({
			problems: [],
			records: demoAgency.projects.map(({ id }) => ({ id })),
		});
	});

	test('every page of a larger account', async () => {
		const { crm } = await connected(scaleAgency(demoAgency, 230));
		const { records, total } = await readUnits(crm, { translations: [] });
		expect(records).toHaveLength(total ?? 0);
		expect(records.length).toBeGreaterThan(200);
	});

	test('statuses, teams and brokers, or a reason where the key of a website may not', async () => {
		const { crm } = await connected(demoAgency);
		expect(await readStatuses(crm)).toMatchObject({ available: true, problems: [] });
		expect(await readTeams(crm)).toMatchObject({ available: true, problems: [] });
		expect(await readBrokers(crm)).toMatchObject({ available: true, problems: [] });
		const website = await connected(demoAgency, { key: { key, rights: websiteRights } });
		expect(await readStatuses(website.crm)).toMatchObject({ available: true });
		expect(await readTeams(website.crm)).toMatchObject({ available: false });
		expect(await readBrokers(website.crm)).toMatchObject({ available: false });
	});
});

describe('the client writes', () => {
	test('an inquiry as contact and task, and finds both again', async () => {
		const { crm } = await connected({ units: [unit(1)] });
		const email = 'ada@example.org';
		const saved = await crm.call(endpoints.saveContact, {
			body: { client: { email, language: 'en' } },
		});
		expect(await crm.call(endpoints.contacts, { query: { email } })).toMatchObject([
			{ id: saved.id },
		]);
		const task = await crm.call(endpoints.createTask, {
			body: {
				task: {
					title: 'Inquiry',
					is_reminder: true,
					client_source_id: 4711,
					client_ids: [saved.id],
					property_ids: [1],
				},
			},
		});
		const query = { only_inquiries: 1, client_id: saved.id } as const;
		expect(await crm.call(endpoints.activities, { query })).toMatchObject({
			data: [{ id: task.activity_id, source_id: 4711, property_ids: [1] }],
			meta: { total_count: 1 },
		});
		expect(await crm.call(endpoints.task, { params: { id: task.id } })).toMatchObject({
			title: 'Inquiry',
		});
		expect(await crm.call(endpoints.deleteTask, { params: { id: task.id } })).toEqual({ ok: true });
		expect(await crm.call(endpoints.deleteContact, { params: { id: saved.id } })).toEqual({
			ok: true,
			id: saved.id,
		});
	});

	test('and learns that a task was refused', async () => {
		const { crm } = await connected({});
		const { failure } = await failureOf(
			crm.call(endpoints.createTask, { body: { task: { title: 'Note' } } }),
		);
		expect(failure.reason).toBe('rejected');
	});
});

describe('the client notices', () => {
	const units = Array.from({ length: 150 }, (_, index) => unit(index + 1));

	test.each([
		['throttled', 'throttled'],
		['error', 'refused'],
		['reset', 'unreachable'],
		['truncated', 'unreachable'],
		['html', 'notJson'],
		['brokenJson', 'notJson'],
		['wrongTotal', 'unstable'],
		['repeatedPage', 'endless'],
	] as const)('%s when it lasts', async (kind, reason) => {
		const { crm } = await connected(
			{ units },
			{ faults: [{ path: '/units', kind, times: 'always' }] },
		);
		expect((await failureOf(unitIds(crm))).failure.reason).toBe(reason);
	});

	test.each(['throttled', 'error', 'reset', 'truncated', 'wrongTotal', 'pageCut'] as const)(
		'%s when it passes, and reads everything all the same',
		async (kind) => {
			const { crm } = await connected({ units }, { faults: [{ path: '/units', kind }] });
			expect(await unitIds(crm)).toHaveLength(150);
		},
	);

	test('a key that is wrong', async () => {
		const { crm } = await connected({ units }, {}, { apiKey: 'guessed' });
		expect((await failureOf(unitIds(crm))).failure).toMatchObject({
			reason: 'unauthorised',
			status: 401,
		});
	});
});
