import { states, type State } from '../outbox/store.ts';
import type { Entry, Which } from '../outbox/message.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { readState, type AlertState } from '../alerts/alert.ts';
import { bookingIn } from '../bookings/held.ts';
import { signsInWords } from '../intake/spam.ts';
import { readEnvironment } from '../wiring.ts';
import { openDatabaseOf } from './server/open-database.ts';
import { openOutbox } from './server/open-outbox.ts';
import { entriesOf, eraseFrom, whichOf } from './line/erase.ts';
import { readWords } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run outbox -- list [waiting|dead|done|standing]     what is there, without personal data
npm run outbox -- show REFERENCE                        one inquiry with its content
npm run outbox -- retry REFERENCE|waiting|dead          try to deliver now
npm run outbox -- export REFERENCE|E-MAIL|TELEPHONE     all that is held, as JSON
npm run outbox -- erase REFERENCE|E-MAIL|TELEPHONE      remove for good, whatever its state`;

/** Why a message is not tried. */
const whyNot: Readonly<Record<State, string>> = {
	waiting: 'is being delivered at this moment',
	done: 'is delivered',
	dead: 'is gone',
	standing: 'is no inquiry',
};

/** Looks after inquiries by hand; works while the server runs. */
await run(async () => {
	const read = readWords({}, { usage });
	if (!read) return;
	const [command, subject] = read.positionals;
	const commands = { list, show, retry, export: exportAll, erase };
	const chosen = Object.entries(commands).find(([name]) => name === command)?.[1];
	if (!chosen) {
		throw new Error(command === undefined ? usage : `There is no command "${command}".\n${usage}`);
	}
	const environment = readEnvironment();
	const outbox = await openOutbox(environment, await openDatabaseOf(environment));
	try {
		await chosen(outbox, subject);
	} finally {
		await outbox.close();
	}
});

async function list(outbox: Outbox, subject: string | undefined): Promise<void> {
	const state = subject === undefined ? undefined : stateOf(subject);
	if (subject !== undefined && !state) {
		throw new Error(`There is no state "${subject}".\n${usage}`);
	}
	const { erased, ...counts } = await outbox.counts();
	for (const each of states) {
		if (state !== undefined && state !== each) continue;
		console.log(`${each}: ${counts[each]} (${erased[each]} erased)`);
		// Delivered ones are only numbers, unless asked for.
		if (each === 'done' && state === undefined) continue;
		for (const entry of await outbox.list({ state: each })) console.log(lineOf(entry));
	}
}

async function show(outbox: Outbox, subject: string | undefined): Promise<void> {
	const [entry] = await foundOf(outbox, subject);
	if (entry) console.log(json(await withContent(outbox, entry)));
}

async function exportAll(outbox: Outbox, subject: string | undefined): Promise<void> {
	const entries = await foundOf(outbox, subject);
	console.log(json(await Promise.all(entries.map((entry) => withContent(outbox, entry)))));
}

async function retry(outbox: Outbox, subject: string | undefined): Promise<void> {
	const state = subject === undefined ? undefined : stateOf(subject);
	const entries = await (state ? outbox.list({ state }) : foundOf(outbox, subject));
	for (const { reference, ...entry } of entries) {
		const isRevived = await outbox.revive(reference);
		console.log(
			isRevived
				? `${reference} is tried now, or within five minutes while the CRM is out.`
				: `${reference} ${whyNot[entry.state]}: left alone.`,
		);
	}
}

async function erase(outbox: Outbox, subject: string | undefined): Promise<void> {
	await foundOf(outbox, subject);
	for (const { reference, state } of await eraseFrom(outbox, asked(subject)))
		console.log(`${reference} (${state}) is erased.`);
}

/** @throws when there is none. */
async function foundOf(outbox: Outbox, subject: string | undefined): Promise<Entry[]> {
	const entries = await entriesOf(outbox, asked(subject));
	if (entries.length > 0) return entries;
	throw new Error(
		'The outbox holds nothing of this reference, e-mail address or telephone number.',
	);
}

function asked(subject: string | undefined): Which {
	if (subject === undefined) throw new Error(usage);
	return whichOf(subject);
}

function stateOf(text: string): State | undefined {
	return states.find((state) => state === text);
}

function lineOf({ reference, doubt, acceptedAt, notBefore, attempts, failure }: Entry): string {
	const next = notBefore === null ? '' : `, next ${timeOf(notBefore)}`;
	const tried = attempts === 0 ? '' : `, ${attempts} failed`;
	const why = doubt === null ? '' : `, doubtful (${signsInWords(doubt, 'en')})`;
	return `  ${reference}  from ${timeOf(acceptedAt)}${why}${next}${tried}${failure ? `: ${failure}` : ''}`;
}

async function withContent(outbox: Outbox, entry: Entry) {
	const { acceptedAt, notBefore, finishedAt, ...rest } = entry;
	const standing =
		entry.state === 'standing' ? await outbox.standing.one(entry.reference) : undefined;
	return {
		...rest,
		acceptedAt: timeOf(acceptedAt),
		notBefore: notBefore === null ? null : timeOf(notBefore),
		finishedAt: finishedAt === null ? null : timeOf(finishedAt),
		content: (await outbox.contentOf(entry.reference)) ?? null,
		...(standing && {
			stands: bookingIn(standing.payload)
				? standing.progress
				: withTimes(readState(standing.progress)),
		}),
	};
}

/** How far an alert or a consent is: when it was asked about, confirmed and ended. */
function withTimes(state: AlertState) {
	return Object.fromEntries(
		Object.entries(state).map(([name, value]) => [
			name,
			typeof value === 'number' ? timeOf(value) : value,
		]),
	);
}

function timeOf(milliseconds: number): string {
	return new Date(milliseconds).toISOString();
}

function json(value: unknown): string {
	return JSON.stringify(value, null, 2);
}
