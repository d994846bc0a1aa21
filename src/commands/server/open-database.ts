import type { Database } from '../../storage/postgres/database.ts';
import type { Environment } from '../../wiring.ts';

/** Opens the database that several machines share. Where the environment names none, its driver is not even loaded. */
export async function openDatabaseOf({
	delivery: { databaseUrl },
}: {
	readonly delivery: Pick<Environment['delivery'], 'databaseUrl'>;
}): Promise<Database | undefined> {
	if (databaseUrl === undefined) return undefined;
	const { openDatabase } = await import('../../storage/postgres/database.ts');
	return await openDatabase(databaseUrl);
}
