import { Pool, types, type PoolClient } from 'pg';
import { now, type Run, type Values } from './run.ts';
import { format, schema } from './schema.ts';

/** A Postgres database, over a few connections. */
export interface Database {
	readonly run: Run;
	/** Commits when the work is done, and takes everything back when it throws. */
	transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
	/** Milliseconds since 1970 by the database's own clock. */
	now(): Promise<number>;
	close(): Promise<void>;
}

/** Milliseconds until a connection, and a response, is given up. */
const patience = { connectionTimeoutMillis: 5_000, query_timeout: 15_000 };
/** A server that was cut off must not hold what it has locked; said with each transaction, because poolers forget it. */
const begin = `BEGIN; SET LOCAL idle_in_transaction_session_timeout = '15s'; SET LOCAL lock_timeout = '10s'`;

/**
 * Opens a database, and makes its tables where they are not there yet.
 * @param url Such as `postgres://user:password@host/name?sslmode=verify-full`.
 * @throws one sentence when it cannot be reached or written, may forget what it has committed, or was made by another
 * version.
 */
export async function openDatabase(url: string): Promise<Database> {
	const db = connect(url);
	try {
		for (const setting of ['fsync', 'synchronous_commit']) {
			const { rows } = await db.run(`SELECT current_setting('${setting}') AS value`);
			if (rows[0]?.['value'] === 'off') throw new Error(`its setting ${setting} is off`);
		}
		await db.transaction(makeTables);
		return db;
	} catch (cause) {
		await db.close();
		const why = cause instanceof Error ? cause.message || codeOf(cause) : String(cause);
		throw new Error(
			`The database that DATABASE_URL names cannot be used (${why}); it must be one that keeps what it has committed.`,
			{ cause },
		);
	}
}

/** What Node tells where a name has several addresses and none of them answers. */
const codeOf = (error: Error) => ('code' in error ? String(error.code) : error.name);

/**
 * The connection broke, or there was none or no response in time. Of these the client tells by its message only, which no
 * log shows; Postgres and the network give a code.
 */
class ConnectionError extends Error {
	override readonly name = 'ConnectionError';
}

function named(cause: unknown): never {
	const isNamed = !(cause instanceof Error) || 'code' in cause;
	throw isNamed ? cause : new ConnectionError(cause.message, { cause });
}

function connect(url: string): Database {
	const pool = new Pool({
		connectionString: url,
		...patience,
		max: 10,
		keepAlive: true,
		application_name: 'vitrine',
		types: { getTypeParser: parserOf },
	});
	// One that breaks between two statements is told with the next one; unheard, it would end the process.
	pool.on('connect', (client) => client.on('error', () => {}));
	pool.on('error', () => {});

	const run = runOn(pool);
	return {
		run,
		async transaction(work) {
			const client = await pool.connect().catch(named);
			const runInside = runOn(client);
			try {
				await runInside(begin);
				const done = await work(runInside);
				await runInside('COMMIT');
				client.release();
				return done;
			} catch (error) {
				// With its connection the transaction ends, whatever state both are in.
				client.release(true);
				throw error;
			}
		},
		async now() {
			const { rows } = await run(`SELECT ${now} AS now`);
			return Number(rows[0]?.['now']);
		},
		close: () => pool.end(),
	};
}

function runOn(client: Pick<Pool | PoolClient, 'query'>): Run {
	return async (sql, values = {}) => {
		const { text, list } = numbered(sql, values);
		const query = client.query<Record<string, unknown>>(text, list);
		const { rows, rowCount } = await query.catch(named);
		return { rows, changed: rowCount ?? 0 };
	};
}

/** Postgres knows values by their numbers only. */
function numbered(sql: string, values: Values): { text: string; list: unknown[] } {
	const names: string[] = [];
	const text = sql.replaceAll(/(?<!:):([a-z]\w*)/gi, (_, name: string) => {
		const at = names.indexOf(name);
		return `$${at === -1 ? names.push(name) : at + 1}`;
	});
	return { text, list: names.map((name) => values[name]) };
}

/** Long integers come as text otherwise; times and counts fit into a number. */
const parserOf: typeof types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
	id === types.builtins.INT8 ? Number : types.getTypeParser(id, format);

/** Any number that nothing else in the database takes for its lock. */
const schemaLock = 7_261_904;

/**
 * Makes the tables, in one transaction; servers that start together do it once.
 * @throws when another version of the program has made them
 */
async function makeTables(run: Run): Promise<void> {
	await run('SELECT pg_advisory_xact_lock(:lock)', { lock: schemaLock });
	await run('CREATE TABLE IF NOT EXISTS format (number INTEGER NOT NULL)');
	const found = (await run('SELECT number FROM format')).rows[0]?.['number'];
	if (found === format) return;
	if (found !== undefined) {
		throw new Error(
			`another version of the program has made its tables (format ${String(found)}, this one has ${format}): start that version, or name an empty database once nothing waits in this one`,
		);
	}
	await run(schema);
	await run('INSERT INTO format (number) VALUES (:format)', { format });
}
