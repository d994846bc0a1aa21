import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createCipher } from '../../outbox/cipher.ts';
import { keysInFile, readKeys } from '../../outbox/key.ts';
import { createOutbox, type Outbox } from '../../outbox/outbox.ts';
import { createPostgresStore } from '../../outbox/postgres-store.ts';
import { createSqliteStore } from '../../outbox/sqlite-store.ts';
import type { Database } from '../../storage/postgres/database.ts';
import type { Environment } from '../../wiring.ts';

type OutboxSettings = Pick<Environment, 'places'> & {
	readonly delivery: Pick<Environment['delivery'], 'outboxKey'>;
};

/**
 * Opens the outbox: in the database where there is one, else in a file of its own folder, which only the owner may
 * enter, with the keys of the environment or of the key file beside it.
 * @param tell told of messages that were restored from their copies
 * @throws one sentence when the disk cannot be written or a key that it was written with is missing.
 */
export async function openOutbox(
	{ places, delivery }: OutboxSettings,
	database?: Database,
	tell: (sentence: string) => void = () => {},
): Promise<Outbox> {
	if (database) return await openShared({ places, delivery }, database);
	const { outbox: file, outboxKey: keyFile } = places;
	const keys =
		delivery.outboxKey === undefined
			? keysInFile(keyFile, file)
			: readKeys(delivery.outboxKey, 'VITRINE_OUTBOX_KEY');
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	chmodSync(dirname(file), 0o700);
	const store = createSqliteStore(file, { tell });
	try {
		return await createOutbox({ store, cipher: createCipher(...keys) });
	} catch (error) {
		await store.close();
		throw error;
	}
}

async function openShared(
	{ places, delivery }: OutboxSettings,
	database: Database,
): Promise<Outbox> {
	try {
		if (delivery.outboxKey === undefined) {
			throw new Error(
				'DATABASE_URL is set and VITRINE_OUTBOX_KEY is not: all servers open what one of them has sealed, so set it to the same for each of them (see .env.example).',
			);
		}
		const cipher = createCipher(...readKeys(delivery.outboxKey, 'VITRINE_OUTBOX_KEY'));
		await refuseLeftBehind(places.outbox);
		const store = createPostgresStore(database);
		return await createOutbox({ store, cipher });
	} catch (error) {
		await database.close();
		throw error;
	}
}

/** What waits in a file of this machine would wait for ever beside the database. */
async function refuseLeftBehind(file: string): Promise<void> {
	if (!existsSync(file)) return;
	const local = createSqliteStore(file);
	const { waiting, dead } = await local.counts();
	await local.close();
	if (waiting + dead === 0) return;
	throw new Error(
		`The outbox ${file} on this machine still holds inquiries (${waiting + dead}): start once more without DATABASE_URL until they are delivered, see \`npm run outbox -- list\`, and then with it.`,
	);
}
