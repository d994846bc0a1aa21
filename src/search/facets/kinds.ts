import type { UnitKind } from '../../domain/unit.ts';
import { kindNames } from '../../i18n/paths.ts';
import { columnOf } from '../search-index.ts';
import type { Facet } from './facet.ts';
import type { Slice } from './slice.ts';
import { countNumbers, ticks } from './ticks.ts';

const field = 'kind';

/** Any of some kinds of property. The column has their places in the list of kinds. */
export const kinds: Facet<Slice<'kinds', readonly UnitKind[]>> = {
	...ticks({ name: 'kinds', field }, ({ index }) => index.kinds),
	panel: 'kind',
	title: 'filter.kind',
	messages: [],
	columns: { kind: (unit, account) => account.kinds.indexOf(unit.kind) },
	fields: { [field]: { de: 'art', en: 'type', es: 'tipo' } },
	valueNames: kindNames,
	control: { kind: 'ticks', options: (lists) => lists.kinds },
	test({ kinds: wanted = [] }, index) {
		const column = columnOf(index, 'kind');
		const numbers = new Set(wanted.map((kind) => index.kinds.indexOf(kind)));
		return wanted.length > 0 ? (row) => numbers.has(column[row] ?? -1) : undefined;
	},
	count(_field, values, { rows, index }) {
		const counts = countNumbers(rows, columnOf(index, 'kind'));
		return values.map((value) => counts.get(index.kinds.findIndex((kind) => kind === value)) ?? 0);
	},
	say: (kind, { maybe }) => maybe(`kinds.${kind}`) ?? kind,
};
