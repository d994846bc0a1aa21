import { createPostgresStore } from '../../src/outbox/postgres-store.ts';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import type { OutboxStore } from '../../src/outbox/store.ts';
import { openDatabase } from '../../src/storage/postgres/database.ts';

/** The store in a file or, of an address, in a database. */
export async function openStore(address: string): Promise<OutboxStore> {
	if (!address.startsWith('postgres:')) return createSqliteStore(address);
	return createPostgresStore(await openDatabase(address));
}
