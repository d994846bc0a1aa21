import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeHostFiles, type HostExport } from '../../../src/hosts/export/host-export.ts';
import { writeRelease } from '../../support/release.ts';
import { testFolder } from '../../support/outbox.ts';
import { site } from '../../support/settings.ts';

async function exported() {
	const folder = testFolder();
	const places = await writeRelease(folder, {
		oldAddresses: [
			{ kind: 'removed', path: '/de/immobilien/*-9/', page: undefined },
			{ kind: 'removed', path: '/alt-7/', page: undefined },
			{ kind: 'removed', path: '/alt-70/', page: undefined },
			{ kind: 'redirected', path: '/haus-1.html', target: '/de/' },
		],
	});
	const [dist, nginx] = [join(folder, 'dist'), join(folder, 'dist-nginx')];
	const write = (host: HostExport['host']) =>
		writeHostFiles(realpathSync(places.current), { host, dist, nginx, site });
	return { dist, nginx, write, read: (name: string) => readFileSync(join(dist, name), 'utf8') };
}

test('the host gets headers and old addresses, those first that matter most', async () => {
	const { write, read, nginx } = await exported();
	expect(write('netlify')).toEqual([]);
	expect(read('_headers')).toContain("default-src 'none'");
	expect(read('_redirects').trim().split('\n')).toEqual([
		'/haus-1.html /de/ 301',
		'/alt-70/ /de/404/ 410',
		'/alt-7/ /de/404/ 410',
		'/de/* /de/404/ 404',
		'/en/* /en/404/ 404',
		'/es/* /es/404/ 404',
	]);
	expect(existsSync(nginx)).toBe(false);
});

test('another host takes the files of the one before away', async () => {
	const { write, read, dist, nginx } = await exported();
	write('netlify');
	write('cloudflare');
	expect(read('_redirects')).not.toContain('410');
	write('nginx');
	expect(existsSync(join(dist, '_redirects'))).toBe(false);
	expect(existsSync(join(dist, '_headers'))).toBe(false);
	expect(readdirSync(nginx)).toEqual(['vitrine-http.conf', 'vitrine-server.conf']);
	write('netlify');
	expect(existsSync(nginx)).toBe(false);
	write('nginx');
	write('plain');
	expect(existsSync(nginx)).toBe(false);
	expect(existsSync(join(dist, '_headers'))).toBe(false);
});
