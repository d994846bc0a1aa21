/** Makes tables of units answer: their headings sort them, and units are marked where else they stand in the section. */
export function startTables(): void {
	for (const table of document.querySelectorAll<HTMLTableElement>('.units-table')) {
		makeSortable(table);
		const section = table.closest('section');
		if (section) pointOut(section);
	}
}

/** Makes a button of each heading with `data-sort`; a second click turns the order round. */
function makeSortable(table: HTMLTableElement): void {
	const [body] = table.tBodies;
	if (!body || body.rows.length < 2) return;
	const rows = [...body.rows].map((element, place) => ({
		element,
		place,
		name: element.cells[0]?.textContent.trim() ?? '',
		keys: element.dataset['keys'] ?? '',
	}));
	const headings = [...table.querySelectorAll<HTMLElement>('th[data-sort]')];
	for (const heading of headings) {
		const button = document.createElement('button');
		button.type = 'button';
		button.append(...heading.childNodes);
		heading.append(button);
		button.addEventListener('click', () => {
			const direction = heading.ariaSort === 'ascending' ? 'descending' : 'ascending';
			show(heading, direction);
			const order = { sort: heading.dataset['sort'], direction };
			history.replaceState({ ...history.state, order }, '');
		});
	}
	// Noted with the entry of the history: whoever comes back finds the table as it was left.
	const order: { readonly sort: string; readonly direction: Direction } | undefined =
		history.state?.order;
	const left = order && headings.find(({ dataset }) => dataset['sort'] === order.sort);
	if (left) show(left, order.direction);

	function show(heading: HTMLElement, direction: Direction): void {
		for (const other of headings) other.removeAttribute('aria-sort');
		heading.setAttribute('aria-sort', direction);
		const { sort } = heading.dataset;
		const column = sort ? Number(sort) : undefined;
		body?.append(...orderRows(rows, { column, direction }).map(({ element }) => element));
		table.querySelector('[data-natural]')?.remove();
	}
}

/** A row of a table of units: its name, its keys by column, and its place in the natural order. */
interface SortableRow {
	readonly name: string;
	/** Numbers, or empty where nothing is known, apart by spaces. */
	readonly keys: string;
	readonly place: number;
}

type Direction = 'ascending' | 'descending';

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

/** Marks a unit wherever it stands (table, drawing, picture) while one of these is pointed at or has the focus. */
function pointOut(section: HTMLElement): void {
	const mark = ({ target, type }: Event) => {
		const isLeft = type === 'pointerout' || type === 'focusout';
		const place = target instanceof Element ? target.closest('[data-unit]') : null;
		const id = place?.getAttribute('data-unit');
		for (const other of id ? section.querySelectorAll(`[data-unit="${id}"]`) : []) {
			other.toggleAttribute('data-pointed', !isLeft);
		}
	};
	for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout']) {
		section.addEventListener(type, mark);
	}
}
