import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	createSecretKey,
	hkdfSync,
	randomBytes,
} from 'node:crypto';
import { attempt } from '../domain/attempt.ts';

/** Seals what a store holds, so that its file alone tells nothing. */
export interface Cipher {
	/** Encrypts a text for one place, its `context`: moved elsewhere, it cannot be opened. */
	seal(text: string, context: string): string;
	/** @throws when no key opens it, or the text was changed or moved */
	open(sealed: string, context: string): string;
	/** Whether a text is sealed with an earlier key. */
	isOutdated(sealed: string, context: string): boolean;
	/** The secret of digests in an outbox of 0.2.0, which derived it from the key of this id. */
	derivedSecret(keyId: string): Uint8Array | undefined;
}

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM under keys derived from the ones given.
 * @param keys The first one seals; to open, they are tried in order.
 * @throws when there is none, or one has not 32 bytes
 */
export function createCipher(...keys: readonly Uint8Array[]): Cipher {
	const known = keys.map(createKey);
	const [first] = known;
	if (!first) throw new Error('An outbox has a key.');
	return {
		seal: first.seal,
		open(sealed, context) {
			for (const key of known) {
				const text = attempt(() => key.open(sealed, context));
				if (text !== undefined) return text;
			}
			throw new Error('No key opens it.');
		},
		isOutdated: (sealed, context) => attempt(() => first.open(sealed, context)) === undefined,
		derivedSecret: (id) =>
			known
				.map(({ derived }) => derived)
				.find((secret) => digestWith(secret, 'fingerprint').slice(0, 8) === id),
	};
}

/** Keyed digest (HMAC-SHA-256), by which equal texts are recognised and nothing else. */
export function digestWith(secret: Uint8Array, text: string): string {
	return createHmac('sha256', secret).update(text).digest('base64url');
}

function createKey(key: Uint8Array) {
	if (key.length !== keyBytes) throw new Error(`A key of the outbox has ${keyBytes} bytes.`);
	const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, keyBytes));
	const sealing = createSecretKey(derive('vitrine outbox content'));
	return {
		derived: derive('vitrine outbox marks'),
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
