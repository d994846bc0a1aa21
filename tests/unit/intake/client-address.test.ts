import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientOf, readProxies } from '../../../src/intake/client-address.ts';

const trusted = readProxies(['loopback', '10.0.0.0/8', '2001:db8::/32']);

const at = (forwarded: string) => clientOf({ peer: '127.0.0.1', forwarded }, trusted);

describe('who sends a request', () => {
	test.each([
		['203.0.113.7', null, '203.0.113.7'],
		['127.0.0.1', '203.0.113.7', '203.0.113.7'],
		['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
		['::1', '198.51.100.1, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
		['10.9.9.9', '203.0.113.7:50123', '203.0.113.7'],
		['127.0.0.1', '[2001:db9::1]:443', '2001:db9:0:0::/64'],
		['2001:db9:1:2:3:4:5:6', null, '2001:db9:1:2::/64'],
		['127.0.0.1', '10.0.0.4', '10.0.0.4'],
		['127.0.0.1', null, '127.0.0.1'],
		// Nobody can say that he is another.
		['203.0.113.7', '198.51.100.1', '203.0.113.7'],
		['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
		['127.0.0.1', '198.51.100.1, nonsense', '127.0.0.1'],
		['127.0.0.1', '198.51.100.1,', '127.0.0.1'],
		['127.0.0.1', '198.51.100.1, 2130706433', '127.0.0.1'],
	])('%s that names %j is %s', (peer, forwarded, client) => {
		expect(clientOf({ peer, forwarded }, trusted)).toBe(client);
	});

	test('two addresses of one visitor’s network are one client, and two visitors behind one proxy are two', () => {
		expect(at('2001:db9:1:2::1')).toBe(at('2001:db9:1:2:ffff::9'));
		expect(at('2001:db9:1:2::1')).not.toBe(at('2001:db9:1:3::1'));
		expect(at('203.0.113.7')).not.toBe(at('203.0.113.8'));
	});

	test('nobody whom no proxy of ours has seen decides about it, whatever is sent', () => {
		fc.assert(
			fc.property(fc.string(), fc.ipV4(), (sent, seen) => {
				fc.pre(!trusted(seen));
				const forwarded = `${sent}, ${seen}`;
				expect(clientOf({ peer: '127.0.0.1', forwarded }, trusted)).toBe(
					clientOf({ peer: seen, forwarded: null }, trusted),
				);
			}),
		);
	});

	test('a list that cannot be read is refused in one sentence', () => {
		expect(() => readProxies(['10.0.0.0/99'])).toThrow(
			/^VITRINE_TRUSTED_PROXIES holds "10\.0\.0\.0\/99"/,
		);
		expect(() => readProxies(['proxy'])).toThrow(/holds "proxy"/);
	});
});
