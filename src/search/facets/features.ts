import type { Feature } from '../../domain/unit.ts';
import { columnOf } from '../search-index.ts';
import type { Facet, Slice } from './facet.ts';
import { ticks } from './ticks.ts';
import type { Locale } from '../../domain/locale.ts';

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

/** What features are called in addresses. */
const featureNames: Readonly<Record<Locale, Readonly<Record<Feature, string>>>> = {
	de: {
		balcony: 'balkon',
		terrace: 'terrasse',
		loggia: 'loggia',
		garden: 'garten',
		winterGarden: 'wintergarten',
		lift: 'aufzug',
		barrierFree: 'barrierefrei',
		cellar: 'keller',
		storeroom: 'abstellraum',
		fittedKitchen: 'einbaukueche',
		guestToilet: 'gaeste-wc',
		parking: 'stellplatz',
		fireplace: 'kamin',
		airConditioning: 'klimaanlage',
		pool: 'pool',
		sauna: 'sauna',
		wellness: 'wellness',
		alarm: 'alarmanlage',
		furnished: 'moebliert',
		monument: 'denkmal',
		grannyFlat: 'einliegerwohnung',
		flatShare: 'wg',
	},
	en: {
		balcony: 'balcony',
		terrace: 'terrace',
		loggia: 'loggia',
		garden: 'garden',
		winterGarden: 'conservatory',
		lift: 'lift',
		barrierFree: 'step-free',
		cellar: 'cellar',
		storeroom: 'storeroom',
		fittedKitchen: 'fitted-kitchen',
		guestToilet: 'guest-toilet',
		parking: 'parking',
		fireplace: 'fireplace',
		airConditioning: 'air-conditioning',
		pool: 'pool',
		sauna: 'sauna',
		wellness: 'wellness',
		alarm: 'alarm',
		furnished: 'furnished',
		monument: 'listed',
		grannyFlat: 'annexe',
		flatShare: 'sharing',
	},
	es: {
		balcony: 'balcon',
		terrace: 'terraza',
		loggia: 'galeria',
		garden: 'jardin',
		winterGarden: 'jardin-de-invierno',
		lift: 'ascensor',
		barrierFree: 'accesible',
		cellar: 'sotano',
		storeroom: 'trastero',
		fittedKitchen: 'cocina-equipada',
		guestToilet: 'aseo',
		parking: 'garaje',
		fireplace: 'chimenea',
		airConditioning: 'aire-acondicionado',
		pool: 'piscina',
		sauna: 'sauna',
		wellness: 'bienestar',
		alarm: 'alarma',
		furnished: 'amueblado',
		monument: 'patrimonio',
		grannyFlat: 'anexo',
		flatShare: 'compartir',
	},
};
