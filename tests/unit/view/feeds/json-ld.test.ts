import { describe, expect, test } from 'vitest';
import type { Unit, UnitKind } from '../../../../src/domain/unit.ts';
import type { Place } from '../../../../src/domain/place.ts';
import type { Price } from '../../../../src/domain/price.ts';
import type { Project } from '../../../../src/domain/project.ts';
import { companyWithOffices } from '../../../../src/view/feeds/json-ld-company.ts';
import { listPage } from '../../../../src/view/feeds/json-ld-list.ts';
import { projectListing } from '../../../../src/view/feeds/json-ld-project.ts';
import { unitListing } from '../../../../src/view/feeds/json-ld-unit.ts';
import { breadcrumbs, writeJsonLd, type Thing } from '../../../../src/view/feeds/json-ld.ts';
import { pathOf } from '../../../../src/i18n/paths.ts';
import { readJsonLd } from '../../../../src/release/checks/json-ld.ts';
import { publicProjectOf, publicUnitOf } from '../../../support/catalogue.ts';
import { gate, wireUnit } from '../../../support/gate.ts';

import { site } from '../../../support/settings.ts';
import { shownPhoto } from '../../../support/shown-photo.ts';

const origin = 'https://www.hallmann-rey.example';

function listingOf(unit: Unit): Thing {
	const { id, title } = unit;
	const path = pathOf('de', { kind: 'unit', id, title });
	return unitListing(unit, { site, origin, path, locale: 'de', name: title.de ?? '' });
}

/** A unit page's data as a program reads them. */
function read(unit: Unit): Record<string, unknown> {
	return JSON.parse(JSON.stringify(listingOf(unit)));
}

const shown: Place = {
	street: 'Sonnenweg 3',
	zip: '04229',
	city: 'Leipzig',
	district: 'Plagwitz',
	region: 'Sachsen',
	country: 'DE',
	location: { precision: 'exact', lat: 51.3219, lng: 12.3449 },
};
const euros = (amount: number) => ({ cents: amount * 100, currency: 'EUR' }) as const;

describe('a unit is', () => {
	test('what schema.org calls it, with its size, rooms and year', () => {
		const unit = publicUnitOf(1, {
			kind: 'apartment',
			category: 'penthouse',
			areas: { living: 84.5 },
			rooms: 3.5,
			bedrooms: 2,
			bathrooms: 1,
			floor: 0,
			constructionYear: 1908,
			place: shown,
			createdAt: '2026-10-26T09:00:00.000Z',
			pictures: [shownPhoto('ab'), shownPhoto('cd')],
		});
		expect(read(unit)).toMatchObject({
			'@type': 'RealEstateListing',
			url: `${origin}/de/immobilien/helle-wohnung-1/`,
			name: 'Helle Wohnung',
			inLanguage: 'de',
			datePosted: '2026-10-26',
			image: `${origin}/media/ab-960.jpg`,
			mainEntity: {
				'@type': 'Apartment',
				accommodationCategory: 'Penthouse',
				address: {
					'@type': 'PostalAddress',
					streetAddress: 'Sonnenweg 3',
					postalCode: '04229',
					addressLocality: 'Leipzig',
					addressRegion: 'Sachsen',
					addressCountry: 'DE',
				},
				geo: { '@type': 'GeoCoordinates', latitude: 51.3219, longitude: 12.3449 },
				floorSize: { '@type': 'QuantitativeValue', value: 84.5, unitCode: 'MTK' },
				numberOfRooms: 3.5,
				numberOfBedrooms: 2,
				numberOfBathroomsTotal: 1,
				floorLevel: '0',
				yearBuilt: 1908,
			},
		});
	});

	test.each<[UnitKind, string | undefined, string]>([
		['apartment', 'loft', 'Apartment'],
		['house', 'villa', 'SingleFamilyResidence'],
		['house', 'multiFamilyHouse', 'House'],
		['house', undefined, 'House'],
		['office', 'office', 'Accommodation'],
		['investment', undefined, 'Accommodation'],
		['plot', undefined, 'Place'],
		['parking', 'garage', 'Place'],
	])('%s (%s): a %s', (kind, category, type) => {
		const unit = publicUnitOf(1, { kind, category, areas: { plot: 800, usable: 12.5 } });
		const { mainEntity } = read(unit);
		expect(mainEntity).toMatchObject({ '@type': type });
		// Only what has rooms has a floor; of a place its size is one property among others.
		const size = type === 'Place' ? 'additionalProperty' : 'floorSize';
		expect(mainEntity).toHaveProperty(size);
	});

	test.each([
		['available', 'InStock'],
		['reserved', 'Reserved'],
		['sold', 'SoldOut'],
		['reference', 'SoldOut'],
	] as const)('%s: %s', (status, availability) => {
		const price: Price = { kind: 'purchase', amount: euros(598_000) };
		const { offers } = read(publicUnitOf(1, { status, price }));
		expect(offers).toMatchObject({
			'@type': 'Offer',
			businessFunction: 'http://purl.org/goodrelations/v1#Sell',
			availability: `https://schema.org/${availability}`,
			offeredBy: { '@type': 'RealEstateAgent', name: site.name, url: `${origin}/` },
		});
		// What is gone has no price on its page either.
		expect('price' in Object(offers)).toBe(status === 'available' || status === 'reserved');
	});
});

