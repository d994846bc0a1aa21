/** Whether a database file is damaged or none at all; one that is merely locked must not be thrown away. */
export function isDamage(error: unknown): boolean {
	return error instanceof Error && 'errcode' in error && damage.has(Number(error.errcode) & 0xff);
}

/** SQLITE_CORRUPT and SQLITE_NOTADB */
const damage: ReadonlySet<number> = new Set([11, 26]);
