import type { Problem } from '../crm/decode.ts';
import { counted, idList } from '../domain/sentences/counted.ts';

/**
 * What a pull left out or could not read. Names CRM ids and fields. Of values it quotes only the words of a figure, a day
 * or a place that visitors were to see and nobody can read for certain, and those by which a rule of the law knows a breach.
 */
export interface Report {
	/** Records and fields that did not have the form they should have. */
	readonly problems: readonly Problem[];
	/** Whole records that are not public, by the reason that completes "not published: …". */
	readonly hidden: readonly { readonly reason: string; readonly ids: readonly number[] }[];
	/** Statuses that src/company/config.ts names nowhere, with the units that have them. */
	readonly unknownStatuses: readonly { readonly status: string; readonly ids: readonly number[] }[];
	/** Single fields that are not public, and parts of the CRM that could not be read; a sentence each. */
	readonly notes: readonly string[];
	/** What the law asks of pages and they do not say (docs/law.md), a sentence each. */
	readonly duties?: readonly string[];
	/** Published units of which the CRM says that their price is on request. */
	readonly onRequest?: readonly number[];
}

/** The report as short lines, most important first. */
export function reportLines(report: Report): string[] {
	return [
		...report.hidden.map(
			({ reason, ids }) =>
				`${counted(ids.length, 'unit')} not published, ${reason}: ${idList(ids)}.`,
		),
		...linesOfRecords(report),
	];
}

/** What somebody may want to mend in the CRM or in the settings, a line each. */
export function problemLines(report: Report): string[] {
	return [
		...report.unknownStatuses.map(
			({ status, ids }) =>
				`${counted(ids.length, 'unit')} not published, name the status "${status}" in src/company/config.ts: ${idList(ids)}.`,
		),
		...linesOfRecords(report),
	];
}

function linesOfRecords({ problems, notes, duties = [] }: Report): string[] {
	return [...duties, ...shareSentences([...problems.map(({ message }) => message), ...notes])];
}

/** Up to this many records are named one by one. */
const maxIds = 10;
const record = /^([a-z]+) (\d+): /;
const words = /“[^”]*”/gu;

/**
 * Lines of a report, of which those that say the same of many records become one: an account that writes a field in
 * a way of its own does so in all of its thousands of units. "31 units: "archived" should be …: 4711, 4712 … and 21
 * more." Of words that they quote, the first stand for all.
 * @param lines such as "unit 4711: something is left out."; those about no record are left as they are.
 */
export function shareSentences(lines: readonly string[]): string[] {
	const alike = Map.groupBy(lines, (line) => line.replace(record, '$1: ').replaceAll(words, '“”'));
	return [...alike].flatMap(([, group]) => (group.length > maxIds ? mergeLines(group) : group));
}

function mergeLines(lines: readonly string[]): readonly string[] {
	const [line = ''] = lines;
	const [beginning = '', kind] = record.exec(line) ?? [];
	if (kind === undefined) return lines;
	const ids = lines.map((each) => Number(record.exec(each)?.[2]));
	const isOne = new Set(lines.map((each) => each.match(words)?.join())).size === 1;
	const sentence = line
		.slice(beginning.length)
		.replace(/\.$/, '')
		.replaceAll(words, (quote) => (isOne ? quote : `${quote} or the like`));
	return [`${lines.length} ${kind}s: ${sentence}: ${idList(ids)}.`];
}

/** "unit 4711", "units 4711, 4712". */
export function unitList(units: readonly { readonly id: number }[]): string {
	return `${units.length === 1 ? 'unit' : 'units'} ${idList(units.map(({ id }) => id))}`;
}
