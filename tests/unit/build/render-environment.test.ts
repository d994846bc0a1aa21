import { expect, test } from 'vitest';
import config from '../../../astro.config.mjs';
import { buildVariables, readEnvironment, renderVariables } from '../../../src/wiring.ts';
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

const bucket = {
	VITRINE_STATIC_HOST: 's3',
	VITRINE_BUCKET_URL: 'https://s3.example.com/site',
	VITRINE_BUCKET_REGION: 'eu-central-1',
	VITRINE_BUCKET_KEY_ID: 'id-canary',
	VITRINE_BUCKET_SECRET: 'key-canary',
};

test('a bucket is named by four variables, and by none of them where the host is another', () => {
	expect(readEnvironment({ ...demoVariables, ...bucket }).bucketHost).toEqual({
		address: 'https://s3.example.com/site',
		region: 'eu-central-1',
		keyId: 'id-canary',
		secret: 'key-canary',
		purgeCommand: undefined,
	});
	const elsewhere = { ...demoVariables, ...bucket, VITRINE_STATIC_HOST: 'netlify' };
	expect(readEnvironment(elsewhere).bucketHost).toBe(undefined);
});

test.each(['URL', 'REGION', 'KEY_ID', 'SECRET'])(
	'a bucket without VITRINE_BUCKET_%s is refused in one sentence that tells no key',
	(name) => {
		const read = () =>
			readEnvironment({ ...demoVariables, ...bucket, [`VITRINE_BUCKET_${name}`]: ' ' });
		expect(read).toThrow(new RegExp(`^VITRINE_BUCKET_${name} is not set`));
		expect(read).not.toThrow(/canary/);
	},
);

test('an address of a bucket with a password in it is refused, which a failure would tell', () => {
	const VITRINE_BUCKET_URL = 'https://ada:canary@s3.example.com/site';
	const read = () => readEnvironment({ ...demoVariables, ...bucket, VITRINE_BUCKET_URL });
	expect(read).toThrow(/VITRINE_BUCKET_URL/);
	expect(read).not.toThrow(/canary/);
});

test('the key of a bucket reaches builds that the server starts, and no page', () => {
	expect(buildVariables({ ...bucket, VITRINE_PURGE_COMMAND: 'purge' })).toMatchObject({
		...bucket,
		VITRINE_PURGE_COMMAND: 'purge',
	});
	const environment = readEnvironment({ ...demoVariables, ...bucket });
	expect(JSON.stringify(renderVariables(environment))).not.toContain('canary');
});
