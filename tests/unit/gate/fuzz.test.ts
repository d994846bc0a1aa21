import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportLines } from '../../../src/gate/report.ts';
import { Project } from '../../../src/domain/project.ts';
import { Unit } from '../../../src/domain/unit.ts';
import { anyText } from '../../support/any-text.ts';
import { runs } from '../../support/full-size.ts';
import { gate, wireUnit } from '../../support/gate.ts';

const plain = [null, undefined, 0, -1, 1e308, true, false, [], {}];
const long = ['x'.repeat(100_000), `1${' '.repeat(100_000)}x`, '<'.repeat(50_000), '\0\u202Eabc'];
const odd = fc.oneof(
	fc.constantFrom<unknown>(
		...plain,
		...'| |NaN|undefined|[object Object]|3.600,00 €|2026-13-45|__proto__|(((((|[a-z'.split('|'),
		...long,
		{ label: 'Translation missing', value: null },
		{ label: 'x', value: { label: 'y', value: 'z' } },
	),
	anyText(),
	fc.double(),
	fc.anything({ maxDepth: 2 }),
);

const full = wireUnit({
	hide_address: true,
	price_on_inquiry: true,
	project_id: 7,
	exposee_id: 'E1',
	total_rent: 900,
	base_rent: 700,
	deposit: '3 Monatsmieten',
	floor: 'EG',
	free_from: 'sofort',
	courtage: '3,57 %',
	description_note: '- a\n- b',
	long_location_note: '<p>Lage</p>',
	translations: [{ locale: 'en', title: 'Flat', description_note: 'x' }],
	flooring_type: ['Parkett', ''],
	firing_types: 'Gas',
	energy_efficiency_class: 'A_PLUS',
	number_of_rooms: 3,
	status_updated_at: '2026-10-01T17:45:02.331+02:00',
	created_at: '2026-10-01T17:45:02.331+02:00',
	custom_fields: { kfw_standard: { value: 1, pretty_value: 'KfW 40' } },
	broker: {
		id: 5,
		name: 'B',
		public_email: 'b@example.com',
		avatar_url: 'https://i.example/b.jpg',
	},
	images: [
		{ id: 1, is_private: false, url: 'https://i.example/1.jpg', title: 'Küche', position: 1 },
	],
	links: [{ id: 1, is_private: false, on_landing_page: true, url: 'https://vimeo.com/76979871' }],
});
const keys = Object.keys(full);

describe('broken records', () => {
	test('a unit with any of its fields broken is published in due form or named, and never a crash', () => {
		fc.assert(
			fc.property(fc.dictionary(fc.constantFrom(...keys), odd, { maxKeys: 6 }), (broken) => {
				const intact = wireUnit({ id: 2, project_id: 7 });
				const project = { title: 'P', hide_address: true, ...broken, id: 7 };
				const result = gate({ units: [{ ...full, ...broken }, intact], projects: [project] });
				expect(result.units.some(({ id }) => id === 2)).toBe(true);
				for (const { photos: _, broker: __, ...unit } of result.units) {
					expect(Unit.safeParse({ ...unit, pictures: [] }).error).toBeUndefined();
				}
				for (const { photos: _, broker: __, ...project } of result.projects) {
					expect(Project.safeParse({ ...project, pictures: [] }).error).toBeUndefined();
				}
				expect(reportLines(result.report).join('\n')).not.toMatch(/geheimweg|598000/i);
			}),
			{ numRuns: runs(100, 300) },
		);
	});

	test('broken images, links, brokers and translations cost only themselves', () => {
		const parts = fc.constantFrom('images', 'links', 'translations');
		fc.assert(
			fc.property(parts, fc.array(odd, { maxLength: 3 }), (part, broken) => {
				const own = full[part];
				const list = Array.isArray(own) ? [...broken, ...own] : broken;
				const { units } = gate({ units: [wireUnit({ ...full, [part]: list })] });
				expect(units).toHaveLength(1);
				if (part === 'images') expect(units[0]?.photos.map(({ id }) => id)).toContain(1);
				if (part === 'links') expect(units[0]?.links.length).toBeGreaterThan(0);
			}),
			{ numRuns: runs(70, 200) },
		);
	});

	test('a field that hides something counts as set when it cannot be read', () => {
		fc.assert(
			fc.property(
				odd.filter((value) => value !== false && !isWrapped(value)),
				(broken) => {
					const [unit] = gate({ units: [wireUnit({ hide_address: broken })] }).units;
					expect(JSON.stringify(unit)).not.toMatch(/Geheimweg|50\.9339/);
				},
			),
			{ numRuns: runs(40, 100) },
		);
	});
});

test('whatever a private field holds, nothing of it is published', () => {
	const canary = 'KANARIENVOGEL';
	const named = new Set(keys);
	const secret = fc.oneof(
		fc.constant(canary),
		fc.constant({ label: canary, value: canary }),
		fc.constant([canary]),
		fc.constant({ [canary]: { pretty_value: canary, value: canary } }),
	);
	const privateFields =
		'name note internal_brokerage total_commission sold_price renter contract_type token folders documents relationships openimmo_email is24_contact_id valuation_price public_expose_url scout_id property_groups warning_notice changed_attributes te_id register_number plot_number lp_address custom_lp_address apartment_number location_name'.split(
			' ',
		);
	const anyName = fc.oneof(
		fc.constantFrom(...privateFields),
		fc
			.string({ minLength: 3, maxLength: 20 })
			.filter((name) => !named.has(name) && name !== '__proto__'),
	);
	fc.assert(
		fc.property(fc.dictionary(anyName, secret, { maxKeys: 8 }), (fields) => {
			const broker = { id: 5, name: 'B', ...fields };
			const image = { id: 1, is_private: false, url: 'https://i.example/1.jpg', ...fields };
			const result = gate({
				units: [
					wireUnit({ ...fields, project_id: 7, broker: { ...broker, name: 'B' }, images: [image] }),
				],
				projects: [{ id: 7, title: 'P', ...fields }],
			});
			expect(result.units).toHaveLength(1);
			expect(JSON.stringify([result.units, result.projects, result.report])).not.toContain(canary);
		}),
		{ numRuns: runs(70, 200) },
	);
});

function isWrapped(value: unknown): boolean {
	return typeof value === 'object' && value !== null && 'label' in value;
}
