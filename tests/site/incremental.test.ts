import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { crmChanges, type CrmChange } from '../support/crm-changes.ts';
import { runThrough } from '../support/incremental.ts';

// Each build starts Astro anew, so only one sequence runs here; `stale.test.ts` runs more without Astro,
// `npm run test:long` 200 others with it.
const sequences = fc.sample(fc.array(crmChanges, { minLength: 7, maxLength: 7 }), {
	numRuns: 1,
	seed: 2026,
});

// A house that one unit hides is then named nowhere: all other pages that named it are made again.
const note = 'Wie im Geheimweg 5. Hell.';
const naming: readonly CrmChange[] = [
	{ list: 'units', id: 5, what: 'names a house', to: { description_note: note } },
	{ list: 'projects', id: 201, what: 'names a house', to: { description_note: note } },
];
const address = { street: 'Geheimweg', house_number: '5', hide_address: true };
const hiding: readonly CrmChange[] = [{ list: 'units', id: 8, what: 'hides it', to: address }];

test.each(sequences.map((steps, at) => ({ steps: [...steps, naming, hiding], at })))(
	'what is rendered after changes in the CRM makes the site of a full build, byte for byte: sequence $at',
	async ({ steps }) => {
		const { rendered, pages } = await runThrough(steps, {
			every: steps.length,
			expectSame: (site, expected) => expect(site).toEqual(expected),
		});
		expect(rendered.some((count) => count < pages)).toBe(true);
	},
);
