import type { Place } from './place.ts';

/**
 * The state a place lies in, by its code in ISO 3166-2: by the region the account names, else by the first three
 * digits of its postcode where those belong to one state alone.
 */
export function germanState({ region, zip }: Pick<Place, 'region' | 'zip'>): string | undefined {
	const name = region
		?.trim()
		.toLowerCase()
		.replace(/^(?:freistaat|land|freie (?:und )?hansestadt)\s+/u, '');
	const prefix = /^\d{5}$/.test(zip ?? '') ? Number(zip?.slice(0, 3)) : NaN;
	return byName.get(name ?? '') ?? byPrefix.get(prefix);
}

const germanNames = {
	BW: ['baden-württemberg', 'baden-wuerttemberg'],
	BY: ['bayern', 'bavaria', 'baviera'],
	BE: ['berlin', 'berlín'],
	BB: ['brandenburg', 'brandeburgo'],
	HB: ['bremen'],
	HH: ['hamburg', 'hamburgo'],
	HE: ['hessen', 'hesse'],
	MV: ['mecklenburg-vorpommern', 'mecklenburg-western pomerania'],
	NI: ['niedersachsen', 'lower saxony', 'baja sajonia'],
	NW: ['nordrhein-westfalen', 'nrw', 'north rhine-westphalia'],
	RP: ['rheinland-pfalz', 'rhineland-palatinate'],
	SL: ['saarland'],
	SN: ['sachsen', 'saxony', 'sajonia'],
	ST: ['sachsen-anhalt', 'saxony-anhalt'],
	SH: ['schleswig-holstein'],
	TH: ['thüringen', 'thueringen', 'thuringia'],
};

/**
 * Leading three digits of postcodes, from two public lists of postcodes and states (uni-koeln.de/~arcd2,
 * cebus.net). Left out is every prefix that reaches into a second state or is in one list only: a place
 * there needs its region.
 */
const germanPrefixes = {
	BW: '680-683 687-691 693 700-744 746-766 776-798 880 882-889 891 895-896',
	BY: '638 800-877 892 900-964 970-977',
	BE: '100-124 126-141',
	BB: '030-032 049 144-146 148-169',
	HB: '275 280-286',
	HH: '200-209 211 220 222-227',
	HE: '340-342 345-363 372 600-636 642-646 648-652 654 657-659 686',
	MV: '170-171 174-191 194',
	NI: '212-213 216-217 260-273 276-278 288-293 295-318 370 374-375 377-383 385-387 490-493 496-498',
	NW: '320-338 400-483 486-487 501-514 516-533 537-539 570-574 580-598',
	RP: '534 542-551 553-568 575-576 669-678 768',
	SL: '660-663 666-667',
	SN: '010-018 026-029 040-044 047 080-096',
	ST: '060-064 066-069 388-396',
	SH: '228-238 240-259',
	TH: '073-078 364 373 965 985-999',
};

const byName = new Map(
	Object.entries(germanNames).flatMap(([state, names]) =>
		[...names, state.toLowerCase(), `de-${state.toLowerCase()}`].map((name) => [name, state]),
	),
);
const byPrefix = new Map(
	Object.entries(germanPrefixes).flatMap(([state, ranges]) =>
		ranges.split(' ').flatMap((range) => {
			const [first = 0, last = first] = range.split('-').map(Number);
			return Array.from({ length: last - first + 1 }, (_, n) => [first + n, state]);
		}),
	),
);

/**
 * The autonomous community a place lies in, by its code in ISO 3166-2, where its tax rates are written down: by the
 * province its postcode begins with, else by the region's name.
 */
export function spanishRegion({ region, zip }: Pick<Place, 'region' | 'zip'>): string | undefined {
	const province = /^\d{5}$/.test(zip ?? '') ? zip?.slice(0, 2) : undefined;
	return Object.entries(spanishRegions).find(([, { provinces, names }]) =>
		province === undefined ? names.test(region ?? '') : provinces.includes(province),
	)?.[0];
}

const spanishRegions = {
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
