import type { Facet, Slice } from './facet.ts';
import { anyOf, ticks } from './ticks.ts';

const field = 'project';

/** Any of some projects, by their ids. The column has their numbers from 1 in the index, and 0 for none. */
export const projects: Facet<Slice<'projects', readonly number[]>> = {
	...ticks({ name: 'projects', field }, ({ index }) => index.projects.map(({ id }) => id)),
	...anyOf(
		{ name: 'projects', column: field },
		(project, index) => index.projects.findIndex(({ id }) => String(id) === project) + 1 || -1,
	),
	panel: 'more',
	title: 'filter.project',
	messages: [],
	columns: { [field]: (unit, account) => account.projectOf(unit) },
	fields: [field],
	control: { kind: 'ticks', options: () => [] },
	accountOptions({ index }, { locale }) {
		return index.projects.flatMap(({ id, names }) => {
			const name = names[locale];
			return name === undefined ? [] : [[String(id), name] as const];
		});
	},
	say: (id) => id,
};
