import { expect, test } from 'vitest';
import { readSite } from '../../../src/domain/site.ts';
import { readEnvironment } from '../../../src/wiring.ts';
import { demoVariables, site } from '../../support/settings.ts';

test('a misspelt key of the configuration is refused by its name, not passed over', () => {
	const inquiry = { ...site.inquiry, sourceID: 4711 };
	expect(() => readSite({ ...site, inquiry })).toThrow(/company\/config\.ts.*inquiry.*"sourceID"/);
});

test('a language that the program does not speak is refused in words that name those it does', () => {
	expect(() => readSite({ ...site, locales: ['de', 'fr'] })).toThrow(
		'src/company/config.ts cannot be used: locales.1: "fr" is no language of this program, which speaks de, en and es.',
	);
});

test.each([
	['VITRINE_STATIC_HOST', 'apache', 'it must be netlify, cloudflare, nginx, s3 or plain'],
	['VITRINE_MODE', 'test', 'it must be production, preview or demo'],
])(
	'a value that %s cannot have is refused in words that name those it can',
	(name, value, words) => {
		expect(() => readEnvironment({ ...demoVariables, [name]: value })).toThrow(
			`The environment variable ${name} cannot be used: ${words}. See .env.example.`,
		);
	},
);

const english = 'defaultLocale: it must be one of `locales` (de), and is en';
const indispensable = 'legal: it must hold imprint and privacy, which no site can do without';
const tiles = { kind: 'pmtiles', file: '/maps/city.pmtiles', attribution: 'x' };
const plan = (more: object) => ({
	plan: 'Grundriss',
	rooms: [{ kind: 'hall', at: [0, 0, 10, 10], ...more }],
});
const corners = [10, 20, 30].map((at) => [at, at % 20]);
const office = (own: object) => ({ offices: [{ ...site.offices[0], ...own }] });
const facade = { project: 7, picture: 'Ansicht', units: [{ unit: 'A-1', corners }] };

test.each<[string, object, string]>([
	[
		'a misspelt key of the first level',
		{ name: undefined, nmae: 'x' },
		'name: it is missing; "nmae" is not known here (did you mean "name"?)',
	],
	['a text where a list belongs', { locales: 'de' }, 'locales: it must be a list'],
	[
		'a choice that there is not',
		{ people: 'page' },
		'people: it must be "none" or "list" or "pages"',
	],
	['an id in quotation marks', { openingUnit: '10024' }, 'openingUnit: it must be a number'],
	[
		'an area of two corners',
		{ unitPictures: [{ ...facade, units: [{ unit: 'A-1', corners: corners.slice(1) }] }] },
		'unitPictures.0.units.0.corners: it must have 3 entries at least',
	],
	[
		'a room of five figures',
		{ floorPlans: [plan({ at: [0, 0, 10, 10, 5] })] },
		'floorPlans.0.rooms.0.at: it may have 4 entries at most',
	],
	[
		'a camera that looks further than around',
		{ floorPlans: [plan({ cameras: [{ at: [5, 5], towards: 360 }] })] },
		'floorPlans.0.rooms.0.cameras.0.towards: it must be less than 360',
	],
	[
		'a room that reaches over the edge of its plan',
		{ floorPlans: [plan({ at: [80, 0, 40, 10] })] },
		'floorPlans.0.rooms.0.at: it must lie within the plan and be wider and higher than 0',
	],
	...['0151 23456789', '+49 (0)151 23456789', '+49 151', 'WhatsApp'].map(
		(whatsapp): [string, object, string] => [
			`${whatsapp} as a number of WhatsApp`,
			office({ whatsapp }),
			'offices.0.whatsapp: it must be a telephone number with the code of its country, such as +49 151 23456789',
		],
	),
	...['werktags', 'Fr-Mo 09:00-12:00', 'Mo 12:00-09:00', 'Mo 9-12', 'Mo 09:00-24:30'].map(
		(time): [string, object, string] => [
			`${time} as a time for calls`,
			{ peopleContact: { 61: { callTimes: [time] } } },
			'peopleContact.61.callTimes.0: it must be days and hours such as Mo-Fr 09:00-12:00 or Sa 10:00-13:00',
		],
	),
	['a plan twice', { floorPlans: [plan({}), plan({})] }, 'floorPlans: it names a plan twice'],
	[
		'a picture of units twice',
		{ unitPictures: [facade, facade] },
		'unitPictures: it names a picture twice',
	],
	[
		'a price that no page could name',
		{ monthly: { heatPrice: 0.124 } },
		'monthly.heatPrice: it must be whole cents, such as 0.12',
	],
	['a share above all', { guard: { losing: 10 } }, 'guard.losing: it must be 1 at most'],
	[
		'a map that lies nowhere',
		{ map: { tiles } },
		'map.tiles.file: it must be the name of a file such as city.pmtiles',
	],
	['a language the site has not', { locales: ['de'], defaultLocale: 'en' }, english],
	['a language twice', { locales: ['de', 'en', 'de'] }, 'locales: it names a language twice'],
	[
		'a status that is public in two ways',
		{ statuses: { available: ['Verkauft', 7], sold: ['verkauft '] } },
		'statuses: "Verkauft" stands in available and in sold; leave it in one of them',
	],
	['a home page without a headline', { headline: {} }, 'headline: it must not be empty'],
	[
		'a country in small letters',
		office({ country: 'de' }),
		'offices.0.country: it must be the two capital letters of a country, such as DE',
	],
	[
		'an office without a number to call',
		office({ phone: '' }),
		'offices.0.phone: it must not be empty',
	],
	[
		'an address where photos have a host',
		{ media: { hosts: ['*.example.com', 'https://images.example.com'] } },
		'media.hosts.1: it must be a host, such as images.example.com or *.example.com',
	],
	['a site without imprint', { legal: ['privacy', 'terms'] }, indispensable],
	['a site without privacy notice', { legal: ['imprint'] }, indispensable],
	['a site without legal pages', { legal: [] }, indispensable],
])('%s is refused in plain words', (_, settings, words) => {
	const read = () => readSite({ ...site, ...settings });
	expect(read).toThrow(`src/company/config.ts cannot be used: ${words}`);
	expect(read).not.toThrow(/Invalid|expected|: :/);
});

