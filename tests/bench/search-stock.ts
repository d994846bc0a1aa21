import { EnergyClass } from '../../src/domain/energy.ts';
import { categories } from '../../src/domain/kind.ts';
import type { IndexedUnit } from '../../src/domain/indexed-unit.ts';
import { Feature, UnitKind } from '../../src/domain/unit.ts';
import type { SearchCard } from '../../src/view/unit/card-file.ts';
import type { SearchText } from '../../src/search/text-file.ts';
import { randomFrom } from '../support/random.ts';

const cities = ['Leipzig', 'Hamburg', 'València', 'Dresden', 'Halle', 'Lüneburg'];
const districts = 12;

/**
 * As many units as an index may hold, spread over places, prices and features; always the same ones. Numbers are
 * as round as people make them, features as frequent as they are, and ids rise with time but for those that
 * were taken from an older system; beyond that nothing follows from anything else, so a real account is smaller.
 */
export function stockOf(count: number): IndexedUnit[] {
	const chance = randomFrom(7);
	// Of a row of its own, so that it changes nothing of the others.
	const costs = randomFrom(8);
	const below = (n: number) => Math.floor(chance() * n);
	return Array.from({ length: count }, (_, at) => {
		const deal = chance() < 0.7 ? 'buy' : 'rent';
		const city = below(cities.length);
		const district = below(districts);
		const area = 20 + (chance() < 0.5 ? below(250) : below(2_500) / 10);
		const [perArea, round] = deal === 'buy' ? [350_000 + below(200_000), 100_000] : [1_300, 1_000];
		const created = chance() < 0.05 ? below(count) : at;
		const cents = chance() < 0.1 ? undefined : Math.round((area * perArea) / round) * round;
		return {
			id: 100_000 + at * 2,
			deal,
			reserved: chance() < 0.1,
			kind: UnitKind.options[chance() < 0.6 ? 0 : below(UnitKind.options.length)] ?? 'other',
			city: cities[city],
			district: `Viertel ${district + 1}`,
			region: `Land ${city}`,
			// Two postcodes share a district.
			zip: String(10_000 + city * 1_000 + district * 20 + Number(chance() < 0.3)),
			lat: 50 + city / 2 + chance() / 10,
			lng: 10 + chance() / 10,
			projectId: chance() < 0.2 ? 1 + below(40) : undefined,
			cents,
			monthly:
				cents === undefined
					? undefined
					: {
							currency: 'EUR',
							...(deal === 'buy' ? { price: cents } : { rent: cents }),
							charges: [['ownersFee', Math.round((area * (200 + costs() * 300)) / 100) * 100]],
							heat: { hours: Math.round(area * (30 + costs() * 200)), isElectric: costs() < 0.2 },
							missing: [],
							isSpanish: false,
						},
			currency: 'EUR',
			area,
			areas: { plot: chance() < 0.3 ? 100 + below(2_000) : undefined },
			rooms: 1 + below(10) / 2,
			bedrooms: chance() < 0.6 ? 1 + below(4) : undefined,
			bathrooms: chance() < 0.6 ? (chance() < 0.8 ? 1 : 2) : undefined,
			constructionYear: chance() < 0.7 ? 1900 + below(127) : undefined,
			category: chance() < 0.5 ? categories[below(categories.length)] : undefined,
			totalRent:
				deal === 'rent' && chance() < 0.7 ? Math.round(area * 1.6) * 1_000 + 5_000 : undefined,
			features: Feature.options.filter((_feature, nth) => chance() < 0.6 / (1 + nth / 3)),
			energyClass: chance() < 0.6 ? EnergyClass.options[below(9)] : undefined,
			availableFrom: chance() < 0.5 ? { kind: 'now' } : { kind: 'date', date: '2027-03-01' },
			createdAt: Date.UTC(2024, 0) + created * 3_600_000,
		};
	});
}

/** The words by which they are found. */
export function textsOf(stock: readonly IndexedUnit[]): SearchText[] {
	return stock.map(({ id, kind, city = '', district = '', features }) => ({
		id,
		own: `Drei Zimmer mit Balkon, Nummer ${id} G-${id}`,
		reference: `G-${id}`,
		shared: [kind, `${city}-${district}`, ...features.map((feature) => words[feature] ?? feature)],
	}));
}

const words: Readonly<Partial<Record<Feature, string>>> = {
	balcony: 'Balkon',
	terrace: 'Terrasse',
	lift: 'Aufzug',
	cellar: 'Keller',
	fittedKitchen: 'Einbauküche',
	parking: 'Stellplatz',
};

/** The card of one of them, without a picture. */
export function cardOf(id: number): SearchCard {
	const title = `Drei Zimmer mit Balkon, Nummer ${id}`;
	return {
		id,
		href: `/de/immobilien/wohnung-${id}/`,
		title,
		name: title,
		tag: id % 8 === 0 ? 'Neu' : undefined,
		price: '428.000 €',
		place: 'Leipzig-Plagwitz',
		priceNote: '4.815 €/m²',
		facts: '88,9 m² · 3 Zimmer · 3. OG',
		compared: { deal: 'buy', costs: [], months: [], facts: [], features: [] },
	};
}