describe('a price', () => {
	test('to buy is the whole of it', () => {
		const price: Price = { kind: 'purchase', amount: { cents: 59_800_050, currency: 'CHF' } };
		expect(read(publicUnitOf(1, { price })).offers).toMatchObject({
			price: 598_000.5,
			priceCurrency: 'CHF',
		});
	});

	test('to rent is for a month', () => {
		const price: Price = { kind: 'rent', base: euros(1340), total: euros(1590) };
		const { offers } = read(publicUnitOf(1, { deal: 'rent', price }));
		expect(offers).toMatchObject({
			businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
			priceSpecification: {
				'@type': 'UnitPriceSpecification',
				price: 1340,
				priceCurrency: 'EUR',
				unitCode: 'MON',
			},
		});
		expect(offers).not.toHaveProperty('price');
	});

	test('on request is not there, nor a currency that would tell there is one', () => {
		const text = JSON.stringify(read(publicUnitOf(1, { price: { kind: 'onRequest' } })));
		expect(text).not.toMatch(/price/i);
	});
});

const described = { site, origin, path: '/de/projekte/x-9/', locale: 'de', name: 'P' } as const;

describe('what is hidden stays hidden', () => {
	/** The street, the point and the price of this one are nobody's business. */
	const hidden = {
		id: 7,
		hide_address: true,
		price_on_inquiry: true,
		street: 'Geheimweg',
		house_number: '5',
		zip_code: '04229',
		city: 'Leipzig',
		lat: 51.326789,
		lng: 12.333211,
		price: { label: 'Preis', value: 598_123 },
		project_id: 9,
	};
	const secrets = ['Geheimweg', '51.32', '12.33', '598', 'geo', 'streetAddress', 'GW5'];

	function published(): { unit: Unit; project: Project } {
		const { units, projects } = gate({
			units: [wireUnit(hidden)],
			projects: [{ ...hidden, id: 9, name: 'Hofgarten', title: 'Hofgarten' }],
		});
		const [unit] = units;
		if (!unit) throw new Error('The unit did not pass the gate.');
		const { photos: _photos, broker: _broker, ...rest } = unit;
		const [project] = projects;
		if (!project) throw new Error('The project did not pass the gate.');
		const known = publicProjectOf(9, { place: project.place });
		return { unit: { ...rest, pictures: [] }, project: known };
	}

	test('on the page of a unit', () => {
		const { unit } = published();
		expect(unit.place.location).toMatchObject({ precision: 'cell' });
		const text = writeJsonLd([listingOf(unit)]);
		for (const secret of secrets) expect(text, secret).not.toContain(secret);
		expect(text).toContain('04229');
	});

	test('on the page of its project', () => {
		const { unit, project } = published();
		const text = writeJsonLd([projectListing(project, { ...described, units: [unit] })]);
		for (const secret of secrets) expect(text, secret).not.toContain(secret);
		expect(text).toContain('"offerCount":1');
	});
});

function at(id: number, amount: number, different: Partial<Unit> = {}): Unit {
	return publicUnitOf(id, { price: { kind: 'purchase', amount: euros(amount) }, ...different });
}

