import type { Parts } from './parts.ts';
import type { Person } from './person.ts';
import type { Server } from './server.ts';
import type { Visitors } from './visitors.ts';

/** Every inquiry that was promised an answer is one task in the CRM, or somebody knows that it could not be. */
export async function checkPromises({
	account,
	visitors,
	person,
	server,
	journal,
	time: { now },
}: Pick<Parts, 'account' | 'journal' | 'time'> & {
	readonly visitors: Visitors;
	readonly person: Person;
	readonly server: Server;
}): Promise<void> {
	const outbox = server.delivery()?.outbox;
	const { tasks, contacts } = account.sandbox.account;
	const titles = tasks.list().map(({ title }) => String(title));
	const dead = new Set((await outbox?.list({ state: 'dead' }))?.map(({ reference }) => reference));
	for (const [at, reference] of [...visitors.promised].entries()) {
		const copies = titles.filter((title) => title.includes(reference)).length;
		const isKnown = dead.has(reference) && person.knows.has(reference);
		if (copies === 0 && !isKnown) journal.violate(now(), `promise ${at + 1} is lost`);
		if (copies > 1) journal.violate(now(), `promise ${at + 1} has ${copies} tasks`);
	}
	const addresses = contacts
		.list()
		.flatMap(({ emails, email }) => (Array.isArray(emails) ? emails : [email]));
	if (new Set(addresses).size < addresses.length)
		journal.violate(now(), 'an address has two contacts');
	const waiting = (await outbox?.counts())?.waiting ?? 0;
	if (waiting > 0) journal.violate(now(), `${waiting} inquiries still wait`);
	if (titles.length > visitors.promised.size) journal.note(now(), `${titles.length} tasks`);
}
