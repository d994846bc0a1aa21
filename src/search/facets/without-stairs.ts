import { flagFacet } from './flag.ts';

/** Reached without climbing stairs: on the ground floor, with a lift, or barrier-free. */
export const withoutStairs = flagFacet({
	name: 'withoutStairs',
	is: ({ floor, features }) =>
		floor === 0 || features.includes('lift') || features.includes('barrierFree'),
	title: 'filter.withoutStairs',
	address: { de: 'ohne-treppen', en: 'no-stairs', es: 'sin-escaleras' },
});
