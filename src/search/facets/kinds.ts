import type { UnitKind } from '../../domain/unit.ts';
import { kindNames } from '../../i18n/paths.ts';
import type { Facet } from './facet.ts';
import type { Slice } from './slice.ts';
import { anyOf, ticks } from './ticks.ts';

const field = 'kind';

/** Any of some kinds of property. The column has their places in the list of kinds. */
export const kinds: Facet<Slice<'kinds', readonly UnitKind[]>> = {
	...ticks({ name: 'kinds', field }, ({ index }) => index.kinds),
	...anyOf({ name: 'kinds', column: 'kind' }, (kind, index) =>
		index.kinds.findIndex((one) => one === kind),
	),
	panel: 'kind',
	title: 'filter.kind',
	messages: [],
	columns: { kind: (unit, account) => account.kinds.indexOf(unit.kind) },
	fields: { [field]: { de: 'art', en: 'type', es: 'tipo' } },
	valueNames: kindNames,
	control: { kind: 'ticks', options: (lists) => lists.kinds },
	say: (kind, { maybe }) => maybe(`kinds.${kind}`) ?? kind,
};
