import { LeaseLostError, UnreadableError } from './message.ts';

/**
 * Where an unexpected error arose, and what SQLite calls errors of its kind, such as "disk I/O error", or a network or
 * Postgres by its code, such as ECONNREFUSED. The message is left out, unless the outbox wrote it: it could quote what
 * a visitor has written.
 */
export function describeError(error: unknown): string {
	if (error instanceof LeaseLostError || error instanceof UnreadableError) return error.message;
	if (!(error instanceof Error)) return 'Something was thrown that is no error.';
	const at = /([\w.-]+\.ts:\d+)/.exec(error.stack ?? '')?.[1];
	const kind = 'errstr' in error ? error.errstr : 'code' in error ? error.code : undefined;
	return `Unexpected ${error.name}${at ? ` in ${at}` : ''}${kind ? `: ${String(kind)}` : ''}.`;
}
