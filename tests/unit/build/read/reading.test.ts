import { expect, test } from 'vitest';
import { type Answer, crmThatAnswers, json } from '../../../support/crm-server.ts';
import { readDrafts } from '../../../support/read-drafts.ts';
import { siteWith, today, wireUnit } from '../../../support/gate.ts';

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
		data: [wireUnit({ id: 1, project_id: 7 }), wireUnit({ id: 2, lat: ['x'] }), { title: 'no id' }],
		meta: { total_count: 3 },
	}),
	'/projects': json([{ id: 7, title: 'Kanalhöfe' }]),
	'/property_statuses': json({ data: [{ id: 10, name: 'Vermarktung' }] }),
	'/teams': json([{ id: 31, imprint_note: '<p>x</p>' }, { id: 32 }, { id: 33 }]),
	'/brokers': json([{ id: 5, name: 'B' }]),
	'/activities': json({ data: [], meta: { total_count: 0 } }),
};

const statuses = { available: [10], reserved: [], sold: [], reference: [] };

test('all lists are read; a broken field or record is named', async () => {
	const { crm } = await crmThatAnswers(account(lists));
	const seen: string[] = [];
	const pulled = await readDrafts(crm, {
		today,
		site: siteWith({ statuses }),
		onProgress: ({ what, read }) => seen.push(`${what} ${read}`),
	});
	expect(pulled.units.map(({ id }) => id)).toEqual([1, 2]);
	expect(pulled).toMatchObject({ received: 3, counted: 3, readable: 2, published: 2 });
	expect(pulled.projects.map(({ id }) => id)).toEqual([7]);
	expect(pulled.legal.map(({ kind }) => kind)).toEqual(['imprint']);
	expect(pulled.report).toMatchObject({ notes: [] });
	expect(pulled.report.problems.map(({ message }) => message)).toEqual([
		'unit in place 3 of page 1 cannot be used: "id" should be a number but is missing.',
		'unit 2: "lat" should be a number or text but is a list, so it is left out.',
	]);
	expect(seen).toContain('units 3');
});

test('statuses, teams and brokers that the key may not read are a line each, never an end', async () => {
	const closed = { '/property_statuses': refused, '/teams': refused, '/brokers': refused };
	const { crm } = await crmThatAnswers(account({ ...lists, ...closed }));
	const pulled = await readDrafts(crm, { today, site: siteWith({ statuses }) });
	expect(pulled.published).toBe(2);
	expect(pulled.legal).toEqual([]);
	expect(pulled.report.notes).toHaveLength(3);
	expect(pulled.report.notes.join()).toMatch(/\/property_statuses.*\/teams.*\/brokers/s);
});

test.each([
	[
		[{ id: 31 }, { id: 33 }],
		[
			'The account has no team 32, so nobody is shown at the office Hamburg: correct `offices` in src/company/config.ts.',
		],
	],
	// The key may not see them, or one of them cannot be read.
	[[], []],
	[[{ id: 31 }, { id: 33 }, { id: 'x' }], []],
])('a team of an office that is not among the teams %j is a line: %j', async (teams, notes) => {
	const { crm } = await crmThatAnswers(account({ ...lists, '/teams': json(teams) }));
	const pulled = await readDrafts(crm, { today, site: siteWith({ statuses }) });
	expect(pulled.report.notes).toEqual(notes);
});

test('a CRM that answers nothing is told of by the same sentence, whichever list failed first', async () => {
	const broken = json({ errors: ['?'] }, 500);
	const late: Answer = (response, request) => void setTimeout(() => broken(response, request), 150);
	for (const [projects, others] of [
		[broken, late],
		[late, broken],
	] as const) {
		const { crm } = await crmThatAnswers(
			account({
				...lists,
				'/projects': projects,
				'/property_statuses': others,
				'/teams': others,
				'/brokers': others,
			}),
		);
		const pulling = readDrafts(crm, { today, site: siteWith({ statuses }) });
		await expect(pulling).rejects.toThrow(/^GET \/projects answered 500/);
	}
});

test('units that the key may not read end the pull with one sentence', async () => {
	const { crm } = await crmThatAnswers(account({ ...lists, '/units': refused }));
	await expect(readDrafts(crm, { today, site: siteWith({ statuses }) })).rejects.toThrow(
		/GET \/units answered 401/,
	);
});
