import type { Feature } from '../../domain/unit.ts';
import { columnOf } from '../search-index.ts';
import type { Facet, Slice } from './facet.ts';
import { ticks } from './ticks.ts';

const field = 'feature';

/** All of some features. The column has a bit for each feature of the index, the first one the lowest. */
export const features: Facet<Slice<'features', readonly Feature[]>> = {
	...ticks({ name: 'features', field }, ({ index }) => index.features),
	panel: 'more',
	title: 'filter.features',
	messages: [],
	columns: { features: (unit, account) => bitsOf(unit.features, account.features) },
	fields: [field],
	control: { kind: 'ticks', options: (lists) => lists.features },
	test({ features: wanted = [] }, index) {
		const column = columnOf(index, 'features');
		const bits = bitsOf(wanted, index.features);
		return bits > 0 ? (row) => ((column[row] ?? 0) & bits) === bits : undefined;
	},
	choose: (own, option) => ({ features: [...(own.features ?? []), ...(option.features ?? [])] }),
	say: (feature, { maybe }) => maybe(`feature.${feature}`) ?? feature,
};

/** At most 31 bits. */
function bitsOf(some: readonly Feature[], all: readonly Feature[]): number {
	return all.reduce((bits, feature, at) => bits + (some.includes(feature) ? 2 ** at : 0), 0);
}
