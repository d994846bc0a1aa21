import type { CrmFailure } from './failure.ts';

/** Why a response is too large to be parsed. */
type Excess = Omit<Extract<CrmFailure, { reason: 'tooLarge' }>, 'reason'>;

/** Real responses have six levels. */
const mostLevels = 32;
/** Of one record, or of a response that is no list. A real unit has about 850, and a million take up to 130 MB. */
const mostValues = 1_000_000;
/** Of one response. The CRM is asked for 500 at most, but may send a whole list at once. */
const mostRecords = 10_000;

/** What a walk through JSON has found. */
interface Walk {
	/** Where the value ends that began the walk; absent where the bytes end first. */
	readonly end?: number;
	readonly excess?: Excess;
}

/**
 * Goes through JSON without parsing it, because a few bytes of nested lists become a hundred times as many when they
 * are parsed.
 *
 * @param from where the value begins
 * @param onComma called for each comma between the records of a list, which are then counted one by one
 */
export function walkJson(bytes: Uint8Array, from = 0, onComma?: (at: number) => void): Walk {
	let depth = 0;
	let values = 0;
	let records = 0;
	for (let at = from; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === quote) at = stringEnd(bytes, at);
		else if (byte === objectStart || byte === arrayStart) {
			values++;
			if (++depth > mostLevels) return { excess: { limit: mostLevels, of: 'levels of nesting' } };
		} else if (byte === objectEnd || byte === arrayEnd) {
			if (--depth === 0) return { end: at };
		} else if (byte === comma) {
			values++;
			if (depth === 1 && onComma) {
				onComma(at);
				values = 0;
				if (++records >= mostRecords) return { excess: { limit: mostRecords, of: 'records' } };
			}
		}
		if (values > mostValues) return { excess: { limit: mostValues, of: 'values' } };
	}
	return {};
}

/** The closing quote of a string, or the end of the bytes. */
export function stringEnd(bytes: Uint8Array, opening: number): number {
	let at = opening + 1;
	while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
	return at;
}

export const quote = 0x22;
export const arrayStart = 0x5b;
export const arrayEnd = 0x5d;
export const objectStart = 0x7b;
export const objectEnd = 0x7d;
const comma = 0x2c;
const backslash = 0x5c;
