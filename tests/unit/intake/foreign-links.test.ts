import { expect, test } from 'vitest';
import { foreignLinksIn } from '../../../src/intake/spam.ts';

const own = [
	'https://www.site.example',
	'https://wohnen.example:8443',
	'https://immobilien.site.example',
];

test.each([
	['https://www.site.example/de/immobilien/altbau-1/', 0],
	['http://site.example/de/', 0],
	['www.site.example/de/immobilien/', 0],
	['HTTPS://WWW.SITE.EXAMPLE/', 0],
	['https://wohnen.example/es/?q=1#a', 0],
	['https://www.wohnen.example', 0],
	['https://immobilien.site.example/x, https://site.example.', 0],
	['(siehe https://site.example/de/kaufen/?preis=400000&zimmer=3) und www.site.example!', 0],
	['kein Link, nur site.example und ada@www.other.example', 0],
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
])('%s has %i links to other sites, however much they look like the own', (text, count) => {
	expect(foreignLinksIn(text, own)).toBe(count);
});