test('a project of flats counts them, and tells from which price to which', () => {
	const units = [
		at(1, 300_000),
		at(2, 500_000, { status: 'reserved' }),
		at(3, 900_000, { status: 'sold' }),
		publicUnitOf(4, { price: { kind: 'onRequest' } }),
		at(5, 20_000, { kind: 'parking' }),
	];
	const project = publicProjectOf(9, { place: shown });
	expect(projectListing(project, { ...described, units })).toMatchObject({
		mainEntity: {
			'@type': 'ApartmentComplex',
			geo: { latitude: 51.3219 },
			numberOfAccommodationUnits: { value: 4 },
			numberOfAvailableAccommodationUnits: { value: 2 },
		},
		offers: {
			'@type': 'AggregateOffer',
			offerCount: 3,
			lowPrice: 300_000,
			highPrice: 500_000,
			priceCurrency: 'EUR',
		},
	});
	const houses = units.map((unit) => ({ ...unit, kind: 'house' as const }));
	expect(projectListing(project, { ...described, units: houses })).toMatchObject({
		mainEntity: { '@type': 'Place' },
	});
	const gone = units.map((unit) => ({ ...unit, status: 'sold' as const }));
	expect(projectListing(project, { ...described, units: gone }).offers).toBeUndefined();
});

const offers = (...units: Unit[]) =>
	projectListing(publicProjectOf(9), { ...described, units }).offers;

test('a project tells of prices only what it sells, and no range over two currencies', () => {
	const letting = at(2, 900_000, { deal: 'rent' });
	expect(offers(at(1, 300_000), letting)).toMatchObject({ offerCount: 1, highPrice: 300_000 });
	const francs = { kind: 'purchase', amount: { ...euros(500_000), currency: 'CHF' } } as const;
	const mixed = offers(at(1, 300_000), at(3, 1, { price: francs }));
	expect(mixed).toMatchObject({ offerCount: 2 });
	expect(mixed).not.toHaveProperty('lowPrice');
});

test('a region of the name of its city is not told twice', () => {
	const [berlin, potsdam] = ['Berlin', 'Brandenburg'].map((region) =>
		read(publicUnitOf(1, { place: { city: 'Berlin', region } })),
	);
	expect(berlin).not.toHaveProperty('mainEntity.address.addressRegion');
	expect(potsdam).toHaveProperty('mainEntity.address.addressRegion', 'Brandenburg');
});

test('a page of a list numbers what it shows on from the page before', () => {
	const items = ['/de/immobilien/a-1/', '/de/immobilien/b-2/'];
	const described = { site, origin, path: '/de/kaufen/seite-2/', locale: 'de' } as const;
	const page = listPage('Immobilien kaufen', described, { items, count: 26, before: 24 });
	expect(page.mainEntity).toEqual({
		'@type': 'ItemList',
		numberOfItems: 26,
		itemListElement: [
			{ '@type': 'ListItem', position: 25, url: `${origin}/de/immobilien/a-1/` },
			{ '@type': 'ListItem', position: 26, url: `${origin}/de/immobilien/b-2/` },
		],
	});
});

test('the company has each of its offices, the first one as its own address', () => {
	const company = companyWithOffices({ site, origin });
	expect(company).toMatchObject({ '@type': 'RealEstateAgent', telephone: site.offices[0]?.phone });
	expect(company.department).toHaveLength(site.offices.length);
	const single = companyWithOffices({
		site: { ...site, offices: site.offices.slice(0, 1) },
		origin,
	});
	expect(single.department).toBeUndefined();
});

describe('as it stands in a page', () => {
	const evil = '</script><script>alert("1")</script><!-- & \u2028';

	test('no text of the account can end the element, and every letter arrives', () => {
		const text = writeJsonLd([listingOf(publicUnitOf(1, { title: { de: evil } }))]);
		expect(text).not.toContain('<');
		expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: evil }] });
	});

	test('it passes the check of releases, which looks whether the page says the same', () => {
		const unit = publicUnitOf(1, { price: { kind: 'purchase', amount: euros(1_250_000) } });
		const trail = [{ name: 'Startseite', path: '/de/' }];
		const data = writeJsonLd([listingOf(unit), breadcrumbs(trail, origin)]);
		const page = (body: string) => ({
			html: `<h1>${body}</h1><script type="application/ld+json">${data}</script>`,
			path: '/de/immobilien/helle-wohnung-1/',
			origin,
		});
		const { problems, targets } = readJsonLd(page('Helle Wohnung 1.250.000 €'));
		expect(problems).toEqual([]);
		expect(targets).toContain('/de/');
		expect(readJsonLd(page('Helle Wohnung Preis auf Anfrage')).problems).toHaveLength(1);
	});
});
