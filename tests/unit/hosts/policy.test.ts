import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { earlyScript } from '../../../src/domain/look/early-script.ts';
import { readSite } from '../../../src/domain/site.ts';
import { framedService } from '../../../src/domain/site/service.ts';
import { securityHeaders } from '../../../src/hosts/headers.ts';
import { hostFiles } from '../../../src/hosts/rule-files.ts';
import { nginxFiles } from '../../../src/hosts/nginx-files.ts';
import { pagePolicy, policyHeader, policyRules } from '../../../src/hosts/policy.ts';
import { listProcessors } from '../../../src/commands/documents/processors.ts';
import demo from '../../../src/sandbox/demo/company/config.ts';

const statistics = {
	id: 'statistics',
	name: 'Matomo',
	company: 'Example Agency',
	purpose: { de: 'zählt Besuche' },
	privacy: 'https://stats.example.com/privacy',
	scripts: ['/statistics.js', 'https://stats.example.com/matomo.js'],
};
const booking = {
	id: 'booking',
	name: 'Termino',
	company: 'Termino GmbH',
	region: 'Germany',
	purpose: { de: 'Termine' },
	privacy: 'https://termino.example/privacy',
	hosts: { frame: ['book.termino.example', '*.termino-calendar.example'] },
};
const chat = {
	id: 'chat',
	name: 'Plauder',
	company: 'Plauder Ltd',
	purpose: { de: 'Chat' },
	privacy: 'https://plauder.example/privacy',
	scripts: ['https://cdn.plauder.example/widget.js'],
	hosts: { connect: ['socket.plauder.example'], style: ['cdn.plauder.example'] },
};
const settings = (services: readonly object[]) =>
	readSite({ ...demo, services, inquiry: { endpoint: 'https://forms.example.com' } });
const site = settings([statistics, booking, chat]);
const rules = { ...policyRules(site), origin: 'https://www.example.com', indexed: true };

function sourcesOf(policy: string, directive: string): readonly string[] {
	const found = policy.split(';').find((each) => each.startsWith(`${directive} `));
	return found?.split(' ').slice(1) ?? [];
}

describe('the policy that a page carries', () => {
	test('is that of the header, but for what browsers heed in headers only', () => {
		const headersOnly = `;frame-ancestors 'none'`;
		expect(policyHeader(rules)).toBe(`${pagePolicy(rules)}${headersOnly}`);
		expect(securityHeaders(rules)['Content-Security-Policy']).toBe(policyHeader(rules));
		expect(pagePolicy(rules)).not.toMatch(/frame-ancestors|report-|sandbox/);
	});

	test('allows the one script that stands in pages, and nothing else inline', () => {
		const digest = createHash('sha256').update(earlyScript).digest('base64');
		expect(sourcesOf(pagePolicy({}), 'script-src')).toEqual([`'self'`, `'sha256-${digest}'`]);
		expect(pagePolicy(rules)).not.toContain('unsafe');
	});

	test('lets scripts write no markup but that of named policies', () => {
		const policy = pagePolicy({ trustedTypes: ['svelte-trusted-html'] });
		expect(sourcesOf(policy, 'require-trusted-types-for')).toEqual([`'script'`]);
		expect(sourcesOf(policy, 'trusted-types')).toEqual([
			'lit-html',
			'default',
			'svelte-trusted-html',
		]);
	});

	test('asks for no trusted types where the settings, scripts of a service or islands cannot do with them', () => {
		expect(pagePolicy({ islands: ['only'] })).not.toContain('trusted-types');
		expect(pagePolicy({ islands: ['load'] })).toContain('trusted-types');
		expect(pagePolicy({ trustedTypes: false })).not.toContain('trusted-types');
		expect(pagePolicy({ services: settings([statistics]).services })).not.toContain(
			'trusted-types',
		);
		expect(pagePolicy({ services: settings([booking]).services })).toContain('trusted-types');
	});
});

