import { flagFacet } from './flag.ts';

export const groundFloor = flagFacet({
	name: 'groundFloor',
	is: ({ floor }) => floor === 0,
	title: 'filter.groundFloor',
	isUnseen: true,
	address: { de: 'erdgeschoss', en: 'ground-floor', es: 'planta-baja' },
});
