import { idList } from '../../domain/sentences/id-list.ts';

/** Up to this many records are named one by one. */
const most = 10;
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
	return [...alike].flatMap(([, group]) => (group.length > most ? together(group) : group));
}

function together(lines: readonly string[]): readonly string[] {
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
