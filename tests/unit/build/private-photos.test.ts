import { expect, test } from 'vitest';
import { privatePhotosNote } from '../../../src/build/requirements/advice.ts';

const noteOf = (baseUrl: string, ...trustedOrigins: string[]) =>
	privatePhotosNote({ baseUrl }, { trustedOrigins });

test.each([
	['http://127.0.0.1:4477/v1', 'http://127.0.0.1:4477'],
	['http://localhost:4477/v1', 'http://localhost:4477'],
	['https://10.1.2.3/v1', 'https://10.1.2.3'],
	['http://[::1]:4477/v1', 'http://[::1]:4477'],
])('photos of a CRM at %s need %s in .env, once', (baseUrl, origin) => {
	expect(noteOf(baseUrl)).toContain(`put VITRINE_TRUSTED_ORIGINS=${origin} into .env.`);
	expect(noteOf(baseUrl, 'http://127.0.0.1:1', `${origin}/`)).toBe(undefined);
});

test.each(['https://crm.example/v1', 'https://8.8.8.8/v1'])(
	'photos of a CRM at %s need nothing',
	(baseUrl) => {
		expect(noteOf(baseUrl)).toBe(undefined);
	},
);
