import type { Dictionary, Match } from './dictionary.ts';
import type { Token } from './tokens.ts';

/** By when a home is to be free, as far as a phrase says it. */
export interface PhraseDate {
	readonly year?: number | undefined;
	/** Both from 1. */
	readonly month: number;
	readonly day: number;
}

const written = /^(\d{1,2})[./](\d{1,2})[./](\d{2}|\d{4})?$/;

/**
 * Reads the date that begins at a token, with the words before it: "bezugsfrei ab März 2027", "from 1 April". A month by
 * itself may be another word, and a year by itself that of the building.
 */
export function dateAt(
	tokens: readonly Token[],
	at: number,
	dictionary: Dictionary,
): Match<PhraseDate> | undefined {
	let next = at;
	const skip = (...roles: readonly ('free' | 'bound' | 'filler')[]) => {
		for (;;) {
			const length = Math.max(
				0,
				...roles.map((role) => dictionary.match(role, tokens, next)?.length ?? 0),
			);
			if (length === 0) return;
			next += length;
		}
	};
	const isMoving = dictionary.match('free', tokens, at) !== undefined;
	if (isMoving || dictionary.match('bound', tokens, at)) skip('free', 'bound', 'filler');
	const isLed = next > at;
	const [, own, other, short] = written.exec(tokens[next]?.text ?? '') ?? [];
	if (own !== undefined && other !== undefined)
		return made(next + 1 - at, { day: Number(own), month: Number(other), year: fullYear(short) });
	const day = tokens[next]?.number;
	const isDay = day !== undefined && Number.isInteger(day) && day >= 1 && day <= 31;
	if (isDay) {
		next += 1;
		skip('filler');
	}
	const month = dictionary.match('month', tokens, next);
	if (!month) return undefined;
	next += month.length;
	const end = next;
	skip('filler');
	const year = yearOf(tokens[next]);
	if (year === undefined) next = end;
	else next += 1;
	if (!isLed && !isDay && year === undefined) return undefined;
	return made(next - at, { day: isDay ? day : 1, month: month.value, year });
}

function made(length: number, value: PhraseDate): Match<PhraseDate> | undefined {
	const { day, month } = value;
	return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { length, value } : undefined;
}

function fullYear(digits: string | undefined): number | undefined {
	return digits === undefined ? undefined : Number(digits.length === 2 ? `20${digits}` : digits);
}

function yearOf(token: Token | undefined): number | undefined {
	return /^20\d\d$/.test(token?.text ?? '') ? token?.number : undefined;
}

/** The ISO date that is meant: the next one where no year is said, and today where it is over. */
export function isoOf({ year, month, day }: PhraseDate, today: string): string {
	const dayIn = (of: number) => new Date(Date.UTC(of, month - 1, day)).toISOString().slice(0, 10);
	const present = Number(today.slice(0, 4));
	const isOver = month < Number(today.slice(5, 7));
	const meant = dayIn(year ?? (isOver ? present + 1 : present));
	return meant < today ? today : meant;
}
