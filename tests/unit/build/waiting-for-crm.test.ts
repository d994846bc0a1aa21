import { onTestFinished, expect, test } from 'vitest';
import { fillCatalogue } from '../../../src/build/read/fill-catalogue.ts';
import { apiKey, crmServer, silent } from '../../support/crm-server.ts';
import { newFolder, testEnvironment } from '../../support/site-build.ts';

test('a build says what it waits for while the CRM hangs', async () => {
	const { folder, remove } = newFolder();
	onTestFinished(remove);
	const { baseUrl } = await crmServer(silent);
	let now = 0;
	const clock = {
		now: () => (now += 10_000),
		wait: async () => {},
		every(_: number, act: () => void) {
			const timer = setInterval(act, 20);
			return () => clearInterval(timer);
		},
	};
	const told: string[] = [];
	const environment = testEnvironment({ folder });
	const filling = fillCatalogue(environment.places, {
		environment,
		crm: { baseUrl, apiKey, clock, reads: 1, limits: { silence: 1_000 } },
		allowedOrigins: [],
		progress: {
			step: () => {},
			waiting: ({ method, path }) => told.push(`${method} ${path}`),
			lines: () => {},
		},
		pulledAt: '2026-11-24T12:00:00Z',
	});
	await expect(filling).rejects.toThrow(/timed out/);
	expect(new Set(told)).not.toEqual(new Set());
	expect(told[0]).toMatch(/^GET \/\w+$/);
});
