/* oxlint-disable import/default, import/no-named-as-default-member -- what Node loads of this package has no names */
import rrulePackage from 'rrule';
import { shownIn } from '../domain/zone.ts';

const { RRule } = rrulePackage;

/** The days in which times that recur are looked for: "2026-11-30T00:00:00", by the clock of the home. */
export interface Window {
	readonly from: string;
	readonly to: string;
}

/**
 * The local times at which something recurs, such as "2026-12-05T14:00:00". The rule is unfolded by the clock of the home,
 * so that 14:00 stays 14:00 when the clocks change.
 * @param rule of RFC 5545; nothing but `RRULE`
 * @param first the local time of the first one
 * @param zone IANA time zone, for a rule that ends at an instant
 * @returns nothing where the rule is another one than people make in a calendar
 */
export function recurrences(
	rule: string,
	first: string,
	zone: string,
	{ from, to }: Window,
): string[] | undefined {
	const parts = partsOf(rule);
	if (!parts) return undefined;
	const until = parts.get('UNTIL');
	const last = until === undefined ? undefined : localEnd(until, zone);
	if (until !== undefined && last === undefined) return undefined;
	parts.delete('UNTIL');
	try {
		const options = RRule.parseString(writtenRule(parts));
		const end = last !== undefined && last < to ? last : to;
		// The library counts in UTC; here these are the times of a clock.
		const made = new RRule({
			...options,
			dtstart: new Date(`${first}Z`),
			until: new Date(`${end}Z`),
		});
		return made
			.between(new Date(`${from}Z`), new Date(`${end}Z`), true, (_date, count) => count < most)
			.map((time) => time.toISOString().slice(0, 19));
	} catch {
		return undefined;
	}
}

/** Times in eight weeks; a rule that names more is a slip. */
const most = 100;

/** A rule in plain words of RFC 5545, in which nothing else can stand; empty where it is another one than is known here. */
export function plainRule(rule: string): string {
	return writtenRule(partsOf(rule) ?? new Map());
}

function writtenRule(parts: ReadonlyMap<string, string>): string {
	return [...parts].map((part) => part.join('=')).join(';');
}

/** The parts of a rule, if it is one of days, weeks, months or years: nothing else can keep the build busy. */
function partsOf(rule: string): Map<string, string> | undefined {
	const pairs = rule
		.trim()
		.replace(/^RRULE:/i, '')
		.replace(/;$/, '')
		.toUpperCase()
		.split(';')
		.map((pair) => pair.split('='));
	const isWellFormed = pairs.every(
		([name = '', value = '', ...rest]) => rest.length === 0 && known[name]?.test(value) === true,
	);
	const parts = new Map(pairs.map(([name = '', value = '']) => [name, value]));
	return isWellFormed && parts.size === pairs.length && parts.has('FREQ') ? parts : undefined;
}

const number = '[1-9]\\d{0,2}';
const day = '(?:[+-]?[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)';
const list = (one: string) => new RegExp(`^${one}(?:,${one}){0,30}$`);
const known: Readonly<Record<string, RegExp>> = {
	FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
	INTERVAL: new RegExp(`^${number}$`),
	COUNT: new RegExp(`^${number}$`),
	UNTIL: /^\d{8}(?:T\d{6}Z?)?$/,
	BYDAY: list(day),
	BYMONTHDAY: list('-?(?:[1-9]|[12]\\d|3[01])'),
	BYMONTH: list('(?:[1-9]|1[0-2])'),
	BYSETPOS: list('-?[1-5]'),
	WKST: /^(?:MO|TU|WE|TH|FR|SA|SU)$/,
};

/** The last local time that an `UNTIL` allows; a day is meant whole. */
function localEnd(until: string, zone: string): string | undefined {
	const [, year, month, dayOfMonth, hours = '23', minutes = '59', seconds = '59', utc] =
		/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(until) ?? [];
	const written = `${year}-${month}-${dayOfMonth}T${hours}:${minutes}:${seconds}`;
	const asUtc = Date.parse(`${written}Z`);
	if (Number.isNaN(asUtc)) return undefined;
	return utc ? shownIn(zone, asUtc).replace(' ', 'T') : written;
}
