import { describe, expect, test } from 'vitest';
import { scannerFor } from '../../src/publish/checks/secrets.ts';

const key = 'Kf7"x/9+pQ&Lm2_Zt4=Ww8-Rb6';
const scanner = scannerFor([{ name: 'the key', value: key }]);
const bytes = Buffer.from(key);
const base64 = (before: string) => Buffer.from(`${before}${key} and more`).toString('base64');

describe('a secret is found', () => {
	test.each([
		['as it is', `a ${key} b`],
		['in other case', key.toUpperCase()],
		['percent-encoded', encodeURIComponent(key)],
		['with every letter percent-encoded', bytes.toString('hex').replaceAll(/../g, '%$&')],
		['in JSON', JSON.stringify({ key })],
		['in JSON with escaped slashes', JSON.stringify(key).replaceAll('/', '\\/')],
		['in an attribute', `<a title="${key.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`],
		['as hexadecimal digits', `x${bytes.toString('hex')}y`],
		['as capital hexadecimal digits', bytes.toString('hex').toUpperCase()],
		['reversed', key.split('').toReversed().join('')],
		['as base64', base64('')],
		['as base64 one byte on', base64('1')],
		['as base64 two bytes on', base64('12')],
		['as base64 for addresses', Buffer.from(`1${key}2`).toString('base64url')],
		['at the very end', `${'x'.repeat(1000)}${key}`],
	])('%s', (_how, text) => {
		expect(scanner.find(Buffer.from(text))?.name).toBe('the key');
	});

	test('when it is cut in two, if it is long', () => {
		const long = scannerFor([{ name: 'the key', value: key.repeat(2) }]);
		expect(long.find(Buffer.from(`'${key}' + '…'`))?.name).toBe('the key');
	});
});

test('what is not the secret is not found', () => {
	const text = `${key.slice(1)} ${key.slice(0, -1)} ${'Kf7'.repeat(500)}`;
	expect(scanner.find(Buffer.from(text))?.name).toBeUndefined();
	expect(scannerFor([]).find(Buffer.from(text))).toBeUndefined();
});
