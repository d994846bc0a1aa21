import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createCipher } from '../../outbox/cipher.ts';
import { keyInFile, readKey } from '../../outbox/key.ts';
import { createOutbox, type Outbox } from '../../outbox/outbox.ts';
import { createSqliteStore } from '../../outbox/sqlite-store.ts';
import type { Environment } from '../../wiring.ts';
import { takeOverOutbox } from './take-over-outbox.ts';

/**
 * Opens the outbox in its own folder, which only the owner may enter, with the key of the environment or of
 * the key file beside it. What an outbox of the first version still holds is taken over.
 * @throws one sentence when the disk cannot be written or the key is not the one it was written with.
 */
export async function openOutbox({
	places,
	delivery,
}: Pick<Environment, 'places'> & {
	readonly delivery: Pick<Environment['delivery'], 'outboxKey'>;
}): Promise<Outbox> {
	const { outbox: file, outboxKey: keyFile } = places;
	const key =
		delivery.outboxKey === undefined
			? keyInFile(keyFile, file)
			: readKey(delivery.outboxKey, 'VITRINE_OUTBOX_KEY');
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	chmodSync(dirname(file), 0o700);
	const store = createSqliteStore(file);
	try {
		const outbox = await createOutbox({ store, cipher: createCipher(key) });
		await takeOverOutbox(resolve(places.root, 'outbox.sqlite'), outbox);
		return outbox;
	} catch (error) {
		await store.close();
		throw error;
	}
}
