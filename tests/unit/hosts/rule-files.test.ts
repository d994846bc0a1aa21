import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OldAddress } from '../../../src/domain/address.ts';
import { partHeaders, securityHeaders } from '../../../src/hosts/headers.ts';
import { hostFiles, type HostOfRuleFiles, type HostRules } from '../../../src/hosts/rule-files.ts';
import { nginxFiles } from '../../../src/hosts/nginx-files.ts';
import { freePort } from '../../support/free-port.ts';

const oldAddresses: OldAddress[] = [
	{ kind: 'redirected', path: '/alt/haus 1 für zwei.html', target: '/de/kontakt/' },
	{ kind: 'removed', path: '/en/properties/*-8/', page: '/en/no-longer-available/buy/flats/' },
	{ kind: 'removed', path: '/de/immobilien/*-9/', page: undefined },
	{ kind: 'removed', path: '/alt/haus-9.html', page: undefined },
];
const present: OldAddress[] = [
	{ kind: 'redirected', path: '/de/immobilien/*-7/', target: '/de/immobilien/neu-7/' },
];
const pages = new Set(['/de/', '/de/kontakt/', '/de/immobilien/neu-7/', '/robots.txt']);
const rules: HostRules = {
	origin: 'https://www.example.com',
	endpoint: 'https://inquiry.example.com/inquiry',
	indexed: true,
	oldAddresses,
	present,
	isFile: (path) => pages.has(path),
	missing: (path) => `/${path.slice(1, 3)}/404/`,
};

function file(host: HostOfRuleFiles, name: string, changes: Partial<HostRules> = {}): string {
	const { files } = hostFiles(host, { ...rules, ...changes });
	return files.find((each) => each.name === name)?.text ?? '';
}

describe('_headers', () => {
	test('carries the headers of our server on every path, and lets hashed files be kept', () => {
		const text = file('netlify', '_headers').replace(/ 'sha256-[^']+'/, '');
		expect(text).toMatchInlineSnapshot(`
			"/*
			  Content-Security-Policy: default-src 'none';script-src 'self';style-src 'self';img-src 'self';font-src 'self';media-src 'self';manifest-src 'self';connect-src 'self' https://inquiry.example.com;frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://my.matterport.com https://tour.ogulo.com https://tour.giraffe360.com https://kuula.co;form-action 'self' https://inquiry.example.com;base-uri 'none';require-trusted-types-for 'script';trusted-types lit-html default;frame-ancestors 'none'
			  X-Content-Type-Options: nosniff
			  Referrer-Policy: strict-origin-when-cross-origin
			  Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()
			  Cross-Origin-Opener-Policy: same-origin
			  Strict-Transport-Security: max-age=31536000

			/
			  Cross-Origin-Resource-Policy: same-origin

			/de/*
			  Cross-Origin-Resource-Policy: same-origin

			/en/*
			  Cross-Origin-Resource-Policy: same-origin

			/es/*
			  Cross-Origin-Resource-Policy: same-origin

			/search/*
			  Cross-Origin-Resource-Policy: same-origin

			/map/*
			  Cross-Origin-Resource-Policy: same-origin

			/_astro/*
			  Cross-Origin-Resource-Policy: same-origin
			  Cache-Control: public, max-age=31536000, immutable

			/media/*
			  Cross-Origin-Resource-Policy: cross-origin
			  Cache-Control: public, max-age=31536000, immutable
			"
		`);
	});

	test('is the same for both hosts', () => {
		expect(file('cloudflare', '_headers')).toBe(file('netlify', '_headers'));
	});

	test('keeps a preview out of every index, and promises no https where there is none', () => {
		const text = file('netlify', '_headers', { indexed: false, origin: 'http://localhost:4321' });
		expect(text).toContain('  X-Robots-Tag: noindex\n');
		expect(text).not.toContain('Strict-Transport-Security');
	});

	test('stays within the lines a host takes', () => {
		for (const text of file('cloudflare', '_headers').split('\n')) {
			expect(text.length).toBeLessThan(2000);
		}
	});
});

