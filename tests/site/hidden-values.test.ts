import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Agency, AgencyRecord } from '../../src/sandbox/agency.ts';
import { published } from '../support/incremental.ts';
import { image, unit } from '../support/sandbox.ts';
import { buildSite, emptyCrm, newFolder } from '../support/site-build.ts';
import { contentOf } from '../support/stand-in-site.ts';
import { smallAgency } from '../support/small-agency.ts';

const [first, second] = [newFolder(), newFolder()];
const told: string[][] = [[], []];
/** Another day, month and time of day, too: what is on the pages has to come from the data alone. */
const builds = [
	{ time: '2026-11-21T12:00:00Z', processes: 1 },
	{ time: '2027-03-02T23:59:00Z', processes: 3 },
];
/** Enough for three processes. */
const others = Array.from({ length: 48 }, (_, at) => unit(at + 21));

/** An account; of each two values it has the first or the second one, and nobody may tell which. */
function account(choose: <T>(one: T, other: T) => T): Agency {
	const hidden: Partial<AgencyRecord> = {
		hide_address: true,
		street: choose('Ahornallee', 'Zypressenstieg'),
		house_number: choose('3', '77b'),
		address: choose('Ahornallee 3, Leipzig', 'Zypressenstieg 77b, Leipzig'),
		// Of one cell of the grid.
		lat: choose(51.3312, 51.3319),
		lng: choose(12.3398, 12.3391),
		unit_id: choose('AH-3', 'ZY-77'),
		name: choose('Ahorn', 'Zypresse'),
	};
	const onRequest: Partial<AgencyRecord> = {
		price_on_inquiry: true,
		price: choose(500_000, 923_000),
		price_per_sqm: choose(6_667, 12_307),
		parking_space_price: choose(20_000, 31_000),
		base_rent: choose(1_200, 1_900),
		total_rent: choose(1_400, 2_300),
		service_charge: choose(100, 222),
		deposit: choose('3.600 €', '5.700 €'),
	};
	const internal: Partial<AgencyRecord> = {
		note: choose('Eile', 'keine Eile'),
		internal_brokerage: choose('1 %', '4 %'),
		valuation_price: choose(400_000, 800_000),
		custom_fields: { secret: { value: choose('A', 'B'), pretty_value: choose('A', 'B') } },
		images: [
			image(),
			image({ title: choose('Keller', 'Dach'), is_private: true }),
			image({ title: choose('Rohr', 'Riss'), is_not_for_exposee: true }),
		],
		links: [
			{ id: 551, url: choose('https://a.example/', 'https://b.example/'), is_private: true },
			{ id: 552, url: choose('https://c.example/', 'https://d.example/'), on_landing_page: false },
		],
	};
	const shown = { ...internal, hide_address: false, lat: 51.34, lng: 12.35 };
	const units = [
		unit(1, { ...internal, ...hidden }),
		unit(2, { ...shown, ...onRequest }),
		unit(3, { ...internal, ...hidden, ...onRequest, marketing_type: 'RENT' }),
		unit(4, { ...internal, ...hidden, project_id: 201 }),
		unit(5, { ...internal, ...hidden, project_id: 202, property_status_id: 504 }),
		unit(6, shown),
		unit(7, {
			property_status_id: 501,
			title: choose('Ufer', 'Turm'),
			city: choose('Bonn', 'Ulm'),
		}),
		unit(8, { archived: true, title: choose('Hof', 'Haus'), city: choose('Bonn', 'Ulm') }),
	];
	return {
		...smallAgency([...units, ...others]),
		projects: [
			{ ...hidden, id: 201, title: 'Am Kanal', note: choose('Bank', 'Notar') },
			{ id: 202, title: choose('Werft', 'Mühle'), archived: true, hide_address: false },
			{ id: 203, title: choose('Tor', 'Brücke'), city: choose('Bonn', 'Ulm') },
		],
		brokers: [
			{ id: 61, name: 'Jana Hallmann', email: choose('a@in.example', 'b@in.example') },
			{ id: 62, name: choose('Ida Intern', 'Ivo Intern'), phone: choose('1', '2') },
		],
	};
}

beforeAll(async () => {
	const crm = await emptyCrm(first.folder);
	try {
		for (const [at, { time, processes }] of builds.entries()) {
			crm.sandbox.seed(account((one, other) => (at === 0 ? one : other)));
			const { folder } = [first, second][at] ?? first;
			await buildSite({
				folder,
				crm,
				photos: crm.origin,
				now: () => new Date(time),
				changes: { processes },
				// How often a step is told is a matter of time.
				told: (line) => void (/: \d+ of (?:\d+|unknown)$/.test(line) || told[at]?.push(line)),
			});
		}
	} finally {
		await crm.close();
	}
});
afterAll(() => [first, second].forEach(({ remove }) => remove()));

test('accounts that differ in nothing but what is hidden, built in other folders, at other times and by one and by three processes, have the same site, byte for byte, and the same report', () => {
	expect(published(first.folder).length).toBeGreaterThan(250);
	expect(published(second.folder)).toEqual(published(first.folder));
	expect(told[1]).toEqual(told[0]);
});

test('what the pages were made from is written down alike, by however many processes they were rendered', () => {
	const made = [first, second].map(({ folder }) =>
		contentOf(join(folder, 'current/manifest.sqlite')),
	);
	expect(made[0]?.length).toBeGreaterThan(250);
	expect(made[1]).toEqual(made[0]);
});
