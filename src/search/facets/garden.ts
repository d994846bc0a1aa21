import { formatArea } from '../../i18n/format.ts';
import { spanFacet } from './span.ts';

/** Square metres of the garden. */
export const garden = spanFacet({
	name: 'garden',
	number: (unit) => unit.areas.garden,
	panel: 'more',
	title: 'filter.garden',
	isNamed: true,
	address: { de: 'gartenflaeche', en: 'garden', es: 'jardin' },
	steps: () => [20, 50, 100, 200, 300, 500, 1000],
	say: (value, { locale }) => formatArea(Number(value), locale),
});
