import { expect, test } from 'vitest';
import { foreignLinksIn } from '../../../src/intake/spam.ts';

const own = [
	'https://www.site.example',
	'https://wohnen.example:8443',
	'https://immobilien.site.example',
];

test.each([
	'https://www.site.example/de/immobilien/altbau-1/',
	'http://site.example/de/',
	'www.site.example/de/immobilien/',
	'HTTPS://WWW.SITE.EXAMPLE/',
	'https://wohnen.example/es/?q=1#a',
	'https://www.wohnen.example',
	'https://immobilien.site.example/x, https://site.example.',
	'(siehe https://site.example/de/kaufen/?preis=400000&zimmer=3) und www.site.example!',
	'kein Link, nur site.example und ada@www.other.example',
])('a link to the own site is none: %s', (text) => {
	expect(foreignLinksIn(text, own)).toBe(0);
});

test.each([
	['https://site.example.evil.example/', 1],
	['https://site.example@evil.example/', 1],
	['https://evil.example/https://site.example/', 1],
	['https://evilsite.example/', 1],
	['https://other.site.example/', 1],
	['https:\\\\evil.example', 1],
	['http://a.example http://b.example www.c.example', 3],
	['http:evil.example', 1],
	['https://', 1],
	['https://site.example,https://evil.example', 1],
])('a link elsewhere is one, also where it looks like the own: %s', (text, count) => {
	expect(foreignLinksIn(text, own)).toBe(count);
});