describe('a service that the settings name', () => {
	test('opens the policy for its hosts, each for what it is used for', () => {
		const policy = pagePolicy(rules);
		const scripts = ['https://stats.example.com', 'https://cdn.plauder.example'];
		expect(sourcesOf(policy, 'script-src').slice(2)).toEqual(scripts);
		expect(sourcesOf(policy, 'img-src')).toEqual([`'self'`, ...scripts]);
		expect(sourcesOf(policy, 'style-src')).toEqual([`'self'`, 'https://cdn.plauder.example']);
		expect(sourcesOf(policy, 'frame-src')).toContain('https://*.termino-calendar.example');
		expect(sourcesOf(policy, 'script-src')).not.toContain('https://book.termino.example');
		const connect = sourcesOf(policy, 'connect-src');
		expect(connect).toContain('https://forms.example.com');
		expect(connect).toContain('wss://socket.plauder.example');
	});

	test('does so at every host: own server, nginx, Netlify and Cloudflare', () => {
		const host = { ...rules, oldAddresses: [], isFile: () => false, missing: () => '/404/' };
		const texts = [
			nginxFiles(host),
			hostFiles('netlify', host).files,
			hostFiles('cloudflare', host).files,
		].map((files) => files.map(({ text }) => text).join('\n'));
		for (const text of texts) expect(text).toContain(policyHeader(rules));
	});

	test('is named with each of its hosts to whoever keeps the records of processing', () => {
		const list = listProcessors({ site, origin: 'https://www.example.com' });
		const hosts = pagePolicy(rules).match(/(?:https|wss):\/\/[^\s;]+/g) ?? [];
		const named = list.map(({ host }) => host);
		const unnamed = hosts.filter((each) => !named.includes(each.replace(/^\w+:\/\//, '')));
		expect(unnamed).toEqual([]);
		expect(list).toContainEqual(
			expect.objectContaining({
				host: 'book.termino.example',
				part: 'Termino',
				company: 'Termino GmbH',
				region: 'Germany',
				when: 'After a visitor has agreed',
			}),
		);
	});

	test.each([
		['an id of a provider of films', { ...chat, id: 'youtube' }, 'services.0.id'],
		['an id that maps use', { ...chat, id: 'map-x' }, 'services.0.id'],
		['no words for visitors', { ...chat, purpose: {} }, 'services.0.purpose'],
		['a host with a path', { ...booking, hosts: { frame: ['a.example/b'] } }, 'frame.0'],
		['every host there is', { ...booking, hosts: { frame: ['*'] } }, 'frame.0'],
		['words of the policy', { ...booking, hosts: { style: ["'unsafe-inline'"] } }, 'style.0'],
		['a script without https', { ...chat, scripts: ['http://a.example/b.js'] }, 'scripts.0'],
	])('is refused with %s, by the name of the setting', (_, service, named) => {
		expect(() => settings([service])).toThrow(named);
	});

	test('is refused where another one has its id', () => {
		expect(() => settings([chat, chat])).toThrow('services: it has an id twice');
	});
});

const framed = (id: string, url: string) => framedService(site.services, { id, url });

describe('a service in a frame', () => {
	test('is one of the settings, at a host that is named there', () => {
		expect(framed('booking', 'https://book.termino.example/agency').name).toBe('Termino');
		expect(framed('booking', 'https://a.termino-calendar.example/').name).toBe('Termino');
	});

	test.each([
		['calendar', 'https://book.termino.example/', 'No service has the id "calendar"'],
		['booking', 'https://evil.example/', 'The page shows evil.example in a frame'],
		['booking', 'https://eviltermino-calendar.example/', 'The page shows eviltermino'],
		['booking', 'http://book.termino.example/', 'begins with https://'],
		['booking', 'agency', 'The page shows "agency" in a frame'],
	])('is else refused with what to do: %s at %s', (id, url, sentence) => {
		expect(() => framed(id, url)).toThrow(sentence);
	});
});
