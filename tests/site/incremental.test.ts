import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { crmChanges, type CrmChange } from '../support/crm-changes.ts';
import { runThrough } from '../support/incremental.ts';

// Each build starts Astro anew, so seven people's changes are built in two here; `stale.test.ts` runs sequences without
// Astro, `npm run test:long` 200 with it.
const [changes = []] = fc.sample(fc.array(crmChanges, { minLength: 7, maxLength: 7 }), {
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

test('what is rendered after changes in the CRM makes the site of a full build, byte for byte', async () => {
	const steps = [changes.slice(0, 4).flat(), changes.slice(4).flat(), naming, hiding];
	const { rendered, pages } = await runThrough(steps, {
		every: steps.length,
		expectSame: (site, expected) => expect(site).toEqual(expected),
	});
	expect(rendered.some((count) => count < pages)).toBe(true);
});
