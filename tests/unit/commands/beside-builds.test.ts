import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { besideBuilds } from '../../../src/commands/dev/environment.ts';
import { openMediaStore } from '../../../src/media/store.ts';
import { readEnvironment } from '../../../src/wiring.ts';
import { testFolder } from '../../support/outbox.ts';
import { demoVariables } from '../../support/settings.ts';

test('pages that are worked on have a catalogue and records of their own, and the photos of the builds', () => {
	const given = readEnvironment({ ...demoVariables, VITRINE_VAR: testFolder() });
	// As often as somebody starts it.
	const [, environment] = [besideBuilds(given), besideBuilds(given)];
	const { places, render } = environment;
	expect(render.catalogue).toBe(places.catalogue);
	for (const name of ['catalogue', 'records', 'manifest', 'current', 'status'] as const) {
		expect(places[name]).not.toBe(given.places[name]);
	}
	const store = openMediaStore(given.places.media);
	writeFileSync(join(store.files, 'a-480.avif'), 'photo');
	store.close();
	const shared = openMediaStore(places.media);
	expect(shared.has('a-480.avif')).toBe(true);
	shared.close();
	expect(places.sandbox).toBe(given.places.sandbox);
});

test('what was read of another account is gone, and of the same one is kept', () => {
	const folder = testFolder();
	const catalogueAfter = (crm: Record<string, string>) => {
		const given = readEnvironment({ ...demoVariables, ...crm, VITRINE_VAR: folder });
		return existsSync(join(besideBuilds(given).places.root, 'read.txt'));
	};
	const crm = { CRM_BASE_URL: 'https://crm.example/v1', CRM_API_KEY: 'one' };
	catalogueAfter(crm);
	writeFileSync(join(folder, 'dev/read.txt'), '');
	expect(catalogueAfter(crm)).toBe(true);
	expect(catalogueAfter({ ...crm, CRM_API_KEY: 'two' })).toBe(false);
});