test('imprint and privacy notice may be the only legal pages', () => {
	expect(readSite({ ...site, legal: ['privacy', 'imprint'] }).legal).toHaveLength(2);
});

const notOrigins = [
	['www.meier.de', 'it lacks https:// at its beginning: write https://www.meier.de'],
	['localhost:4321', 'it lacks https:// at its beginning: write https://localhost:4321'],
	['ftp://www.meier.de', 'it must begin with https:// or http://: write https://www.meier.de'],
	['https://', 'it is no web address: write it like https://www.example.com'],
	[
		'https://www.meier.de/immobilien',
		'it must end with the host, without a path: write https://www.meier.de',
	],
	[
		'https://www.meier.de/?von=hier',
		'it must end with the host, without a path: write https://www.meier.de',
	],
	[
		'https://me:secret@www.meier.de',
		'it must not hold a name or password: write https://www.meier.de',
	],
] as const;

test.each(notOrigins)(
	'an address that is no origin (%s) is refused in words that say what to write',
	(address, words) => {
		const settings = [
			['url', { url: address }],
			['inquiry.endpoint', { inquiry: { endpoint: address } }],
			['inquiry.origins.0', { inquiry: { origins: [address] } }],
		] as const;
		for (const [name, changes] of settings) {
			expect(() => readSite({ ...site, ...changes })).toThrow(
				`src/company/config.ts cannot be used: ${name}: ${words}.`,
			);
		}
		expect(() => readEnvironment({ ...demoVariables, SITE_URL: address })).toThrow(
			`The environment variable SITE_URL cannot be used: ${words}. See .env.example.`,
		);
	},
);

test('a slash at the end of an origin is dropped, and its port kept', () => {
	const origins = ['https://www.meier.de/', 'http://localhost:4321'];
	const read = readSite({ ...site, url: 'https://meier.de:8443/', inquiry: { origins } });
	expect(read.url).toBe('https://meier.de:8443');
	expect(read.inquiry.origins).toEqual(['https://www.meier.de', 'http://localhost:4321']);
	expect(readEnvironment({ ...demoVariables, SITE_URL: 'https://www.meier.de/' }).siteUrl).toBe(
		'https://www.meier.de',
	);
});
