import { expect, test } from 'vitest';
import { readSite } from '../../src/domain/site.ts';
import { readEnvironment } from '../../src/wiring.ts';
import { site } from '../support/settings.ts';

test('a misspelt key of the configuration is refused by its name, not passed over', () => {
	const inquiry = { ...site.inquiry, sourceID: 4711 };
	expect(() => readSite({ ...site, inquiry })).toThrow(/site\.config\.ts.*inquiry.*"sourceID"/);
});

test('a language that the program does not speak is refused in words that name those it does', () => {
	expect(() => readSite({ ...site, locales: ['de', 'fr'] })).toThrow(
		'src/site.config.ts cannot be used: locales.1: "fr" is no language of this program, which speaks de, en and es.',
	);
});

test.each([
	['VITRINE_STATIC_HOST', 'apache', 'it must be netlify, cloudflare or nginx'],
	['VITRINE_MODE', 'test', 'it must be production, preview or demo'],
])(
	'a value that %s cannot have is refused in words that name those it can',
	(name, value, words) => {
		expect(() => readEnvironment({ [name]: value })).toThrow(
			`The environment variable ${name} cannot be used: ${words}. See .env.example.`,
		);
	},
);
