import { z } from 'zod';
import { rehearseLaw } from '../../build/rehearse-law.ts';
import { printProgress } from '../../build/report/progress.ts';
import { printableLines } from '../../build/report/printable.ts';
import type { CrmOptions } from '../../crm/client.ts';
import type { Environment } from '../../wiring.ts';

/**
 * The day that `--as-of` names, if it is given.
 * @throws one sentence where it is no day, or another option stands beside it.
 */
export function dayIn(
	values: Readonly<Record<string, string | boolean | undefined>>,
): string | undefined {
	const { 'as-of': given, ...others } = values;
	if (typeof given !== 'string') return undefined;
	const other = Object.keys(others).find((name) => others[name]);
	if (other) throw new Error(`--as-of publishes nothing, so --${other} does not go with it.`);
	const day = z.iso.date().safeParse(given);
	if (day.success) return day.data;
	throw new Error(`--as-of takes a day such as 2027-01-01, and is ${given}.`);
}

/** Prints what a day's law would find; the live site and the word of the last build stay as they are. */
export async function rehearseDay(
	environment: Environment,
	crm: CrmOptions,
	day: string,
): Promise<void> {
	const lines = await rehearseLaw(environment, crm, day, printProgress());
	for (const line of lines) console.log(printableLines(line));
}
