import type { Cipher } from './cipher.ts';
import { sealDigestAnew } from './digests.ts';
import type { OutboxStore, Row } from './store.ts';

export interface Rotated {
	/** Messages that were sealed anew. */
	readonly sealed: number;
	/** References of those that could not be opened, and stay as they are. */
	readonly unreadable: readonly string[];
}

/** Messages that are read at a time. */
const batch = 100;

/**
 * Seals with the first key all that is sealed with another one. Each message is changed by itself, and only if it is
 * still as it was read: meanwhile servers may deliver, erase and save as ever, and a kill leaves nothing half done.
 */
export async function rotate(
	store: Pick<OutboxStore, 'find' | 'reseal' | 'remember' | 'replaceNote'>,
	cipher: Cipher,
): Promise<Rotated> {
	const again = (sealed: string | null, { id }: Row) =>
		sealed === null ? null : cipher.seal(cipher.open(sealed, id), id);
	const unreadable = new Map<string, string>();
	let sealed = 0;

	async function sealAnew(row: Row): Promise<void> {
		let content;
		try {
			content = { payload: again(row.payload, row), progress: again(row.progress, row) };
		} catch {
			unreadable.set(row.id, row.reference);
			return;
		}
		if (await store.reseal(row, content)) sealed++;
	}

	await sealDigestAnew(store, cipher);
	const notSealedWith = cipher.keyIds[0];
	for (;;) {
		const found = await store.find({ notSealedWith, limit: batch + unreadable.size });
		const rows = found.filter(({ id }) => !unreadable.has(id));
		if (rows.length === 0) return { sealed, unreadable: [...unreadable.values()] };
		for (const row of rows) await sealAnew(row);
	}
}
