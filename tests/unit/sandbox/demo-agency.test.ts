import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Unit } from '../../../src/crm/contract/unit.ts';
import type { AgencyRecord } from '../../../src/sandbox/agency.ts';
import { demoAgency } from '../../../src/sandbox/demo/agency.ts';
import manifest from '../../../src/sandbox/demo/media/manifest.json' with { type: 'json' };
import { Status } from '../../../src/domain/status.ts';
import { site } from '../../support/settings.ts';

const media = new URL('../../../src/sandbox/demo/media/', import.meta.url);
const records = [...demoAgency.units, ...demoAgency.projects];
const texts = ['title', 'description_note', 'location_note', 'furnishing_note'] as const;

/** Units that show the fall-back: which of their languages the account has not written, or nothing but the title. */
const untranslated: Readonly<Record<number, readonly string[]>> = {
	10018: ['en'],
	10019: ['en', 'es'],
	10021: ['es'],
	10031: ['es'],
	10044: ['en'],
};
/** Of these not even the title, which is a name. */
const untitled: readonly number[] = [10031, 10044];

/** Units whose account has no picture yet. */
const withoutPicture: readonly number[] = [10034];

const publicNames = Status.options.flatMap((status) => site.statuses[status]);
const published = demoAgency.units.filter(
	(unit) => publicNames.includes(statusName(unit)) && unit['archived'] !== true,
);
const dwellings = published.filter(
	(unit) => unit['rs_type'] === 'APARTMENT' || unit['rs_type'] === 'HOUSE',
);

function textsOf(record: AgencyRecord, locale: string) {
	const source =
		locale === 'de'
			? record
			: (record.translations ?? []).find((translation) => translation.locale === locale);
	return texts.map((field) => source?.[field]).filter((text) => typeof text === 'string');
}

function statusName(unit: AgencyRecord): string {
	return demoAgency.statuses.find(({ id }) => id === unit['property_status_id'])?.name ?? '';
}

function isOffered(unit: AgencyRecord): boolean {
	return [...site.statuses.available, ...site.statuses.reserved].includes(statusName(unit));
}

describe('the pictures of the demo agency', () => {
	const listed = [...manifest.masters, ...manifest.plans];
	const ofPeople = [...manifest.portraits, ...manifest.logos];

	test.each([...listed, ...ofPeople])(
		'$id is the file the manifest describes',
		({ file, bytes, sha256 }) => {
			const content = readFileSync(new URL(file, media));
			expect(content.length).toBe(bytes);
			expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
		},
	);

	test.each(records)('of record $id exist, and a plan is marked as one', ({ id, images = [] }) => {
		expect(images.length > 0, `record ${id}`).toBe(!withoutPicture.includes(id));
		for (const image of images) {
			expect(listed.map(({ id }) => id)).toContain(image.media);
			expect(image.is_floorplan).toBe(image.media.startsWith('plan-'));
		}
	});

	test('begin with one that no other offer begins with', () => {
		const offers = [...demoAgency.projects, ...published.filter(isOffered)];
		const first = offers.flatMap(({ images = [] }) =>
			images.filter((image) => !image.is_private && !image.is_not_for_exposee).slice(0, 1),
		);
		const leads = first.map(({ media }) => media);
		expect(leads.filter((lead, index) => leads.indexOf(lead) !== index)).toEqual([]);
	});
});

describe('the texts of the demo agency', () => {
	test.each(published)('of unit $id exist in every language but the named ones', (unit) => {
		for (const locale of ['de', 'en', 'es']) {
			const missing = untranslated[unit.id]?.includes(locale) ?? false;
			const own = untitled.includes(unit.id) ? 0 : 1;
			expect(textsOf(unit, locale).length, locale).toBe(missing ? own : texts.length);
		}
	});

	test.each(published)(
		'of unit $id differ between the languages, with titles of at most 60 characters and descriptions of 85 to 160 words',
		(unit) => {
			const all = ['de', 'en', 'es'].flatMap((locale) => textsOf(unit, locale));
			expect(new Set(all).size).toBe(all.length);
			for (const locale of ['de', 'en', 'es']) {
				const [title, description] = textsOf(unit, locale);
				if (title === undefined || description === undefined) continue;
				expect(title.length, locale).toBeLessThanOrEqual(60);
				const words = description.split(/\s+/).length;
				expect(words >= 85 && words <= 160, `${locale}: ${words} words`).toBe(true);
			}
		},
	);

	test('name neither a hidden street nor a price that is told on request only', () => {
		for (const unit of published) {
			const all = ['de', 'en', 'es'].flatMap((locale) => textsOf(unit, locale)).join(' ');
			if (unit['hide_address'] === true) expect(all).not.toContain(String(unit['street']));
			if (unit['price_on_inquiry'] === true) expect(all).not.toMatch(/\d[\d.,]{4,}|€/);
		}
	});
});

