import type { Feature } from '../../domain/unit.ts';
import { columnOf } from '../search-index.ts';
import type { Facet } from './facet.ts';
import { featureNames } from './feature-names.ts';
import type { Slice } from './slice.ts';
import { ticks } from './ticks.ts';

const field = 'feature';

/** All of some features. The column has a bit for each feature of the index, the first one the lowest. */
export const features: Facet<Slice<'features', readonly Feature[]>> = {
	...ticks({ name: 'features', field }, ({ index }) => index.features),
	panel: 'more',
	title: 'filter.features',
	messages: [],
	columns: { features: (unit, account) => bitsOf(unit.features, account.features) },
	fields: { [field]: { de: 'merkmal', en: 'feature', es: 'extra' } },
	valueNames: (locale) => featureNames[locale],
	control: { kind: 'ticks', options: (lists) => lists.features },
	test({ features: wanted = [] }, index) {
		const column = columnOf(index, 'features');
		const bits = bitsOf(wanted, index.features);
		return bits > 0 ? (row) => hasAll(column[row], bits) : undefined;
	},
	count(_field, values, { rows, index, filter }) {
		const column = columnOf(index, 'features');
		const chosen = bitsOf(filter.features ?? [], index.features);
		const counts = index.features.map(() => 0);
		for (const row of rows) {
			const set = column[row] ?? 0;
			if (!hasAll(set, chosen)) continue;
			for (let at = 0; at < counts.length; at++)
				if (hasAll(set, 2 ** at)) counts[at] = (counts[at] ?? 0) + 1;
		}
		return values.map((value) => counts[index.features.findIndex((one) => one === value)] ?? 0);
	},
	say: (feature, { maybe }) => maybe(`feature.${feature}`) ?? feature,
};

/** Whether a set of at most 31 bits has all of others. */
function hasAll(set = 0, wanted: number): boolean {
	return (set & wanted) === wanted;
}

function bitsOf(some: readonly Feature[], all: readonly Feature[]): number {
	return all.reduce((bits, feature, at) => bits + (some.includes(feature) ? 2 ** at : 0), 0);
}
