import { expect, test } from 'vitest';
import config from '../../../astro.config.mjs';
import { readEnvironment, renderVariables } from '../../../src/wiring.ts';
import { demoVariables } from '../../support/settings.ts';

test('the renderer is given no key, neither in its environment nor from .env by itself', () => {
	const crm = { CRM_BASE_URL: 'https://api.example.com/v1', CRM_API_KEY: 'key-canary' };
	expect(
		JSON.stringify(renderVariables(readEnvironment({ ...demoVariables, ...crm }))),
	).not.toContain('canary');
	// Otherwise Astro loads .env of the project into `import.meta.env` and `process.env` of the pages.
	expect(config.vite?.envDir).toBe(false);
});

test('a key under a name that everybody may read is refused, without being told', () => {
	const crm = { CRM_BASE_URL: 'https://api.example.com/v1', CRM_API_KEY: 'key-canary' };
	const open = () =>
		readEnvironment({ ...demoVariables, ...crm, PUBLIC_CRM_KEY: 'Bearer key-canary' });
	expect(open).toThrow(/PUBLIC_CRM_KEY holds the key of the CRM/);
	expect(open).not.toThrow(/canary/);
	expect(readEnvironment({ ...demoVariables, ...crm, PUBLIC_NAME: 'Agency' }).crm?.apiKey).toBe(
		'key-canary',
	);
});

test('a variable of blanks is none, and not the number nought', () => {
	expect(
		readEnvironment({ ...demoVariables, PORT: ' ', VITRINE_METRICS_PORT: '\t' }),
	).toMatchObject({
		port: 4321,
		metricsPort: undefined,
	});
});
