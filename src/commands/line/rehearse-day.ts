import { rehearseLaw, type RehearseOptions } from '../../build/rehearse-law.ts';
import { printProgress } from '../../build/report/progress.ts';
import { printableLines } from '../../build/report/printable.ts';
import { readDay } from './day.ts';

/** What stands after the name of the command. */
type Values = Readonly<Record<string, string | boolean | undefined>>;

/**
 * The day that `--as-of` names, if it is given.
 * @throws one sentence where it is no day, or another option stands beside it.
 */
export function dayIn(values: Values): string | undefined {
	const day = values['as-of'];
	if (typeof day !== 'string') return undefined;
	const other = Object.entries(values).find(([name, given]) => name !== 'as-of' && given);
	if (other) throw new Error(`--as-of publishes nothing, so --${other[0]} does not go with it.`);
	return readDay(day, '--as-of');
}

/** Prints what a day's law would find; the live site and the word of the last build stay as they are. */
export async function rehearseDay(options: Omit<RehearseOptions, 'progress'>): Promise<void> {
	const { lines } = await rehearseLaw({ ...options, progress: printProgress() });
	for (const line of lines) console.log(printableLines(line));
}
