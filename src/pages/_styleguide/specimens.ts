import type { PageFrame } from '../../domain/page.ts';
import type { Broker } from '../../domain/person.ts';
import type { Picture } from '../../domain/pictures/picture.ts';
import type { Project } from '../../domain/project.ts';
import { readSite } from '../../domain/site.ts';
import type { Unit } from '../../domain/unit.ts';

// Invented, and apart from the settings and the demo agency: what is photographed here must not change with them.

const site = readSite({
	name: 'Muster & Söhne',
	locales: ['de', 'en', 'es'],
	defaultLocale: 'de',
	headline: { de: 'Wohnen in Musterstadt' },
	introduction: { de: 'Gute Grundrisse, ruhige Straßen.' },
	offices: [
		{
			name: 'Musterstadt',
			street: 'Hauptstraße 1',
			zip: '01234',
			city: 'Musterstadt',
			country: 'DE',
			phone: '+49 30 23125 001',
			email: 'buero@muster.example',
			hours: { de: 'Montag bis Freitag, 9 bis 18 Uhr' },
		},
	],
	statuses: {},
	inquiry: {},
});

export const frame: PageFrame = {
	site,
	locale: 'de',
	path: '/styleguide/',
	alternates: [
		{ locale: 'de', path: '/styleguide/' },
		{ locale: 'en', path: '/en/' },
		{ locale: 'es', path: '/es/' },
	],
	origin: 'http://localhost',
	mode: 'preview',
	offered: { buy: true, rent: true, projects: true },
	policy: '',
	indexed: false,
};

/** A picture of the demo agency, by its id; `integration.ts` serves it. */
function picture(id: string, kind: Picture['kind'], caption: string, colour = '#b9b2a6'): Picture {
	const name = `specimen-${id}.webp`;
	return {
		kind,
		caption: { de: caption },
		width: 1600,
		height: 1067,
		colour,
		files: [{ name, width: 1600 }],
		jpeg: { name, width: 1600 },
	};
}

const photos = {
	living: picture('living-loggia', 'photo', 'Wohnzimmer mit Fensterfront'),
	kitchen: picture('kitchen-island', 'photo', 'Küche mit Insel', '#8f9a8d'),
	house: picture('ext-plaster', 'photo', 'Straßenseite', '#93a3b5'),
};

export const unit: Unit = {
	id: 1,
	reference: 'M-1',
	status: 'available',
	deal: 'buy',
	kind: 'apartment',
	title: { de: 'Drei Zimmer mit Loggia über dem Kanal' },
	description: { de: '<p>Vom Flur aus öffnet sich der Wohnraum zur Loggia.</p>' },
	location: {},
	furnishing: {},
	other: {},
	place: { city: 'Leipzig', district: 'Plagwitz', country: 'DE' },
	price: { kind: 'purchase', amount: { cents: 428_000_00, currency: 'EUR' } },
	costs: {},
	areas: { living: 88.9 },
	rooms: 3,
	floor: 3,
	constructionYear: 1998,
	flooring: [],
	bathroom: [],
	features: ['loggia', 'lift', 'cellar'],
	energy: {
		availability: 'present',
		certificate: 'demand',
		value: 62.4,
		efficiencyClass: 'B',
		carrier: { de: 'Fernwärme' },
		year: 1998,
		issued: '2024-03-01',
		validUntil: '2034-02-28',
	},
	pictures: [photos.living],
	links: [],
	fields: [],
	createdAt: '2026-11-01T10:00:00Z',
};

/** A unit of each kind of card. */
export const units: readonly { readonly unit: Unit; readonly isNew: boolean }[] = [
	{ unit, isNew: true },
	{
		unit: {
			...unit,
			id: 2,
			status: 'reserved',
			title: { de: 'Stadthaus am Park' },
			kind: 'house',
			areas: { living: 164, plot: 240 },
			rooms: 6,
			price: { kind: 'onRequest' },
			pictures: [photos.kitchen],
		},
		isNew: false,
	},
	{
		unit: {
			...unit,
			id: 3,
			deal: 'rent',
			title: {
				de: 'Zwei Zimmer mit einem Titel, der so lang ist, dass er in die zweite Zeile läuft',
			},
			areas: { living: 54 },
			rooms: 2,
			floor: 0,
			price: { kind: 'rent', base: { cents: 768_00, currency: 'EUR' } },
			constructionYear: 2026,
			pictures: [],
		},
		isNew: false,
	},
	{
		unit: {
			...unit,
			id: 4,
			status: 'sold',
			title: { de: 'Dachgeschoss mit Terrasse' },
			pictures: [photos.house],
		},
		isNew: false,
	},
];

export const project: Project = {
	id: 1,
	title: { de: 'Musterhöfe' },
	subtitle: { de: 'Zwanzig Wohnungen um einen stillen Hof' },
	description: {},
	location: {},
	furnishing: {},
	place: { city: 'Leipzig', district: 'Plagwitz', country: 'DE' },
	deal: 'buy',
	pictures: [photos.house],
	links: [],
	fields: [],
};

export const people: readonly Broker[] = [
	{
		id: 1,
		name: 'Marta Rey',
		role: 'Verkauf',
		phone: '+49 30 23125 002',
		email: 'rey@muster.example',
	},
	{ id: 2, name: 'Jonas Hallmann', role: 'Vermietung', phone: '+49 30 23125 003' },
];
