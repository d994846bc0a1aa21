import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullAgency } from '../../support/full-agency.ts';
import { ids, record, records, sandboxWith, type SandboxTalk } from '../../support/sandbox.ts';

/** What the account must look like after the steps so far. */
interface Model {
	readonly contacts: Set<number>;
	readonly trashed: Set<number>;
	readonly tasks: Set<number>;
	readonly groups: Set<string>;
	readonly favorites: Set<string>;
}

type Step = (talk: SandboxTalk, model: Model) => Promise<void>;

const contactId = fc.integer({ min: 1, max: 20 });
const nameOf = fc.constantFrom('A', 'B', 'C', 'Messe');

const step: fc.Arbitrary<Step> = fc.oneof(
	fc.constantFrom('ada@example.org', 'b@example.org', 'c@example.org').map(saveContact),
	contactId.map(trashContact),
	contactId.map(createTask),
	fc.nat({ max: 9 }).map(deleteTask),
	fc.tuple(contactId, fc.integer({ min: 1, max: 3 })).map(toggleFavorite),
	nameOf.map(createGroup),
	fc.integer({ min: 1, max: 20 }).map(letDaysPass),
	fc.constant(checkTotals),
);

test('fifty writes and reads in any order keep the rules of the account', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), async (steps) => {
			const talk = sandboxWith(fullAgency);
			const model: Model = {
				contacts: new Set([11, 12, 13, 14]),
				trashed: new Set(),
				tasks: new Set([501, 502, 503, 504]),
				groups: new Set(['Messe', 'Empfehlung', 'Wasser', 'Wichtig']),
				favorites: new Set(),
			};
			for (const take of steps) await take(talk, model);
			await checkTotals(talk, model);
			await checkAll(talk, model);
			talk.sandbox.close();
		}),
		{ numRuns: 40 },
	);
});

function saveContact(email: string): Step {
	return async ({ send }, { contacts, trashed }) => {
		const { id } = record(await send('POST', '/contacts', { client: { email } }));
		expect(trashed.has(Number(id))).toBe(false);
		contacts.add(Number(id));
	};
}

function trashContact(place: number): Step {
	return async ({ send }, { contacts, trashed }) => {
		const id = [...contacts][place];
		const { status } = await send('DELETE', `/contacts/${id ?? 999}`);
		expect(status).toBe(id === undefined ? 404 : 200);
		if (id === undefined) return;
		contacts.delete(id);
		trashed.add(id);
	};
}

function createTask(place: number): Step {
	return async ({ send }, { contacts, tasks }) => {
		const id = [...contacts][place];
		const client_ids = id === undefined ? [] : [id];
		const task = { title: 'Call', is_reminder: true, client_ids };
		tasks.add(Number(record(await send('POST', '/tasks', { task }))['id']));
	};
}

function deleteTask(place: number): Step {
	return async ({ send }, { tasks }) => {
		const id = [...tasks][place];
		if (id === undefined) return;
		expect((await send('DELETE', `/tasks/${id}`)).status).toBe(200);
		tasks.delete(id);
	};
}

function toggleFavorite([place, property]: readonly [number, number]): Step {
	return async ({ send }, { contacts, favorites }) => {
		const id = [...contacts][place];
		if (id === undefined) return;
		const answer = await send('POST', `/contacts/${id}/favorites?property_id=${property}`);
		const name = `${id} ${property}`;
		const isFavorite = !favorites.delete(name);
		if (isFavorite) favorites.add(name);
		expect(answer.body).toMatchObject({ favorite: isFavorite });
	};
}

function createGroup(name: string): Step {
	return async ({ send }, { groups }) => {
		const { status } = await send('POST', '/groups', { name });
		expect(status).toBe(groups.has(name) ? 422 : 200);
		groups.add(name);
	};
}

function letDaysPass(days: number): Step {
	return async ({ time }) => {
		time.now = new Date(time.now.getTime() + days * 86_400_000);
	};
}

/** The pages of a list add up to its total, and no record comes twice. */
async function checkTotals({ get }: SandboxTalk, { contacts, trashed }: Model): Promise<void> {
	const contactList = '/contacts?with_meta=1&archived=-1&include_children=1';
	for (const path of [contactList, '/activities?order=asc', '/units?with_meta=1']) {
		const listed: number[] = [];
		for (let page = 1; ; page++) {
			const answer = await get(`${path}&per=3&page=${page}`);
			const { total_count } = Object(record(answer)['meta']);
			listed.push(...ids(answer));
			if (ids(answer).length > 0) continue;
			expect([path, listed.length]).toEqual([path, total_count]);
			break;
		}
		expect(new Set(listed).size).toBe(listed.length);
		if (path !== contactList) continue;
		expect(new Set(listed)).toEqual(contacts);
		expect(listed.some((id) => trashed.has(id))).toBe(false);
	}
}

async function checkAll(talk: SandboxTalk, { tasks, groups, trashed, favorites }: Model) {
	const { get, sandbox, time } = talk;
	const activities = sandbox.account.activities.list();
	const ofTasks = activities.filter(({ activatable_type }) => activatable_type === 'Task');
	expect(ofTasks.map(({ activatable_id }) => activatable_id).toSorted()).toEqual(
		[...tasks].toSorted(),
	);
	const kinds = ['for_clients', 'for_properties', 'for_activities'];
	const lists = await Promise.all(kinds.map((entity) => get(`/groups?entity=${entity}`)));
	const names = lists.flatMap((list) => records(list).map(({ name }) => name));
	expect(names.toSorted()).toEqual([...groups].toSorted());
	for (const name of favorites) {
		const [client = 0, property = 0] = name.split(' ').map(Number);
		if (!trashed.has(client)) expect(sandbox.account.favorites.has(client, property)).toBe(true);
	}
	time.now = new Date(time.now.getTime() + 31 * 86_400_000);
	await get('/units');
	for (const id of trashed) expect(sandbox.account.contacts.has(id)).toBe(false);
}
