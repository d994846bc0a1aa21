import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillCatalogue } from '../../../src/build/read/fill-catalogue.ts';
import { companyIn } from '../../../src/wiring/company.ts';
import { temporaryFolder } from '../../support/catalogue.ts';
import { connected } from '../../support/connected.ts';
import { ownSite } from '../../support/own-site.ts';
import { key } from '../../support/sandbox.ts';
import { testEnvironment } from '../../support/site-build.ts';
import { smallAgency } from '../../support/small-agency.ts';

/** A company with legal texts of its own, which a live site needs. */
function company() {
	const own = companyIn(temporaryFolder());
	mkdirSync(join(own.texts, 'legal'), { recursive: true });
	for (const kind of ['imprint', 'privacy', 'terms', 'cancellation', 'accessibility']) {
		const text = '---\ntitle: Recht\nupdated: 2026-11-21\n---\nEigenes.\n';
		writeFileSync(join(own.texts, `legal/${kind}.de.md`), text);
	}
	return own;
}

test.each([
	['a name and address', { public_email: 'rey@hallmann-rey.example' }, 'the people 61 in the CRM'],
	[
		'a portrait',
		{ avatar_url: 'https://crm.example/media/broker/61/portrait-marta-rey.webp' },
		'the people 61 in the CRM',
	],
])('a live site with %s of the demo agency is refused before any photo', async (_, broker, who) => {
	const person = { id: 61, name: 'Marta Rey', ...broker };
	const { origin } = await connected({ ...smallAgency(), brokers: [person] });
	const environment = {
		...testEnvironment({ folder: temporaryFolder(), mode: 'production' }),
		site: ownSite,
		company: company(),
	};
	const steps: string[] = [];
	const filling = fillCatalogue(environment.places, {
		environment,
		crm: { baseUrl: `${origin}/v1`, apiKey: key },
		allowedOrigins: [],
		progress: { step: (what) => void steps.push(what), waiting: () => {}, lines: () => {} },
		pulledAt: '2026-11-24T12:00:00Z',
	});
	await expect(filling).rejects.toThrow(who);
	expect(steps).toContain('Reading units');
	expect(steps).not.toContain('Preparing photos');
});
