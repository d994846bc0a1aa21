import { createInterface } from 'node:readline/promises';
import { stdin, stdout } from 'node:process';
import { Locale } from '../../domain/locale.ts';

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

/**
 * Languages as somebody types them, such as `de, en`; the first is what texts fall back to.
 * @throws one sentence that names one which this program does not speak.
 */
export function readLocales(languages: string): [Locale, ...Locale[]] {
	const named = languages
		.split(/[,\s]+/)
		.filter(Boolean)
		.map((language) => {
			const locale = Locale.safeParse(language.toLowerCase());
			if (locale.success) return locale.data;
			throw new Error(
				`"${language}" is no language of this program, which speaks ${Locale.options.join(', ')}.`,
			);
		});
	const [first, ...others] = new Set(named);
	if (first === undefined) throw new Error('A site needs one language at least: --languages de');
	return [first, ...others];
}
