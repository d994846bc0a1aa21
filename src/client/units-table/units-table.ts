import { orderRows, type Direction } from './order.ts';
import { pointOut } from './point-out.ts';

/** Makes a table of units answer: its headings sort it, and its units are marked where else they stand in its section. */
export function startTable(table: HTMLTableElement): void {
	makeSortable(table);
	const section = table.closest('section');
	if (section) pointOut(section);
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
