import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { BrokerDraft } from '../../../src/gate/draft.ts';
import { openCatalogue } from '../../../src/catalog/queries/open-catalogue.ts';
import { reportLines } from '../../../src/gate/report.ts';
import type { Broker } from '../../../src/domain/person.ts';
import type { Picture } from '../../../src/domain/pictures/picture.ts';
import type { Project } from '../../../src/domain/project.ts';
import type { Unit } from '../../../src/domain/unit.ts';
import { photoKey, type Photo } from '../../../src/media/photo.ts';
import { writtenCatalogue } from '../../support/catalogue.ts';
import { gate, type Normalised } from '../../support/gate.ts';
import { shownPhoto } from '../../support/shown-photo.ts';
import { hasRecordedAnswers, recorded, skipReason } from '../../support/recorded.ts';

const Listed = z.object({ data: z.array(z.looseObject({ id: z.int() })) });

/** Texts no record shows lawfully. */
const neverAnywhere = [
	'INTERN:',
	'tokUnit',
	'SHOULDNOTLEAK',
	'docTok',
	'Geheimweg',
	'geheimweg',
	'GW5',
	'50.933911',
	'11.598732',
	'Kärntner Ring',
	'KR12',
	'48.2019',
	'16.3711',
	'intern@example.com',
	'.intern@',
	'OLD-6',
	'598000',
	'598.000',
	'610000',
	'14920',
	'77001',
	'Sensible Daten',
	'Grundbuchauszug',
	'Zx007004',
	'Zx007006',
	'Zx007007',
	'Zx007902',
	'intern.example.com/akte',
	'Qualifizierter Alleinauftrag',
	'Familie Beispiel',
	'Bauträgervertrag',
	'Translation missing',
	'<script',
	'onerror=',
	'javascript:',
	'EFH Müller',
	'BIC-2501',
	'Dieskaustraße',
	'IOJJO7llHKULL7',
	'max.mustermann@',
];

