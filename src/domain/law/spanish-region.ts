import type { Place } from '../place.ts';

/**
 * The autonomous community a place lies in, by its code in ISO 3166-2, where its tax rates are written down: by the
 * province its postcode begins with, else by the region's name.
 */
export function spanishRegion({ region, zip }: Pick<Place, 'region' | 'zip'>): string | undefined {
	const province = /^\d{5}$/.test(zip ?? '') ? zip?.slice(0, 2) : undefined;
	return Object.entries(regions).find(([, { provinces, names }]) =>
		province === undefined ? names.test(region ?? '') : provinces.includes(province),
	)?.[0];
}

const regions = {
	AN: { provinces: ['04', '11', '14', '18', '21', '23', '29', '41'], names: /andaluc/iu },
	CN: { provinces: ['35', '38'], names: /canari|kanar/iu },
	CT: { provinces: ['08', '17', '25', '43'], names: /catal|katal/iu },
	GA: { provinces: ['15', '27', '32', '36'], names: /galicia|galizien/iu },
	IB: { provinces: ['07'], names: /bal[ée]ar/iu },
	MC: { provinces: ['30'], names: /murcia/iu },
	MD: { provinces: ['28'], names: /madrid/iu },
	NC: { provinces: ['31'], names: /navarr/iu },
	VC: { provinces: ['03', '12', '46'], names: /val[eè]nci/iu },
};
