import type { Cipher } from './cipher.ts';
import { UnknownKeyError, UnreadableError } from './message.ts';
import type { Row } from './store.ts';

/**
 * What a row holds; nothing where it was erased, and where no recovery point was saved.
 * @throws UnreadableError, UnknownKeyError
 */
export function openContent(
	cipher: Cipher,
	{ id, reference, payload, progress }: Row,
): { readonly payload: unknown; readonly progress: unknown } {
	const open = (sealed: string | null): unknown =>
		sealed === null ? undefined : JSON.parse(cipher.open(sealed, id));
	try {
		return { payload: open(payload), progress: open(progress) };
	} catch (error) {
		// Another server may know the key.
		if (error instanceof UnknownKeyError) throw error;
		// What the cipher says could quote what was read.
		throw new UnreadableError(reference);
	}
}