describe.skipIf(!hasRecordedAnswers)(`recorded responses (otherwise ${skipReason})`, () => {
	// The body of a skipped suite runs all the same, so without the recordings there is nothing to read.
	const normalised = gate(hasRecordedAnswers ? recordedLists() : { units: [], projects: [] });

	test('none of their secrets is in the store, byte for byte', () => {
		const files = writtenCatalogue(content(normalised));
		const bytes = Buffer.concat([readFileSync(files.catalogue), readFileSync(files.records)]);
		for (const secret of neverAnywhere) expect(bytes.includes(secret), secret).toBe(false);
		const catalogue = openCatalogue(files);
		expect(catalogue.unitIds().toSorted()).toEqual([42, 910001, 910002, 910003, 910004, 910005]);
		catalogue.close();
	});

	test('none is in what is handed on to the photo store, nor in the report', () => {
		const all = JSON.stringify([normalised.units, normalised.projects, normalised.legal]);
		const report = reportLines(normalised.report).join('\n');
		for (const secret of neverAnywhere) {
			expect(all, secret).not.toContain(secret);
			expect(report, secret).not.toContain(secret);
		}
	});

	// What another record shows lawfully is secret only in its own record.
	test.each([
		[910001, '3,57 %', 'the internal commission'],
		[910001, '7460', 'the internal commission amount'],
		[910001, 'privat.jpg', 'a private image'],
		[910001, 'Interne Akte', 'a private link'],
		[910001, 'LW-WE-07', 'the unit number behind an exposé number'],
		[910002, 'gw5', 'a custom field that is not published'],
		[910003, '620.000', 'the price on request in a text'],
		[910003, '21000', 'the commission amount'],
		[910004, '99734 Nordhausen OT Herreden, Deutschland', 'the address line'],
		[910005, 'Top 4', 'the internal name'],
		[42, 'Musterstraße', 'the hidden street'],
		[42, '51.30698', 'the hidden point'],
		[42, 'A42', 'the unit number of a hidden address'],
		[42, '10800', 'the commission amount'],
		[42, 'Gemarkung', 'a label'],
		[42, 'musterdomain.tld/', 'an address of the shop'],
	])('unit %i does not tell %j: %s', (id, secret) => {
		const unit = normalised.units.find((each) => each.id === id);
		expect(unit).toBeDefined();
		expect(JSON.stringify(unit)).not.toContain(secret);
	});

	test('what they show lawfully is there', () => {
		const stored = new Map(content(normalised).units.map((unit) => [unit.id, unit]));
		expect(stored.get(910001)).toMatchObject({
			reference: 'LW-2026-07',
			status: 'available',
			category: 'roofStorey',
			projectId: 2301,
			floor: 4,
			place: { street: 'Löberwallgraben 14a', city: 'Erfurt', country: 'DE' },
			price: { kind: 'purchase', amount: { cents: 49_700_000 } },
			title: { en: 'Generous 3-room top-floor flat with south balcony' },
			energy: { efficiencyClass: 'A+', value: 26.33, validUntil: '2036-05-11' },
			broker: { name: 'Jördis Müller', email: 'mueller@example.com' },
		});
		expect(stored.get(910001)?.pictures.map(({ id }) => id)).toEqual([
			7002, 7001, 7003, 7005, 7008,
		]);
		expect(stored.get(910001)?.links.map(({ title }) => title)).toEqual([
			'360°-Rundgang',
			'Lageplan',
		]);
		expect(stored.get(910002)).toMatchObject({
			status: 'reserved',
			deal: 'rent',
			floor: 0,
			rooms: 2.5,
			areas: { living: 58 },
			price: { kind: 'rent', base: { cents: 69_050 }, total: { cents: 89_000 } },
			costs: { deposit: { de: '2.071,50 €' } },
			availableFrom: { kind: 'date', date: '2026-12-01' },
		});
		expect(stored.get(910003)).toMatchObject({
			status: 'sold',
			title: { de: 'Doppelhaushälfte mit Garten' },
			costs: { commission: { de: '3,57 % inkl. MwSt.' } },
			energy: { certificate: 'consumption', value: 251.4, efficiencyClass: 'H' },
		});
		expect(stored.get(910004)).toMatchObject({ kind: 'plot', areas: { plot: 812 }, pictures: [] });
		expect(stored.get(910005)).toMatchObject({
			place: {
				city: 'Wien',
				country: 'AT',
				district: 'Innere Stadt',
				location: { precision: 'cell' },
			},
			energy: { hwb: { value: 54.2, class: 'C' }, fgee: { value: 1.12, class: 'B' } },
		});
		expect(stored.get(42)).toMatchObject({
			reference: '42',
			title: { de: 'Musterhaus' },
			price: { kind: 'purchase', amount: { cents: 18_000_000 } },
		});
		expect(normalised.projects.map(({ id }) => id)).toEqual([2301]);
	});
});

function recordedLists() {
	return {
		units: [
			...Listed.parse(recorded('realistic/units-list-expand-with-meta.json')).data,
			...Listed.parse(recorded('threadi-connector-for-propstack/units_full.json')).data,
		],
		projects: z
			.array(z.unknown())
			.parse(recorded('realistic/projects-list-expand-bare-array.json')),
	};
}

function content({ units, projects, legal }: Normalised) {
	return {
		units: units.map(({ photos, broker, ...draft }): Unit => ({
			...draft,
			pictures: photos.map(picture),
			...(broker && { broker: brokerOf(broker) }),
		})),
		projects: projects.map(({ photos, broker, ...draft }): Project => ({
			...draft,
			pictures: photos.map(picture),
			...(broker && { broker: brokerOf(broker) }),
		})),
		legal,
		pulledAt: '2026-11-21T12:00:00.000Z',
	};
}

function brokerOf({ portraitPhoto, logo, ...broker }: BrokerDraft): Broker {
	return {
		...broker,
		...(portraitPhoto && { portrait: picture(portraitPhoto) }),
		...(logo && { logo: { team: logo.team, picture: picture(logo.photo) } }),
	};
}

function picture(photo: Photo): Picture {
	const name = photoKey(photo)
		.toLowerCase()
		.replaceAll(/[^a-z0-9.-]/g, '-');
	return {
		...shownPhoto(name, photo.kind === 'floorPlan' ? 'floorPlan' : 'photo'),
		...(photo.id !== undefined && { id: photo.id }),
		...(photo.caption && { caption: photo.caption }),
	};
}
