/** A SQLite database and the files beside it. */
export function databaseFiles(path: string): readonly string[] {
	return [path, ...filesBesideDatabase(path)];
}

/**
 * The journal of a SQLite database, or its log and the index of that. They belong to this very database: what is left
 * of another one would be played into it.
 */
export function filesBesideDatabase(path: string): readonly string[] {
	return ['-journal', '-wal', '-shm'].map((ending) => path + ending);
}
