import type { Entry, Which } from '../../outbox/message.ts';
import type { Outbox } from '../../outbox/outbox.ts';

/**
 * Removes messages for good, whatever their state, from the disk too.
 * @returns what was removed
 * @throws one sentence when the disk is not clean yet
 */
export async function eraseFrom(outbox: Outbox, which: Which): Promise<Entry[]> {
	const entries = await outbox.list(which);
	await outbox.erase(which);
	if (await outbox.scrub()) return entries;
	throw new Error('The log is in use, so the disk is not clean yet: run the command once more.');
}
