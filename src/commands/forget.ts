import { counted } from '../domain/sentences/counted.ts';
import { dist, readEnvironment, type Environment } from '../wiring.ts';
import { asOnlyBuilder } from './line/builder-lease.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';
import { eraseFrom, whichOf } from './line/erase.ts';
import { forget } from '../build/tidy/forget.ts';
import { openDatabaseOf } from './server/open-database.ts';
import { openOutbox } from './server/open-outbox.ts';

const usage = `npm run forget                 removes from the disk at once what only earlier releases show, such as photos that
                               are private by now; then there is no way back to those releases
  -- --email ADDRESS           removes instead all inquiries, alerts, consents and bookings that the outbox holds of an address`;

/** For those who are asked to delete something, and may not wait until it goes by itself. */
await run(async () => {
	const values = readOptions({ email: { type: 'string' } }, { usage });
	if (!values) return;
	const environment = readEnvironment();
	if (values.email !== undefined) return await forgetPerson(environment, values.email);
	const { photos, strangers } = await asOnlyBuilder(environment, (each) => forget(each, dist));
	const removed = photos === 0 ? 'no photo file' : counted(photos, 'photo file');
	console.log(
		`Only the live release is left: what only earlier ones showed is removed, ${removed} among it.`,
	);
	if (strangers.length > 0) {
		console.log(
			`Left alone in ${environment.places.root}, because this version of the program makes nothing of that name: ${strangers.join(', ')}. Look yourself whether it holds what is to be deleted.`,
		);
	}
});

async function forgetPerson(environment: Environment, email: string): Promise<void> {
	const which = whichOf(email);
	if (!('group' in which && which.group?.includes('@')))
		throw new Error('What stands behind --email is no e-mail address.');
	const outbox = await openOutbox(environment, await openDatabaseOf(environment));
	try {
		const erased = await eraseFrom(outbox, which);
		console.log(
			erased.length === 0
				? 'The outbox holds nothing of this address.'
				: `Removed for good: ${counted(erased.length, 'message')} (inquiries, alerts, consents and bookings) of this address.`,
		);
		console.log(
			'What the CRM holds is not touched: delete the contact there. Mails that were sent stay where they arrived.',
		);
	} finally {
		await outbox.close();
	}
}
