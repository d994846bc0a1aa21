import * as fc from 'fast-check';
import type { Agency, AgencyRecord } from '../../src/sandbox/agency.ts';
import { image, unit } from './sandbox.ts';
import { smallAgency } from './small-agency.ts';

/** What somebody does in the CRM, to one unit or project. */
export interface CrmChange {
	readonly list: 'units' | 'projects';
	readonly id: number;
	readonly what: string;
	readonly to: Readonly<Record<string, unknown>>;
}

const photos = ['kitchen-line', 'bath-metro', 'living-loft'];
const words = fc.constantFrom('Loft', 'Altbau', 'Haus am See', 'Zimmer mit Aussicht');

/** What somebody does to a unit: its name, and what it sets to a value of those given. */
export const edit = <Value>(
	what: string,
	values: fc.Arbitrary<Value>,
	to: (value: Value) => object,
) => fc.record({ what: fc.constant(what), to: values.map((value) => ({ ...to(value) })) });

/** Such edits, each of one of the first units. */
export const unitChange = (...edits: ReturnType<typeof edit>[]): fc.Arbitrary<CrmChange> =>
	fc
		.record({ id: fc.integer({ min: 1, max: 7 }), edit: fc.oneof(...edits) })
		.map((change) => ({ list: 'units', id: change.id, ...change.edit }));

export const move = edit('moved', fc.constantFrom(201, 202, null), (id) => ({ project_id: id }));

const anyOfUnit = unitChange(
	edit('edit', words, (note) => ({ description_note: note })),
	edit('title', words, (title) => ({ title })),
	edit('price', fc.integer({ min: 20, max: 40 }), (tens) => ({ price: tens * 10_000 })),
	edit('status', fc.constantFrom(503, 504, 505, 506), (id) => ({ property_status_id: id })),
	edit('photos', fc.subarray(photos), (shown) => ({
		images: shown.map((media, at) =>
			image({ media, id: 900 + photos.indexOf(media), position: at }),
		),
	})),
	edit('language', words, (title) => ({
		translations: [{ locale: 'en', title: `${title} (en)` }],
	})),
	edit('price hidden', fc.boolean(), (hidden) => ({ price_on_inquiry: hidden })),
	move,
	edit('town', fc.constantFrom('Leipzig', 'Halle'), (city) => ({ city })),
	edit('removal', fc.constant(501), (id) => ({ property_status_id: id })),
	edit('back again', fc.constant(503), (id) => ({ property_status_id: id })),
);

const projectChange: fc.Arbitrary<CrmChange> = fc
	.record({ id: fc.constantFrom(201, 202), title: words })
	.map(({ id, title }) => ({ list: 'projects', id, what: 'title', to: { title } }));

/** One build's worth of work in the CRM. */
export const crmChanges = fc.array(
	fc.oneof({ weight: 6, arbitrary: anyOfUnit }, { weight: 1, arbitrary: projectChange }),
	{ minLength: 1, maxLength: 3 },
);

const noon = Date.UTC(2026, 9, 1, 12);
const day = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(noon + days * day).toISOString();

/** Six units and two projects, of which the first has units. */
export function changingAgency(): Agency {
	const units = [1, 2, 3, 4, 5, 6].map((id) =>
		unit(id, {
			created_at: at(id * 4),
			updated_at: at(id * 4),
			...(id < 3 && { project_id: 201 }),
			...(id === 1 && { images: [image({ id: 900 })] }),
		}),
	);
	const projects = [201, 202].map((id) => ({ id, name: `P${id}`, title: `Projekt ${id}` }));
	return { ...smallAgency(units), statuses, projects };
}

/** The account after some work on its day `days`. A unit that does not exist is made. */
export function afterWork(agency: Agency, changes: readonly CrmChange[], days: number): Agency {
	return changes.reduce((before, { list, id, to }) => {
		const known = before[list].find((record) => record.id === id);
		const fresh: AgencyRecord = known ?? unit(id, { created_at: at(days) });
		const changed = { ...fresh, ...to, updated_at: at(days) };
		const others = before[list].filter((record) => record.id !== id);
		return { ...before, [list]: [...others, changed] };
	}, agency);
}

const flags = {
	exclude_from_search_profile_matching: false,
	disable_expose_landing_page: false,
	remove_from_portal: false,
};
const statuses = [
	'Akquise',
	'Vorbereitung',
	'Vermarktung',
	'Reserviert',
	'Abgeschlossen',
	'Referenz',
].map((name, at) => ({ id: 501 + at, name, position: at + 1, color: '#419588', ...flags }));
