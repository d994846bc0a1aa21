import { columnOf } from '../search-index.ts';
import type { Facet } from './facet.ts';
import type { Slice } from './slice.ts';
import { countNumbers, ticks } from './ticks.ts';

const field = 'project';

/** Any of some projects, by their ids. The column has their numbers from 1 in the index, and 0 for none. */
export const projects: Facet<Slice<'projects', readonly number[]>> = {
	...ticks({ name: 'projects', field }, ({ index }) => index.projects.map(({ id }) => id)),
	panel: 'more',
	title: 'filter.project',
	messages: [],
	columns: { project: (unit, account) => account.projectOf(unit) },
	fields: { [field]: { de: 'projekt', en: 'project', es: 'proyecto' } },
	control: { kind: 'ticks', options: () => [] },
	accountOptions({ index }, { locale }) {
		return index.projects.flatMap(({ id, names }) => {
			const name = names[locale];
			return name === undefined ? [] : [[String(id), name] as const];
		});
	},
	test({ projects: wanted = [] }, index) {
		const column = columnOf(index, 'project');
		const numbers = new Set(
			index.projects.flatMap(({ id }, at) => (wanted.includes(id) ? [at + 1] : [])),
		);
		return wanted.length > 0 ? (row) => numbers.has(column[row] ?? 0) : undefined;
	},
	count(_field, values, { rows, index }) {
		const counts = countNumbers(rows, columnOf(index, 'project'));
		const numbers = new Map(index.projects.map(({ id }, at) => [String(id), at + 1]));
		return values.map((value) => counts.get(numbers.get(value) ?? -1) ?? 0);
	},
	say: (id) => id,
};