describe('the records of the demo agency', () => {
	test('have ids of their own, and name only records that exist', () => {
		const { units, projects, brokers, teams, statuses } = demoAgency;
		for (const list of [units, projects, brokers, teams, statuses]) {
			const ids = list.map(({ id }) => id);
			expect(new Set(ids).size).toBe(ids.length);
		}
		const links = records.flatMap((record) => record.links ?? []).map((link) => link['id']);
		expect(new Set(links).size).toBe(links.length);
		const references = units.map((unit) => unit['unit_id']);
		expect(new Set(references).size).toBe(references.length);
		for (const unit of units) {
			expect(brokers.map(({ id }) => id)).toContain(unit['broker_id']);
			expect(statuses.map(({ id }) => id)).toContain(unit['property_status_id']);
			if (unit['project_id'] !== undefined)
				expect(projects.map(({ id }) => id)).toContain(unit['project_id']);
		}
	});

	test('show every case a site must handle, and have the ids that its settings name', () => {
		expect(demoAgency.sources).toContainEqual({ id: 4711, name: 'Website' });
		expect(demoAgency.activityTypes.map(({ id }) => id)).toContain(321);
		for (const name of ['Vermarktung', 'Reserviert', 'Abgeschlossen', 'Referenz', 'Akquise'])
			expect(demoAgency.units.map(statusName)).toContain(name);
		expect(demoAgency.units.some((unit) => unit['archived'] === true)).toBe(true);
		expect(published.some((unit) => unit['hide_address'] === true)).toBe(true);
		expect(published.some((unit) => unit['price_on_inquiry'] === true)).toBe(true);
		const images = published.flatMap((unit) => unit.images ?? []);
		expect(images.filter((image) => image.is_private).length).toBeGreaterThan(5);
		expect(images.filter((image) => image.is_not_for_exposee).length).toBeGreaterThan(1);
		const links = records.flatMap((record) => record.links ?? []);
		expect(links.some((link) => link['is_private'] === true)).toBe(true);
		expect(links.some((link) => link['on_landing_page'] && !link['is_private'])).toBe(true);
	});

	test('hide an internal note in each, and keep internal words out of what is public', () => {
		for (const record of records) expect(record['note']).toMatch(/^INTERN: /);
		for (const record of [...published, ...demoAgency.projects]) {
			const open = [
				...['de', 'en', 'es'].flatMap((locale) => textsOf(record, locale)),
				...(record.images ?? [])
					.filter((image) => !image.is_private && !image.is_not_for_exposee)
					.map((image) => image.title),
				...site.customFields.map(({ key }) => record.custom_fields?.[key]?.pretty_value),
			];
			expect(JSON.stringify(open), `record ${record.id}`).not.toContain('INTERN');
		}
	});
});

describe('the energy data of the demo agency', () => {
	/** Dwellings whose certificate is not there yet, or is shown at the viewing only. */
	const withoutCertificate: readonly number[] = [10038, 10053];

	/** Upper bounds of the classes in kWh per square metre and year (GEG, annex 10). */
	const bounds = { 'A+': 30, A: 50, B: 75, C: 100, D: 130, E: 160, F: 200, G: 250, H: Infinity };

	test.each(dwellings)('of dwelling $id are what an advertisement must say', (dwelling) => {
		const unit = Unit.parse(dwelling);
		if (unit.monument === true) {
			expect(unit.energy_certificate_availability).toBe('wird nicht benötigt');
			return;
		}
		if (withoutCertificate.includes(unit.id)) {
			expect(unit.energy_certificate_availability).not.toBe('liegt vor');
			expect(unit.energy_efficiency_value ?? unit.energy_efficiency_class).toBeFalsy();
			return;
		}
		const value = Number(unit.energy_efficiency_value);
		const grade = unit.energy_efficiency_class?.replace('_PLUS', '+');
		expect(unit.energy_certificate_availability).toBe('liegt vor');
		expect(value).toBeGreaterThan(0);
		expect(unit.thermal_characteristic).toBe(unit.energy_efficiency_value);
		expect(unit.firing_types?.length).toBeGreaterThan(0);
		expect(unit.energy_certificate_construction_year).toBe(unit.construction_year);
		expect(unit.energy_certificate_start_date).toBeTruthy();
		expect(unit.energy_certificate_end_date).toBeTruthy();
		if (unit.country === 'ESP') {
			expect(grade).toMatch(/^[A-G]$/);
			expect(unit.co2_emission).toBeGreaterThan(0);
		} else {
			expect(unit.building_energy_rating_type).toMatch(/^(?:Bedarfs|Verbrauchs)ausweis$/);
			expect(grade).toBe(Object.entries(bounds).find(([, bound]) => value < bound)?.[0]);
		}
	});
});
