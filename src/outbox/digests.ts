import { randomBytes } from 'node:crypto';
import { attempt } from '../domain/attempt.ts';
import { digestWith, type Cipher } from './cipher.ts';
import { WrongKeyError } from './message.ts';
import type { OutboxStore } from './store.ts';

/** Keyed digest of a text, the same for as long as the store lives. */
export type Digest = (text: string) => string;

/** The note that holds the secret, sealed; in an outbox of 0.2.0 the id of the key from which it is derived. */
const note = 'digest secret';

/**
 * The digest by which people, forms and solved tasks are recognised again. Its secret lies in the store, sealed with the
 * first key, so that a new key changes none of them.
 * @throws WrongKeyError
 */
export async function openDigest(
	store: Pick<OutboxStore, 'remember' | 'replaceNote'>,
	cipher: Cipher,
): Promise<Digest> {
	const own = cipher.seal(randomBytes(32).toString('base64'), note);
	const held = await store.remember(note, own);
	const opened = attempt(() => Buffer.from(cipher.open(held, note), 'base64'));
	const secret = opened ?? cipher.derivedSecret(held);
	if (!secret) throw new WrongKeyError();
	if (cipher.isOutdated(held, note)) {
		await store.replaceNote(note, held, cipher.seal(Buffer.from(secret).toString('base64'), note));
	}
	return (text) => digestWith(secret, text);
}
