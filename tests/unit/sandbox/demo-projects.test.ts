import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoAgency } from '../../../src/sandbox/demo/agency.ts';
import { status } from '../../../src/sandbox/demo/statuses.ts';
import site from '../../../src/sandbox/demo/company/config.ts';

const plans = new URL('../../../src/sandbox/demo/media/plans/', import.meta.url);
const drawings = new Map(
	['plans.json', 'premises.json'].flatMap((file) =>
		Object.entries(
			z
				.record(z.string(), z.unknown())
				.parse(JSON.parse(readFileSync(new URL(file, plans), 'utf8'))),
		),
	),
);
/** Drawings without rooms. */
const isOfGround = (media: string) => /^plan-(?:plot|parking)-/.test(media);
const { area } = z
	.object({
		area: z.custom<(plan: unknown) => number>((value) => typeof value === 'function'),
	})
	.parse(await import(new URL('plan.mjs', plans).href));

const projects = demoAgency.projects.map((project) => ({
	id: project.id,
	project,
	units: demoAgency.units.filter((unit) => unit['project_id'] === project.id),
}));

describe.each(projects)('project $id of the demo agency', ({ project, units }) => {
	test('offers 12 to 24 units, some free, some reserved and some gone', () => {
		expect(units.length).toBeGreaterThanOrEqual(12);
		expect(units.length).toBeLessThanOrEqual(24);
		const states = units.map((unit) => unit['property_status_id']);
		expect(states).toEqual(
			expect.arrayContaining([status.available, status.reserved, status.sold]),
		);
	});

	test('numbers each flat by its floor and its position on it', () => {
		for (const unit of units.filter((one) => one['rs_type'] === 'APARTMENT')) {
			const [, floor] = /(\d)\.\d$/.exec(String(unit['unit_id'])) ?? [];
			expect(unit['floor'], `unit ${unit.id}`).toBe(floor);
		}
		expect(new Set(units.map((unit) => unit['exposee_id'])).size).toBe(units.length);
	});

	test('asks more for the same rooms further up', () => {
		for (const lower of units) {
			const above = units.filter(
				(unit) =>
					unit['floor'] !== '0' &&
					lower['floor'] !== '0' &&
					position(unit) === position(lower) &&
					Number(unit['floor']) > Number(lower['floor']),
			);
			for (const higher of above)
				expect(amount(higher), `units ${lower.id} and ${higher.id}`).toBeGreaterThan(amount(lower));
		}
	});

	test('shows what it publishes of itself and keeps a picture and a custom field back', () => {
		for (const { key } of (site.customFields ?? []).filter((field) => field.of === 'project'))
			expect(project.custom_fields?.[key]?.pretty_value).toBeTruthy();
		expect(JSON.stringify(project.custom_fields)).toContain('INTERN');
		expect((project.images ?? []).some((image) => image.is_private)).toBe(true);
		expect((project.links ?? []).some((link) => link['on_landing_page'] === true)).toBe(true);
	});
});

test('every unit with a floor plan has the area of its drawing', () => {
	for (const unit of demoAgency.units) {
		const shown = (unit.images ?? []).filter(
			(image) => image.is_floorplan && !isOfGround(image.media),
		);
		if (shown.length === 0) continue;
		const drawn = shown.map(({ media }) => area(drawings.get(media.replace('plan-', ''))));
		const total = drawn.reduce((sum, one) => sum + one, 0);
		const said = Number(unit['living_space'] ?? unit['net_floor_space']);
		expect(said, `unit ${unit.id}`).toBeCloseTo(total, 0);
	}
});

/** The house, where there are several, and the place on the floor: "A 2.1" gives "A .1". */
function position(unit: (typeof demoAgency.units)[number]): string {
	return String(unit['unit_id']).replace(/\d\./, '.');
}

function amount(unit: (typeof demoAgency.units)[number]): number {
	return Number(unit['price'] ?? unit['base_rent']);
}
