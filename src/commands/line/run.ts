import { printableLines } from '../../build/report/printable.ts';
import { failureSentence } from '../../build/report/failure-sentence.ts';

/** Runs a command; a failure ends in one sentence on the error stream and a non-zero exit code. */
export async function run(command: () => Promise<void>): Promise<void> {
	try {
		await command();
	} catch (error) {
		console.error(printableLines(failureSentence(error)));
		process.exitCode = 1;
	}
}
