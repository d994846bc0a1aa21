import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { crmChanges } from '../support/crm-changes.ts';
import { runThrough } from '../support/incremental.ts';

// Each build starts Astro anew, so only one sequence runs here; `stale.test.ts` runs more without Astro,
// `npm run test:long` 200 others with it.
const sequences = fc.sample(fc.array(crmChanges, { minLength: 7, maxLength: 7 }), {
	numRuns: 1,
	seed: 2026,
});

test.each(sequences.map((steps, at) => ({ steps, at })))(
	'what is rendered after changes in the CRM makes the site of a full build, byte for byte: sequence $at',
	async ({ steps }) => {
		const { rendered, pages } = await runThrough(steps, {
			every: steps.length,
			expectSame: (site, expected) => expect(site).toEqual(expected),
		});
		expect(rendered.some((count) => count < pages)).toBe(true);
	},
	300_000,
);
