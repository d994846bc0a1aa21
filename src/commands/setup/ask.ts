import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable, type Readable } from 'node:stream';
import { Locale } from '../../domain/locale.ts';
import { reasonOf } from '../../domain/sentences/failure.ts';

interface Question<Value> {
	/** The value of the option; nobody is asked then. */
	readonly given: string | undefined;
	readonly option: string;
	/** What no answer means. */
	readonly otherwise?: string;
	/** Makes the value of an answer, or throws one sentence. */
	readonly read: (answer: string) => Value;
	/** Whether what is typed stays off the screen. */
	readonly isSecret?: boolean;
}

interface Terminal {
	readonly input: Readable & { readonly isTTY?: boolean };
	readonly output: Writable;
}

/** Whether somebody sits at a terminal. */
export function canAsk(input: Terminal['input'] = stdin): boolean {
	return Boolean(input.isTTY);
}

/**
 * Asks at a terminal for a value that no option gives, until the answer can be used.
 * @throws one sentence where nobody can be asked or the option cannot be used.
 */
export async function askFor<Value>(
	question: string,
	{ given, option, otherwise, read, isSecret = false }: Question<Value>,
	{ input, output }: Terminal = { input: stdin, output: stdout },
): Promise<Value> {
	if (given !== undefined) return read(given);
	if (!canAsk(input)) {
		if (otherwise !== undefined) return read(otherwise);
		throw new Error(`Nobody can be asked here: tell it as --${option}.`);
	}
	const prompt = `${question}${otherwise ? ` (${otherwise})` : ''}: `;
	const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
	for (;;) {
		const lines = createInterface({ input, output: isSecret ? silent : output, terminal: true });
		const typing = lines.question(isSecret ? '' : prompt);
		if (isSecret) output.write(prompt);
		const typed = await typing;
		lines.close();
		if (isSecret) output.write('\n');
		const answer = typed.trim() || otherwise;
		if (answer === undefined) continue;
		try {
			return read(answer);
		} catch (error) {
			output.write(`${reasonOf(error)}\n`);
		}
	}
}

/** An address of the CRM as somebody types it; empty for later. @throws one sentence where it is none. */
export function readAddress(typed: string): string {
	if (typed === '' || /^https?:\/\/[^\s/]+/.test(typed)) return typed;
	throw new Error(`"${typed}" is no address: it begins with https://.`);
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