describe('_redirects', () => {
	test('of Netlify says 301 and 410, shows a page with each, and speaks the language of what is not there', () => {
		expect(file('netlify', '_redirects')).toMatchInlineSnapshot(`
			"/alt/haus%201%20f%C3%BCr%20zwei.html /de/kontakt/ 301
			/alt/haus-9.html /al/404/ 410
			/de/* /de/404/ 404
			/en/* /en/404/ 404
			/es/* /es/404/ 404
			"
		`);
	});

	test('of Cloudflare, which knows no 410, shows the page with 200, and matches an id of what is gone', () => {
		expect(file('cloudflare', '_redirects')).toMatchInlineSnapshot(`
			"/alt/haus%201%20f%C3%BCr%20zwei.html /de/kontakt/ 301
			/en/properties/*-8/ /en/no-longer-available/buy/flats/ 200
			"
		`);
	});

	test('of Cloudflare ends where the host stops reading, and says so', () => {
		const many = Array.from({ length: 2101 }, (_, at): OldAddress => {
			return { kind: 'redirected', path: `/alt-${at}/`, target: '/de/' };
		});
		const { files, problems } = hostFiles('cloudflare', { ...rules, oldAddresses: many });
		expect(files[1]?.text.trimEnd().split('\n')).toHaveLength(2000);
		expect(problems).toEqual([
			'Cloudflare takes 2000 lines in _redirects and 100 patterns, so 101 old addresses are answered with 404.',
		]);
	});

	test('of Cloudflare has as many patterns as the host takes, after all other lines, and none for what has a page', () => {
		const gone = Array.from({ length: 103 }, (_, at): OldAddress => {
			return { kind: 'removed', path: `/de/immobilien/*-${at + 1000}/`, page: '/de/weg/' };
		});
		const { files, problems } = hostFiles('cloudflare', {
			...rules,
			oldAddresses: [...gone, ...oldAddresses],
		});
		const lines = files[1]?.text.trimEnd().split('\n') ?? [];
		expect(lines).toHaveLength(101);
		expect(lines[0]).toMatch(/^\/alt\/haus/);
		expect(lines[1]).toBe('/de/immobilien/*-1000/ /de/weg/ 200');
		expect(files[1]?.text).not.toContain('-7/');
		expect(problems[0]).toMatch(/ so 4 old addresses are answered with 404\.$/);
	});

	test('of Cloudflare has no line that is longer than the host reads', () => {
		const oldAddresses: OldAddress[] = ['/alt/', `/${'ö'.repeat(170)}/`].map((path) => {
			return { kind: 'redirected', path, target: '/de/' };
		});
		const { files, problems } = hostFiles('cloudflare', { ...rules, oldAddresses });
		expect(files[1]?.text).toBe('/alt/ /de/ 301\n');
		expect(problems).toEqual([expect.stringMatching(/so 1 old address is answered with 404/)]);
	});

	test.each(['netlify', 'cloudflare'] as const)(
		'of %s names an old address as a browser asks for it, since the host compares letter by letter',
		(host) => {
			const old = "/expose,17;v=2/haus+hof@see&[a|b]!~'(c)/größe <1> {2} 100%/";
			const moved: OldAddress = { kind: 'redirected', path: old, target: '/de/' };
			const [from] = file(host, '_redirects', { oldAddresses: [moved] }).split(' ');
			const asked = new URL('https://www.example.com');
			asked.pathname = old.replace('%', '%25');
			expect(from).toBe(asked.pathname);
		},
	);

	test('has three words in each line, whatever the addresses are', () => {
		const path = fc.string({
			unit: fc.constantFrom('a', ' ', '\t', '\n', '/', '*', ':', '#', '?', '%', 'ü', '😀'),
		});
		fc.assert(
			fc.property(path, path, (from, to) => {
				const odd: OldAddress[] = [{ kind: 'redirected', path: `/${from}`, target: `/${to}` }];
				const [line = '', ...rest] = file('netlify', '_redirects', { oldAddresses: odd }).split(
					'\n',
				);
				expect(rest.map((each) => each.split(' ').length)).toEqual([3, 3, 3, 1]);
				expect(line).toMatch(/^\/[^\s*:#]* \/[^\s*:#]* 301$/);
			}),
		);
	});
});

const nginx = spawnSync('nginx', ['-v']).status === 0 ? 'nginx' : undefined;

test('nginx is given old addresses as it compares them: with A to Z made small, and no other letter', () => {
	const paths = ['/ALT/Über-Uns.html', '/alt/über-uns.html', '/alt/Über-uns.html', '/ÖL/İstanbul'];
	const moved = paths.map((path): OldAddress => ({ kind: 'redirected', path, target: '/de/' }));
	const [http] = nginxFiles({ ...rules, oldAddresses: moved });
	const keys = Array.from(http?.text.matchAll(/^\t"(\/.*)" "\/de\/";$/gm) ?? [], ([, key]) => key);
	expect(keys).toEqual(['/alt/Über-uns.html', '/alt/über-uns.html', '/Öl/İstanbul']);
});

test('nginx never takes a page of the site for an old address that differs by its capitals', () => {
	const paths = ['/DE/Kontakt', '/DE/Kontakt/', '/ROBOTS.txt', '/DE/Alt.html'];
	const moved = paths.map((path): OldAddress => ({
		kind: 'redirected',
		path,
		target: '/de/kontakt/',
	}));
	const [http] = nginxFiles({ ...rules, oldAddresses: moved });
	const keys = Array.from(
		http?.text.matchAll(/^\t"(.*)" "\/de\/kontakt\/";$/gm) ?? [],
		([, key]) => key,
	);
	expect(keys).toEqual([
		'~^/DE/Kontakt$',
		'~^/DE/Kontakt/$',
		String.raw`~^/ROBOTS\\.txt$`,
		'/de/alt.html',
	]);
});

test('nginx shows the page of a language the site has when nothing is found, and else the one without', () => {
	const [http] = nginxFiles({
		...rules,
		missing: (path) => (path.startsWith('/en/') ? '/en/404/' : '/de/404/'),
	});
	const [, lines = ''] = /map \$uri \$vitrine_missing \{\n(.*?)\}/s.exec(http?.text ?? '') ?? [];
	expect(lines.trim().split(/\n\t/)).toEqual([
		'default /404.html;',
		'"~^/de/" /de/404/index.html;',
		'"~^/en/" /en/404/index.html;',
		'"~^/es/" /de/404/index.html;',
	]);
});

describe.skipIf(!nginx)('nginx (skipped where it is not installed)', () => {
	const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'));
	let server: ReturnType<typeof spawn> | undefined;
	let base = '';

	beforeAll(async () => {
		// Where tests run as root, nginx reads as somebody else.
		chmodSync(folder, 0o755);
		const site = {
			'de/index.html': 'Start',
			'de/kontakt/index.html': 'Kontakt',
			'de/immobilien/neu-7/index.html': 'Neu',
			'de/404/index.html': 'Gibt es nicht',
			'404.html': 'Not found',
			'en/no-longer-available/buy/flats/index.html': 'Similar flats',
			'_astro/a.Ab12.css': 'h1{}',
			'media/ab-480.css': 'a picture',
			'_astro/b.Ab12.css': 'h1 { color: inherit; }',
			'_astro/b.Ab12.js': 'console.log("Guten Tag")',
			'site.webmanifest': '{}',
			'search/index.bin': 'index of the search'.repeat(9),
			'maps/city.pmtiles': 'read in parts'.repeat(9),
			'robots.txt': 'User-agent: *',
			'$uri/index.html': 'odd',
		};
		for (const [path, text] of Object.entries(site)) {
			mkdirSync(dirname(join(folder, 'dist', path)), { recursive: true });
			writeFileSync(join(folder, 'dist', path), text);
		}
		const odd: OldAddress[] = [
			{ kind: 'redirected', path: '/$uri/"x', target: '/de/$host/' },
			{ kind: 'redirected', path: '/ALT/Haus 1 für zwei.html', target: '/de/' },
			{ kind: 'redirected', path: '/Über-Öl', target: '/de/' },
			{ kind: 'redirected', path: '/DE/Kontakt', target: '/de/kontakt/' },
			{ kind: 'redirected', path: '/DE/Kontakt/', target: '/de/kontakt/' },
			{ kind: 'redirected', path: '/Robots.txt', target: '/de/' },
		];
		for (const { name, text } of nginxFiles({
			...rules,
			oldAddresses: [...oldAddresses, ...odd],
		})) {
			writeFileSync(join(folder, name), text);
		}
		const port = await freePort();
		base = `http://127.0.0.1:${port}`;
		writeFileSync(
			join(folder, 'nginx.conf'),
			`daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
			events {}
			http {
				access_log off; types { text/html html; text/css css; text/plain txt; application/javascript js; }
				default_type application/octet-stream;
				${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')}
				include ${folder}/vitrine-http.conf;
				server { listen 127.0.0.1:${port}; root ${folder}/dist; include ${folder}/vitrine-server.conf; }
			}`,
		);
		const options = [
			'-p',
			folder,
			'-c',
			join(folder, 'nginx.conf'),
			'-e',
			join(folder, 'error.log'),
		];
		const checked = spawnSync('nginx', ['-t', ...options], { encoding: 'utf8' });
		expect(checked.stderr).toContain('test is successful');
		expect(checked.stderr).not.toContain('warn');
		server = spawn('nginx', options);
		const answers = () =>
			fetch(base)
				.then(() => true)
				.catch(() => false);
		await vi.waitUntil(answers, { timeout: 60_000, interval: 50 });
	});
	afterAll(() => {
		server?.kill();
		rmSync(folder, { recursive: true, force: true });
	});

	const ask = async (path: string) => {
		const answer = await fetch(`${base}${path}`, { redirect: 'manual' });
		return { answer, text: await answer.text() };
	};

	test('takes the files that docs/deploy.md shows', () => {
		const docs = readFileSync(join(import.meta.dirname, '../../../docs/deploy.md'), 'utf8');
		const shown = Array.from(docs.matchAll(/```nginx\n(.*?)```/gs), ([, text = '']) => text);
		expect(shown).toHaveLength(1);
		for (const text of shown) {
			const here = text
				.replaceAll('/srv/vitrine/dist-nginx', folder)
				.replaceAll('/srv/vitrine', folder)
				.replaceAll(' ssl http2', '')
				.replaceAll(/^.*ssl_certificate.*$/gm, '');
			const conf = join(folder, 'shown.conf');
			writeFileSync(conf, `pid ${folder}/pid2; events {} http { access_log off; ${here} }`);
			const options = ['-p', folder, '-c', conf, '-e', join(folder, 'error.log')];
			const { stderr } = spawnSync('nginx', ['-t', ...options], { encoding: 'utf8' });
			expect(stderr).toMatch(/syntax is ok/);
		}
	});

	test.each([
		['/de/immobilien/alt-7/', 301, '/de/immobilien/neu-7/'],
		['/de/immobilien/alt-7/?a=1', 301, '/de/immobilien/neu-7/?a=1'],
		['/alt/haus%201%20f%C3%BCr%20zwei.html', 301, '/de/kontakt/'],
		['/$uri/%22x', 301, '/de/%24host/'],
		['/%C3%9Cber-%C3%96l', 301, '/de/'],
		['/DE/Kontakt', 301, '/de/kontakt/'],
		['/DE/Kontakt/', 301, '/de/kontakt/'],
		['/Robots.txt', 301, '/de/'],
		['/de/kontakt', 301, '/de/kontakt/'],
		['/de/immobilien/was-es-auch-hiess-7/', 301, '/de/immobilien/neu-7/'],
		['/de/immobilien/haus-4-7?a=1', 301, '/de/immobilien/neu-7/?a=1'],
		['/de/immobilien/7/', 301, '/de/immobilien/neu-7/'],
		['/DE/IMMOBILIEN/NEU-7/', 301, '/de/immobilien/neu-7/'],
		['/de/immobilien/neu-7/)', 301, '/de/immobilien/neu-7/'],
		['/de/immobilien/neu-7,', 301, '/de/immobilien/neu-7/'],
		['/de/immobilien/neu-7%20', 301, '/de/immobilien/neu-7/'],
		['/de/immobilien/neu-7%E2%80%9D/', 301, '/de/immobilien/neu-7/'],
		['/de/immobilien/neu-7a/', 404, null],
	])('%s is answered with %i to %s', async (path, status, target) => {
		const { answer } = await ask(path);
		expect([answer.status, answer.headers.get('location')]).toEqual([status, target]);
	});

	test.each([
		['/_astro/b.Ab12.css', 'gzip'],
		['/_astro/b.Ab12.js', 'gzip'],
		['/search/index.bin', 'gzip'],
		['/maps/city.pmtiles', null],
	])('%s is sent with the encoding %s', async (path, encoding) => {
		const { answer } = await ask(path);
		expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding]);
		expect(answer.headers.get('vary')).toBe(encoding && 'Accept-Encoding');
		expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
	});

	test('/site.webmanifest is sent with its type, which nginx does not know', async () => {
		const { answer } = await ask('/site.webmanifest');
		expect(answer.headers.get('content-type')).toBe('application/manifest+json');
		expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
		expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
	});

	test.each([
		['/de/kontakt/', 200, 'Kontakt', 'no-cache'],
		['/en/properties/flat-8/', 410, 'Similar flats', 'no-cache'],
		['/de/immobilien/lange-weg-9/', 410, 'Gibt es nicht', 'no-cache'],
		['/de/unbekannt/', 404, 'Gibt es nicht', 'no-cache'],
		['/de/immobilien/neu-7/', 200, 'Neu', 'no-cache'],
		['/en/properties/anything-8/', 410, 'Similar flats', 'no-cache'],
		['/de/immobilien/haus-5-9', 410, 'Gibt es nicht', 'no-cache'],
		['/de/immobilien/haus-77/', 404, 'Gibt es nicht', 'no-cache'],
		['/unknown', 404, 'Not found', 'no-cache'],
		['/404.html', 404, 'Not found', 'no-cache'],
		['/de/404/', 404, 'Gibt es nicht', 'no-cache'],
		['/de/404/index.html', 404, 'Gibt es nicht', 'no-cache'],
		['/fr/', 404, 'Not found', 'no-cache'],
		['/js/app', 404, 'Not found', 'no-cache'],
		['/_astro/', 404, 'Not found', 'no-cache'],
		['/_astro/a.Ab12.css', 200, 'h1{}', 'public, max-age=31536000, immutable'],
		['/_astro/gone.css', 404, 'Not found', 'no-cache'],
		['/robots.txt', 200, 'User-agent: *', 'public, max-age=3600'],
	])('%s is answered with %i and the headers it needs', async (path, status, wanted, cache) => {
		const { answer, text } = await ask(path);
		expect([answer.status, text, answer.headers.get('cache-control')]).toEqual([
			status,
			wanted,
			cache,
		]);
		const isPart = answer.headers.get('content-type')?.startsWith('text/css');
		const headers = isPart ? partHeaders(rules) : securityHeaders(rules);
		for (const name of Object.keys(securityHeaders(rules))) {
			expect(answer.headers.get(name), name).toBe(headers[name] ?? null);
		}
	});

	test('a picture may be shown by other sites', async () => {
		const { answer } = await ask('/media/ab-480.css');
		expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
	});
});
