import type { EnergyClass } from '../../domain/energy.ts';
import { columnOf } from '../search-index.ts';
import { type Facet, slice, type Slice } from './facet.ts';

const name = 'energyClass';

/** An energy class or a better one. The column has its number from 1, the best first, and 0 for none. */
export const energyClass: Facet<Slice<typeof name, EnergyClass>> = {
	name,
	keys: [name],
	panel: 'more',
	title: 'filter.energyClass',
	messages: ['filter.energyAtLeast'],
	columns: {
		energy: (unit, account) =>
			unit.energyClass ? account.energyClasses.indexOf(unit.energyClass) + 1 : 0,
	},
	fields: [name],
	// The worst one is no condition.
	control: { kind: 'select', options: (lists) => lists.energyClasses.slice(0, -1) },
	test({ energyClass: wanted }, index) {
		const column = columnOf(index, 'energy');
		const worst = wanted ? index.energyClasses.indexOf(wanted) + 1 : 0;
		if (worst === 0) return undefined;
		return (row) => {
			const own = column[row] ?? 0;
			return own > 0 && own <= worst;
		};
	},
	read: (fields, { index }) =>
		slice(
			name,
			index.energyClasses.find((letter) => letter === fields[name]?.[0]),
		),
	write: ({ energyClass: wanted }) => ({ [name]: wanted && [wanted] }),
	labels({ energyClass: wanted }, { option }) {
		return wanted ? [{ words: option(name, wanted), rest: slice(name, undefined) }] : [];
	},
	say: (letter, { say }) => say('filter.energyAtLeast', { class: letter }),
};
