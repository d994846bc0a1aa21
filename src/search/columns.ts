import { differences, readNumbers, sums, writeNumbers } from './numbers.ts';

/** Version of the files of columns; a browser that knows another one offers neither filters nor a map. */
const format = 5;

/** Numbers of units by name, all in one order. */
export type Columns = ReadonlyMap<string, Float64Array>;

interface Written {
	readonly format: number;
	readonly count: number;
	/** Names of the columns, in the order in which they follow. */
	readonly columns: readonly string[];
}

/** Columns that are written as differences to the unit before: they rise slowly, or may be below zero. */
const stepping: ReadonlySet<string> = new Set(['id', 'age', 'lat', 'lng']);

/**
 * Writes whole numbers of units: a line of JSON, then one column after the other.
 * @param header what else the line of JSON says
 */
export function writeColumns(
	header: object,
	columns: Readonly<Record<string, readonly number[]>>,
): Uint8Array<ArrayBuffer> {
	const [ids = []] = Object.values(columns);
	const line: Written = { format, count: ids.length, columns: Object.keys(columns), ...header };
	const numbers = Object.entries(columns).map(([name, own]) =>
		writeNumbers(stepping.has(name) ? differences(own) : own),
	);
	return joined([new TextEncoder().encode(`${JSON.stringify(line)}\n`), ...numbers]);
}

/**
 * Reads what `writeColumns` has written, column by column, so that whoever reads can do something else in between.
 * @throws when it is of another version.
 */
export function* readColumns<Header extends object>(
	bytes: Uint8Array,
): Generator<
	void,
	{ readonly header: Omit<Written, 'columns'> & Header; readonly columns: Columns }
> {
	const end = bytes.indexOf(0x0a);
	const header: Written & Header = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
	if (header.format !== format)
		throw new Error(`The index has format ${header.format}, not ${format}.`);
	let from = end + 1;
	const columns = new Map<string, Float64Array>();
	for (const name of header.columns) {
		const { numbers, end: next } = readNumbers(bytes, { from, count: header.count });
		from = next;
		columns.set(name, stepping.has(name) ? sums(numbers) : numbers);
		yield;
	}
	return { header, columns };
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
