/** A SQLite database, as far as it takes commands. */
interface Database {
	readonly isTransaction: boolean;
	exec(sql: string): void;
}

/** Does all of it or nothing, also within another transaction. */
export function inTransaction<Result>(db: Database, work: () => Result): Result {
	db.exec('SAVEPOINT work');
	try {
		const result = work();
		db.exec('RELEASE work');
		return result;
	} catch (error) {
		// On a full disk SQLite has rolled back by itself, and what it said of that is what counts.
		if (db.isTransaction) db.exec('ROLLBACK TO work; RELEASE work');
		throw error;
	}
}
