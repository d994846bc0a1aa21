import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	createSecretKey,
	hkdfSync,
	randomBytes,
} from 'node:crypto';
import { UnknownKeyError } from './message.ts';

/** Seals what a store holds, so that its file alone tells nothing. Each sealed value says by an id which key opens it. */
export interface Cipher {
	/** Ids of its keys, which tell nothing of them: the first one seals, all of them open. */
	readonly keyIds: readonly [string, ...string[]];
	/** Encrypts a text for one place, its `context`: moved elsewhere, it cannot be opened. */
	seal(text: string, context: string): string;
	/** @throws UnknownKeyError; and when the text was changed or moved */
	open(sealed: string, context: string): string;
	/**
	 * The secret of digests that belongs to a key: of outboxes that were made before they had one of their own.
	 * @throws UnknownKeyError
	 */
	digestSecretOf(keyId: string): Uint8Array;
}

/** Characters of a key's id, with which a sealed value begins; a point stands between the two. */
export const idLength = 8;

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM under keys derived from the ones given.
 * @param keys The first one seals, all of them open.
 * @throws when there is none, or one has not 32 bytes
 */
export function createCipher(...keys: readonly Uint8Array[]): Cipher {
	const known = keys.map(createKey);
	const [first, ...others] = known;
	if (!first) throw new Error('An outbox has a key.');

	function keyOf(id: string): OutboxKey {
		const key = known.find((each) => each.id === id);
		if (key) return key;
		throw new UnknownKeyError(id);
	}

	return {
		keyIds: [first.id, ...others.map(({ id }) => id)],
		seal: (text, context) => `${first.id}.${first.seal(text, context)}`,
		open(sealed, context) {
			if (sealed[idLength] !== '.') throw new Error('It names no key.');
			return keyOf(sealed.slice(0, idLength)).open(sealed.slice(idLength + 1), context);
		},
		digestSecretOf: (id) => keyOf(id).digestSecret,
	};
}

/** Keyed digest (HMAC-SHA-256), by which equal texts are recognised and nothing else. */
export function digestWith(secret: Uint8Array, text: string): string {
	return createHmac('sha256', secret).update(text).digest('base64url');
}

type OutboxKey = ReturnType<typeof createKey>;

function createKey(key: Uint8Array) {
	if (key.length !== keyBytes) throw new Error(`A key of the outbox has ${keyBytes} bytes.`);
	const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, keyBytes));
	const sealing = createSecretKey(derive('vitrine outbox content'));
	// Another name would make another secret, which finds nothing in an outbox that exists.
	const digestSecret = derive('vitrine outbox marks');
	return {
		id: digestWith(digestSecret, 'fingerprint').slice(0, idLength),
		digestSecret,
		seal(text: string, context: string): string {
			const iv = randomBytes(ivBytes);
			const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(context));
			const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
			return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
		},
		open(sealed: string, context: string): string {
			const bytes = Buffer.from(sealed, 'base64');
			const iv = bytes.subarray(0, ivBytes);
			const decipher = createDecipheriv('aes-256-gcm', sealing, iv, { authTagLength: tagBytes })
				.setAAD(Buffer.from(context))
				.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
			const text = Buffer.concat([
				decipher.update(bytes.subarray(ivBytes + tagBytes)),
				decipher.final(),
			]);
			return text.toString('utf8');
		},
	};
}
