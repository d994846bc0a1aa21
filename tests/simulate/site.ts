import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment, type Environment } from '../../src/wiring.ts';
import { companyIn, demoCompany } from '../../src/wiring/company.ts';
import { placesIn } from '../../src/wiring/places.ts';
import { readSite } from '../../src/domain/site.ts';
import { ownSite } from '../support/own-site.ts';

export const origin = 'https://site.example';
export const hookSecret = 'a secret that both sides know';

/** Limits that a site of a few units can run into. */
export const limits = {
	removed: { share: 0.25, units: 50, floor: 3 },
	shown: { share: 0.2, units: 50, floor: 1 },
};

const settings = {
	name: ownSite.name,
	locales: ['de'],
	defaultLocale: 'de',
	headline: ownSite.headline,
	introduction: ownSite.introduction,
	offices: ownSite.offices,
	statuses: { available: ['Vermarktung'], reserved: ['Reserviert'], internal: ['Akquise'] },
	inquiry: { sourceId: 4711 },
	media: { previews: false },
	// A single unit is many of so few.
	guard: { ...limits, losing: 1 },
};

let read: Environment | undefined;

/** A site in a folder of its own; what the server alone writes lies beside what builds write. */
export function siteIn(folder: string, fullEveryHours: number): Environment {
	const company = companyIn(join(folder, 'company'));
	const built = placesIn(join(folder, 'var'));
	const served = placesIn(join(folder, 'server'));
	for (const place of [company.folder, built.root, join(served.root, 'outbox')]) {
		mkdirSync(place, { recursive: true });
	}
	read ??= readEnvironment({ VITRINE_VAR: built.root }, demoCompany);
	const { lastFull, asked, outbox } = served;
	return {
		...read,
		company,
		site: readSite({ ...settings, rebuild: { fullEveryHours } }),
		siteUrl: origin,
		mode: 'preview',
		places: { ...built, lastFull, asked, outbox },
	};
}
