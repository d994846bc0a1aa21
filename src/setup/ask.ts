import { createInterface } from 'node:readline/promises';
import { stdin, stdout } from 'node:process';

/**
 * Asks for what an option has not told, where somebody sits at a terminal.
 * @param given what the option has told
 * @throws one sentence where nobody can be asked.
 */
export async function askFor(
	question: string,
	{ given, option, otherwise }: { given: string | undefined; option: string; otherwise?: string },
): Promise<string> {
	if (given !== undefined) return given;
	if (!stdin.isTTY) {
		if (otherwise !== undefined) return otherwise;
		throw new Error(`Nobody can be asked here: tell it as --${option}.`);
	}
	const lines = createInterface({ input: stdin, output: stdout });
	try {
		const answer = (
			await lines.question(`${question}${otherwise ? ` (${otherwise})` : ''}: `)
		).trim();
		return answer || (otherwise ?? askFor(question, { given, option }));
	} finally {
		lines.close();
	}
}
