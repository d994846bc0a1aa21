import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decidingSettings } from '../../../src/domain/deciding-settings.ts';
import { offlineCatalogue } from '../../../src/build/read/offline-catalogue.ts';
import type { Site } from '../../../src/domain/site.ts';
import {
	catalogueIn,
	publicUnitOf,
	temporaryFolder,
	writeCatalogue,
} from '../../support/catalogue.ts';
import { site } from '../../support/settings.ts';

/** Copies a catalogue that settings have let through, for a build by others. @returns what it says. */
function copied(settings: string, { now = 0, by = site }: { now?: number; by?: Site } = {}) {
	const folder = temporaryFolder();
	const files = catalogueIn(folder);
	writeCatalogue(files, { units: [publicUnitOf(1)], settings });
	mkdirSync(join(folder, 'work'));
	const lines: string[] = [];
	offlineCatalogue(
		{ ...files, current: join(folder, 'current'), releases: join(folder, 'releases') },
		{
			to: { ...files, catalogue: join(folder, 'work/catalogue.sqlite') },
			environment: { site: by },
			account: 'crm.example',
			now: new Date(Date.parse('2026-11-21T12:00:00.000Z') + now),
			progress: { step: () => {}, waiting: () => {}, lines: (found) => lines.push(...found) },
		},
	);
	return lines.join('\n');
}

test.each([
	[0.4, ', less than an hour ago.'],
	[1.2, ', an hour ago.'],
	[3, ', 3 hours ago.'],
	[9, ', 9 hours ago: they are old,'],
])('the age of data of %d hours is said in words: %s', (hours, words) => {
	expect(copied(decidingSettings(site), { now: hours * 60 * 60_000 })).toContain(words);
});

const { statuses, offices } = site;

test.each<[what: string, stricter: Partial<Site>, named: RegExp]>([
	['a status that is internal', { statuses: { ...statuses, sold: [] } }, /: statuses\)/],
	['a field that is internal', { customFields: [] }, /: customFields\)/],
	[
		'an address that is hidden, and another language',
		{ projectAddress: 'show', locales: ['de'] },
		/: projectAddress, locales\)/,
	],
	[
		'a duty that keeps a unit off',
		{ law: { rules: { 'de-energy-stated': 'withhold' } } },
		/: law\)/,
	],
	['a seat under another law', { offices: offices.toReversed() }, /: offices\)/],
])(
	'%s by settings that are new is no matter to be decided without the CRM',
	(_, stricter, named) => {
		const by = { ...site, ...stricter };
		expect(() => copied(decidingSettings(site), { by })).toThrow(named);
		expect(() => copied(decidingSettings(site), { by })).toThrow(
			/run `npm run build` without --offline, or take the change back\.$/,
		);
		expect(copied(decidingSettings(by), { by })).toContain('The CRM is not asked.');
	},
);

test('settings of which nothing private depends may change, and data nobody knows the settings of are not used', () => {
	expect(copied(decidingSettings(site), { by: { ...site, name: 'Neu' } })).toContain('not asked');
	const moved = offices.map((office) => ({ ...office, phone: '+49 30 1' }));
	expect(copied(decidingSettings(site), { by: { ...site, offices: moved } })).toContain(
		'not asked',
	);
	expect(() => copied('')).toThrow(/statuses, customFields, projectAddress, hiddenTexts, law/);
});
