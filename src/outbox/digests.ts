import { randomBytes } from 'node:crypto';
import { digestWith, idLength, type Cipher } from './cipher.ts';
import type { OutboxStore } from './store.ts';

/** Keyed digest of a text, the same for as long as the store lives. */
export type Digest = (text: string) => string;

/** The note that holds the secret, sealed; in older outboxes the id of the key from which it is derived. */
const note = 'digest secret';

/**
 * The digest by which people, forms and solved tasks are recognised again. Its secret lies in the store, sealed, so that
 * a new key changes none of them.
 * @throws UnknownKeyError
 */
export async function openDigest(
	store: Pick<OutboxStore, 'remember'>,
	cipher: Cipher,
): Promise<Digest> {
	const own = cipher.seal(randomBytes(32).toString('base64'), note);
	const secret = secretIn(await store.remember(note, own), cipher);
	return (text) => digestWith(secret, text);
}

/** Seals the secret with the first key, if it is sealed with another one. */
export async function sealDigestAnew(
	store: Pick<OutboxStore, 'remember' | 'replaceNote'>,
	cipher: Cipher,
): Promise<void> {
	const held = await store.remember(note, '');
	if (held.startsWith(`${cipher.keyIds[0]}.`)) return;
	const text = Buffer.from(secretIn(held, cipher)).toString('base64');
	await store.replaceNote(note, held, cipher.seal(text, note));
}

function secretIn(held: string, cipher: Cipher): Uint8Array {
	if (held.length === idLength) return cipher.digestSecretOf(held);
	return Buffer.from(cipher.open(held, note), 'base64');
}
