/** The message of an error of any type. */
export function reasonOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

/** Whether the system gave an error this code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
	return error instanceof Error && 'code' in error && error.code === code;
}
