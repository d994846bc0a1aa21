import { formatArea } from '../../i18n/format.ts';
import { spanFacet } from './span.ts';

/** Square metres of what units of a kind are compared by. */
export const area = spanFacet({
	name: 'area',
	number: (unit) => unit.area,
	panel: 'area',
	title: 'filter.area',
	address: { de: 'flaeche', en: 'area', es: 'superficie' },
	steps: () => [30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 160, 200, 250, 300, 500],
	say: (value, { locale }) => formatArea(Number(value), locale),
});
