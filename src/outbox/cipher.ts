import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	createSecretKey,
	hkdfSync,
	randomBytes,
} from 'node:crypto';

/** Seals what a store holds, so that its file alone tells nothing. */
export interface Cipher {
	/** Encrypts a text for one place, its `context`: moved elsewhere, it cannot be opened. */
	seal(text: string, context: string): string;
	/** @throws when the text was changed, moved, or sealed with another key */
	open(sealed: string, context: string): string;
	/** Keyed digest, by which equal texts are recognised and nothing else. */
	hmac(text: string): string;
	/** Tells this key from others, and tells nothing of it. */
	readonly fingerprint: string;
}

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM and HMAC-SHA-256, each under a key of its own derived from the one given.
 * @throws when the key has not 32 bytes
 */
export function createCipher(key: Uint8Array): Cipher {
	if (key.length !== keyBytes) throw new Error(`A key of the outbox has ${keyBytes} bytes.`);
	const derive = (use: string) =>
		createSecretKey(Buffer.from(hkdfSync('sha256', key, '', use, keyBytes)));
	const sealing = derive('vitrine outbox content');
	// Another name would make another key, which finds nothing in an outbox that exists.
	const hmacKey = derive('vitrine outbox marks');
	const hmac = (text: string) => createHmac('sha256', hmacKey).update(text).digest('base64url');
	return {
		seal(text, context) {
			const iv = randomBytes(ivBytes);
			const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(context));
			const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
			return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
		},
		open(sealed, context) {
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
		hmac,
		fingerprint: hmac('fingerprint'),
	};
}
