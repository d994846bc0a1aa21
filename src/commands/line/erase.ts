import { cleanEmail } from '../../intake/clean.ts';
import { senderOf } from '../../intake/inquiry.ts';
import { Place } from '../../intake/places.ts';
import { isReference } from '../../intake/reference.ts';
import type { Entry, Which } from '../../outbox/message.ts';
import type { Outbox } from '../../outbox/outbox.ts';

/** Which messages a reference, an e-mail address or a telephone number means. */
export function whichOf(subject: string): Which {
	const given = subject.trim();
	// As forms are read, so that "ada@müller.example" is found, which is held as mail servers write it.
	const email = cleanEmail(given);
	if (typeof email === 'string' && email.includes('@')) return { group: email.toLowerCase() };
	// A person without an address is found by the digits of the telephone number.
	if (!isReference(given) && /^[\d\s+()/.–-]+$/.test(given))
		return { group: given.replaceAll(/\D/g, '') };
	return { reference: given.toUpperCase() };
}

/** All messages that are meant; places at viewings too, which are grouped by their appointment and not by whose they are. */
export async function entriesOf(outbox: Outbox, which: Which): Promise<Entry[]> {
	const entries = await outbox.list(which);
	if (!('group' in which)) return entries;
	for (const { payload, reference } of await outbox.standing.every()) {
		const place = Place.safeParse(payload).data;
		if (place && senderOf(place) === which.group)
			entries.push(...(await outbox.list({ reference })));
	}
	return entries;
}

/**
 * Removes messages for good, whatever their state, from the disk too.
 * @returns what was removed
 * @throws one sentence when the disk is not clean yet
 */
export async function eraseFrom(outbox: Outbox, which: Which): Promise<Entry[]> {
	const entries = await entriesOf(outbox, which);
	for (const { reference } of entries) await outbox.erase({ reference });
	if (await outbox.scrub()) return entries;
	throw new Error('The log is in use, so the disk is not clean yet: run the command once more.');
}
