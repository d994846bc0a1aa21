import { formatArea } from '../../i18n/format.ts';
import { spanFacet } from './span.ts';

/** Square metres of the plot. */
export const plot = spanFacet({
	name: 'plot',
	number: (unit) => unit.areas.plot,
	panel: 'more',
	title: 'filter.plot',
	isNamed: true,
	address: { de: 'grundstueck', en: 'plot', es: 'parcela' },
	steps: () => [100, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 5000],
	say: (value, { locale }) => formatArea(Number(value), locale),
});
