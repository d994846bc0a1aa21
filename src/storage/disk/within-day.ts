import { statSync } from 'node:fs';

const day = 24 * 60 * 60 * 1000;

/**
 * Whether a file was written within a day of a moment (milliseconds since 1970), before or after it: a clock that was
 * ahead once must not put off for ever what is done daily.
 */
export function isWithinDay(file: string, now: number): boolean {
	const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
	return Math.abs(now - written) < day;
}
