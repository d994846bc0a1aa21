import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoAgency } from '../../src/sandbox/demo/agency.ts';
import { scaleAgency } from '../../src/sandbox/scale.ts';
import { crmChanges } from '../support/crm-changes.ts';
import { runThrough } from '../support/incremental.ts';

const seed = Date.now() % 2 ** 31;
const sequences = fc.sample(fc.array(crmChanges, { minLength: 2, maxLength: 6 }), {
	numRuns: 200,
	seed,
});

test.each(sequences.map((steps, at) => ({ steps, at })))(
	`after changes in the CRM the site is that of a full build, byte for byte: sequence $at of seed ${seed}`,
	async ({ steps }) => {
		await runThrough(steps, {
			every: 3,
			expectSame: (site, expected) => expect(site).toEqual(expected),
		});
	},
	600_000,
);

test('the same with 2,000 units, of which a few change each time', async () => {
	const start = scaleAgency(demoAgency, 2000, { photos: 1 });
	/** The changes are made for units 1 to 7, which a large account has under other numbers. */
	const ids = new Map([1, 2, 3, 4, 5, 6, 7].map((id) => [id, start.units[id * 271]?.id ?? id]));
	const projects = new Map([201, 202].map((id, at) => [id, start.projects[at]?.id ?? id]));
	const [steps = []] = fc.sample(fc.array(crmChanges, { minLength: 6, maxLength: 6 }), {
		numRuns: 1,
		seed,
	});
	const { rendered, pages } = await runThrough(
		steps.map((changes) =>
			changes.map((change) => ({
				...change,
				id: (change.list === 'units' ? ids : projects).get(change.id) ?? change.id,
				...(typeof change.to['project_id'] === 'number' && {
					to: { project_id: projects.get(change.to['project_id']) },
				}),
			})),
		),
		{ every: 3, start, expectSame: (site, expected) => expect(site).toEqual(expected) },
	);
	expect(pages).toBeGreaterThan(6000);
	expect(Math.min(...rendered)).toBeLessThan(pages / 2);
});
