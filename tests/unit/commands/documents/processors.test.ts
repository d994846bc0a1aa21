import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { embedProviders } from '../../../../src/domain/embed.ts';
import { readSite, type SiteSettings } from '../../../../src/domain/site.ts';
import {
	listProcessors,
	processorsMarkdown,
	type Configured,
} from '../../../../src/commands/documents/processors.ts';
import { securityHeaders } from '../../../../src/hosts/headers.ts';
import demo from '../../../../src/sandbox/demo/company/config.ts';
import { testFolder } from '../../../support/outbox.ts';
import { demoVariables } from '../../../support/settings.ts';

const settings: SiteSettings = {
	...demo,
	map: {},
	offices: demo.offices.map(({ whatsapp: _number, ...office }) => office),
};
const list = (changes: Partial<SiteSettings> = {}, rest: Partial<Configured> = {}) =>
	listProcessors({
		site: readSite({ ...settings, ...changes }),
		origin: 'https://www.example.com',
		crm: 'https://api.crm.example/v1',
		...rest,
	});
const tiles = {
	kind: 'xyz',
	url: 'https://tiles.example.org/{z}/{x}/{y}.png',
	attribution: '© Somebody',
	provider: 'Tiles Ltd',
	privacy: 'https://tiles.example.org/privacy',
} as const;

describe('who receives data of visitors', () => {
	test('is the own server, the CRM, and whom a visitor goes to or agrees to: nobody else by default', () => {
		const hosts = list().map(({ host }) => host);
		expect(hosts.slice(0, 3)).toEqual(['www.example.com', 'www.example.com', 'api.crm.example']);
		expect(hosts.slice(3)).toEqual([
			'www.openstreetmap.org',
			'www.google.com',
			'maps.apple.com',
			...embedProviders.map(({ host }) => host),
		]);
		const later = /^(After a visitor has agreed|When a visitor follows the link)/;
		for (const { when } of list().slice(3)) expect(when).toMatch(later);
	});

	test('is everybody whom the policy of the pages lets a browser ask', () => {
		const own = { ...demo, map: { tiles }, inquiry: { endpoint: 'https://forms.example.com' } };
		const { inquiry, map } = readSite({ ...settings, ...own });
		const policy = securityHeaders({
			origin: 'https://www.example.com',
			endpoint: inquiry.endpoint,
			tiles: map.tiles,
			indexed: true,
		})['Content-Security-Policy'];
		const allowed = (policy ?? '').match(/https:\/\/[^\s;]+/g) ?? [];
		const hosts = list(own).map(({ host }) => `https://${host}`);
		expect(allowed.length).toBeGreaterThan(embedProviders.length);
		expect(allowed.filter((each) => !hosts.includes(each))).toEqual([]);
	});

	test('is who serves the map, and when depends on whether a visitor has to agree', () => {
		expect(list({ map: { tiles } })).toContainEqual(
			expect.objectContaining({ host: 'tiles.example.org', company: 'Tiles Ltd' }),
		);
		const map = {
			tiles: { kind: 'pmtiles', file: 'city.pmtiles', attribution: '©' },
		} as const;
		expect(list({ map }).map(({ part }) => part)).not.toContain('Map beside lists');
	});

	test.each<[string, Partial<SiteSettings>]>([
		['an office', { offices: demo.offices }],
		['a person', { peopleContact: { 61: { whatsapp: '+34 612 345 678' } } }],
	])('is WhatsApp where %s has a number there', (_who, changes) => {
		expect(list(changes)).toContainEqual(
			expect.objectContaining({ host: 'wa.me', when: 'When a visitor follows the link' }),
		);
	});

	test('names mail servers and hooks where they are set, and never what is secret in an address', () => {
		const secret = {
			smtp: 'smtps://anna:password@mail.example.com',
			alarm: 'https://hooks.example.net/T0/alarm-secret',
			notifyHook: 'https://hooks.example.net/T0/notify-secret',
			deployHook: 'https://api.host.example/deploy-secret',
			bucket: 'https://s3.example.com/secret-site',
		};
		const mail = { to: 'in@crm.example', from: 'site@example.com' };
		const text = processorsMarkdown(list({ inquiry: { mail } }, secret));
		expect(text).toContain('| mail.example.com | Mail server | What a visitor has typed');
		expect(text).toContain('what somebody looks for, in alerts');
		expect(text).toContain('| api.host.example | Builds elsewhere | Nothing of visitors');
		expect(text).toContain('| s3.example.com | Bucket of the pages | Nothing of visitors');
		expect(text).not.toMatch(/password|anna|secret/);
		const none = list({ alerts: undefined, viewings: undefined }, secret);
		expect(processorsMarkdown(none)).not.toContain('mail.example.com');
	});

	test('has the company and region that are named, and says where they are not', () => {
		const processors = [
			{ host: 'www.example.com', company: 'Hosting | GmbH', region: 'Germany' },
			{ host: 'backup.example', company: 'Backup AG', region: 'EU' },
		];
		const lines = processorsMarkdown(list({ processors })).split('\n');
		const lineOf = (start: string) => lines.filter((line) => line.startsWith(`| ${start}`));
		expect(lineOf('www.example.com')).toHaveLength(2);
		for (const line of lineOf('www.example.com')) {
			expect(line).toMatch(/\| Hosting \\\| GmbH \| Germany \|$/);
		}
		expect(lineOf('api.crm.example')[0]).toMatch(
			/\| \*\*not named yet\*\* \| \*\*not named yet\*\* \|$/,
		);
		expect(lineOf('backup.example')[0]).toContain('Backup AG | EU');
	});
});

test('the command writes the list where nothing is published from', () => {
	const folder = testFolder();
	const command = join(import.meta.dirname, '../../../../src/commands/processors.ts');
	const { status, stdout } = spawnSync(process.execPath, [command], {
		encoding: 'utf8',
		env: {
			PATH: process.env['PATH'],
			...demoVariables,
			VITRINE_VAR: folder,
			SITE_URL: 'https://www.example.com',
			CRM_BASE_URL: 'https://api.crm.example/v1',
			CRM_API_KEY: 'key-canary',
		},
	});
	expect(status).toBe(0);
	expect(stdout).toContain('| api.crm.example | CRM |');
	expect(stdout).not.toContain('canary');
	expect(readFileSync(join(folder, 'processors.md'), 'utf8').trim()).toBe(stdout.trim());
});
