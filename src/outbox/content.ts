import type { Cipher } from './cipher.ts';
import { UnreadableError } from './message.ts';
import type { Row } from './store.ts';

/**
 * What a row holds; nothing where it was erased, and where no recovery point was saved.
 * @throws UnreadableError
 */
export function openContent(
	cipher: Cipher,
	{ id, reference, payload, progress }: Row,
): { readonly payload: unknown; readonly progress: unknown } {
	const open = (sealed: string | null): unknown =>
		sealed === null ? undefined : JSON.parse(cipher.open(sealed, id));
	try {
		return { payload: open(payload), progress: open(progress) };
	} catch {
		// What the cipher says could quote what was read.
		throw new UnreadableError(reference);
	}
}
