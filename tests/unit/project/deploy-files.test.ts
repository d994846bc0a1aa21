import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { testFolder } from '../../support/outbox.ts';

const root = join(import.meta.dirname, '../../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
/** What a list of files to leave out names, a line each, at any depth or not. */
const named = (file: string) =>
	text(file)
		.replaceAll('**/', '')
		.match(/^[^/\n]+/gm) ?? [];
const isThere = (path: string) => existsSync(join(root, path));
const hasSystemd = spawnSync('which', ['systemd-analyze'], { stdio: 'ignore' }).status === 0;

describe('the Dockerfile', () => {
	const lines = text('deploy/Dockerfile')
		.replaceAll(/\\\n\s*/g, ' ')
		.split('\n');
	const words = (instruction: string) =>
		lines.flatMap((line) =>
			line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : [],
		);

	test('copies what is there, and none of what is secret or made', () => {
		const sources = words('COPY').flatMap((line) => line.split(' ').slice(0, -1));
		expect(sources).toEqual(['package.json', 'package-lock.json', '.npmrc', '.']);
		expect(sources.filter((source) => !isThere(source))).toEqual([]);
		expect(named('.dockerignore').toSorted()).toEqual(['.git', ...named('.gitignore')].toSorted());
	});

	test('runs a program of ours with the Node the project asks for, on the port it names', () => {
		const [command = ''] = words('CMD');
		const [node, file] = z.array(z.string()).parse(JSON.parse(command));
		expect(node).toBe('node');
		expect(isThere(file ?? '')).toBe(true);
		expect(words('FROM')).toEqual(['node:24-bookworm-slim']);
		const [port] = words('EXPOSE');
		expect(words('ENV').join()).toContain(`PORT=${port}`);
		expect(words('HEALTHCHECK').join()).toContain(`127.0.0.1:${port}/ready`);
		expect(words('USER')).toEqual(['node']);
	});
});

describe('the services of compose', () => {
	const Service = z.strictObject({
		build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
		image: z.string().optional(),
		env_file: z.string().optional(),
		volumes: z.array(z.string().regex(/^[\w./-]+:\/[\w./-]+(?::ro)?$/)),
		ports: z.array(z.string().regex(/^\d+:\d+$/)).default([]),
		network_mode: z.string().optional(),
		depends_on: z.array(z.string()).default([]),
		restart: z.literal('unless-stopped'),
		stop_grace_period: z.string().optional(),
		security_opt: z.array(z.string()).default([]),
	});
	const { services, volumes } = z
		.strictObject({
			services: z.record(z.string(), Service),
			volumes: z.record(z.string(), z.null()),
		})
		.parse(parse(text('deploy/compose.yaml')));

	test('name files, volumes and services that are there', () => {
		for (const { build, volumes: mounted, depends_on: others, network_mode: net } of Object.values(
			services,
		)) {
			if (build) expect(isThere(join('deploy', build.context, build.dockerfile))).toBe(true);
			for (const [source = ''] of mounted.map((each) => each.split(':'))) {
				if (source.startsWith('./')) expect(isThere(join('deploy', source)), source).toBe(true);
				else if (!source.startsWith('/')) expect(Object.keys(volumes)).toContain(source);
			}
			const named = [...others, ...(net ? [net.replace('service:', '')] : [])];
			for (const other of named) expect(Object.keys(services)).toContain(other);
		}
	});

	test('give the server the folder that outlives it, and time to end', () => {
		const { site } = services;
		expect(site?.volumes).toEqual(['var:/site/var']);
		expect(site?.stop_grace_period).toBe('30s');
	});

	test('leave the visitors their way when the server starts again, which takes its own network along', () => {
		const { site, nginx } = services;
		expect(site?.network_mode).toBe('service:nginx');
		expect(nginx?.network_mode).toBeUndefined();
		// Docker forbids ports of a service that shares the network of another one.
		expect(site?.ports).toEqual([]);
		expect(nginx?.ports).toEqual(['80:80', '443:443']);
	});
});

describe('the units of systemd', () => {
	/** The example, and those that docs/deploy.md tells of, by the names they are to have. */
	const units = new Map([['vitrine.service', text('deploy/vitrine.service')]]);
	for (const [, block = ''] of text('docs/deploy.md').matchAll(/```ini\n(.*?)```/gs)) {
		for (const part of block.split(/^(?=# \/etc\/systemd\/system\/)/m)) {
			const [, name] = /^# \/etc\/systemd\/system\/(\S+)\n/.exec(part) ?? [];
			if (name) units.set(name, part);
		}
	}

	test('start programs of ours', () => {
		expect([...units.keys()]).toEqual([
			'vitrine.service',
			'vitrine-build.service',
			'vitrine-build.timer',
			'vitrine-nginx.path',
			'vitrine-nginx.service',
		]);
		for (const [, file = ''] of [...units.values()].join('').matchAll(/\s(src\/\S+)/g)) {
			expect(isThere(file), file).toBe(true);
		}
	});

	test('have nginx read again whichever of its files a build has changed', () => {
		const path = units.get('vitrine-nginx.path') ?? '';
		const watched = Array.from(path.matchAll(/^PathChanged=(\S+)$/gm), ([, file]) => file);
		const [shown = ''] = /```nginx\n.*?```/s.exec(text('docs/deploy.md')) ?? [];
		const read = Array.from(shown.matchAll(/include (\S+);/g), ([, file]) => file);
		expect(read).toHaveLength(2);
		expect(watched).toEqual(read);
	});

	test.skipIf(!hasSystemd)('are understood by systemd in every line', () => {
		const folder = testFolder();
		mkdirSync(folder, { recursive: true });
		for (const [name, unit] of units) {
			const here = unit.replaceAll(/^ExecStart=\S+/gm, 'ExecStart=/bin/true');
			writeFileSync(join(folder, name), here);
		}
		const places = [...units.keys()].map((name) => join(folder, name));
		const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...places], {
			encoding: 'utf8',
		});
		expect(stderr.split('\n').filter((line) => line.includes('vitrine'))).toEqual([]);
		expect(status).toBe(0);
	});
});
