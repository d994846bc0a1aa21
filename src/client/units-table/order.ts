/** A row of a table of units: its name, its keys by column, and its place in the natural order. */
export interface SortableRow {
	readonly name: string;
	/** Numbers, or empty where nothing is known, apart by spaces. */
	readonly keys: string;
	readonly place: number;
}

export type Direction = 'ascending' | 'descending';

/**
 * Orders rows by a column of their keys, or by name where there is none. Rows without a key come last in
 * both directions, and equal rows stay in their natural order, so that nothing can be read from either.
 */
export function orderRows<Row extends SortableRow>(
	rows: readonly Row[],
	{ column, direction }: { readonly column?: number | undefined; readonly direction: Direction },
): Row[] {
	const sign = direction === 'ascending' ? 1 : -1;
	return rows.toSorted((a, b) => {
		if (column === undefined) return sign * names.compare(a.name, b.name) || a.place - b.place;
		const [one, other] = [keyOf(a, column), keyOf(b, column)];
		if (one === other) return a.place - b.place;
		if (one === undefined) return 1;
		if (other === undefined) return -1;
		return sign * (one - other);
	});
}

const names = new Intl.Collator('de', { numeric: true });

function keyOf({ keys }: SortableRow, column: number): number | undefined {
	const key = keys.split(' ')[column];
	return key ? Number(key) : undefined;
}
