import { printableLines } from '../publish/report/printable.ts';

/** Runs a command; a failure ends in one sentence on the error stream and a non-zero exit code. */
export async function run(command: () => Promise<void>): Promise<void> {
	try {
		await command();
	} catch (error) {
		console.error(printableLines(sentenceOf(error)));
		process.exitCode = 1;
	}
}

function sentenceOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	// Files say it by a code, databases in words.
	const isFull =
		('code' in error && error.code === 'ENOSPC') || /\bdisk is full\b/.test(error.message);
	if (!isFull) return error.message;
	return 'The disk is full, so nothing was changed: make room where var/ lies, then run the command again.';
}
