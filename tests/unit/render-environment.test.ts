import { expect, test } from 'vitest';
import config from '../../astro.config.mjs';
import { readEnvironment, renderVariables } from '../../src/wiring.ts';

test('the renderer is given no key, neither in its environment nor from .env by itself', () => {
	const crm = { CRM_BASE_URL: 'https://api.example.com/v1', CRM_API_KEY: 'key-canary' };
	expect(JSON.stringify(renderVariables(readEnvironment(crm)))).not.toContain('canary');
	// Otherwise Astro loads .env of the project into `import.meta.env` and `process.env` of the pages.
	expect(config.vite?.envDir).toBe(false);
});
