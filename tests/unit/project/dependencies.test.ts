import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { importsOf } from '../../support/architecture.ts';
import { namedPackages, placesBehind } from '../../support/own-packages.ts';
import { newFolder } from '../../support/site-build.ts';

const root = join(import.meta.dirname, '../../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');

const Wanted = z.record(z.string(), z.string());
const Manifest = z.looseObject({
	dependencies: Wanted,
	devDependencies: Wanted.default({}),
	optionalDependencies: Wanted.default({}),
	allowScripts: z.record(z.string(), z.unknown()),
});
const Lock = z.looseObject({
	packages: z.record(
		z.string(),
		z.looseObject({
			version: z.string().optional(),
			resolved: z.string().optional(),
			integrity: z.string().optional(),
			hasInstallScript: z.boolean().optional(),
			link: z.boolean().optional(),
			/** Lies within the package above it, whose checksum covers it. */
			inBundle: z.boolean().optional(),
			dev: z.boolean().optional(),
			dependencies: Wanted.optional(),
			optionalDependencies: Wanted.optional(),
			peerDependencies: Wanted.optional(),
		}),
	),
});
const Sbom = z.object({
	bomFormat: z.string(),
	components: z.array(z.object({ name: z.string(), hashes: z.array(z.unknown()).default([]) })),
});
const manifestIn = (folder: string) => Manifest.parse(JSON.parse(text(`${folder}package.json`)));
const lockIn = (folder: string) => Lock.parse(JSON.parse(text(`${folder}package-lock.json`)));

/** The packages that ours name: a company adds what it likes, and answers for it. */
const ours = (folder: string) => {
	const { dependencies, devDependencies, optionalDependencies } = manifestIn(folder);
	const all = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
	return folder === '' ? namedPackages(root, all) : new Set(all);
};
const lockedIn = (folder: string) => {
	const { packages } = lockIn(folder);
	const places = placesBehind(ours(folder), packages);
	return Object.entries(packages).filter(([place]) => places.has(place));
};
const packages = lockedIn('');
/** The program, and the site of the documents, which has packages of its own. */
const projects = [
	['', 300],
	['docs/site/', 200],
] as const;
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13);

/** From these versions on, the known holes that concern this program are closed. */
const oldest: Readonly<Record<string, readonly number[]>> = {
	astro: [7, 2, 8],
	sharp: [0, 35, 4],
	undici: [7, 0, 0],
	'hast-util-sanitize': [5, 0, 2],
	'rehype-parse': [9, 0, 1],
	parse5: [7, 0, 0],
	nodemailer: [7, 0, 7],
};

describe('what is installed', () => {
	test.each(projects)(
		'comes from the registry by TLS with a checksum, and never from a repository or an address (%j)',
		(folder, least) => {
			const locked = lockedIn(folder);
			const odd = locked.flatMap(([place, { integrity, resolved = 'https://', link, inBundle }]) =>
				(inBundle || integrity?.startsWith('sha512-')) && !link && resolved.startsWith('https://')
					? []
					: [place],
			);
			expect(odd).toEqual([]);
			expect(locked.length).toBeGreaterThan(least);
			expect(text(`${folder}.npmrc`)).toMatch(/^allow-git=none$/m);
			expect(text(`${folder}.npmrc`)).toMatch(/^allow-remote=none$/m);
		},
	);

	test.each(projects)(
		'runs no script while it is installed: the packages that have one are denied it (%j)',
		(folder) => {
			const scripted = lockedIn(folder).flatMap(([place, { hasInstallScript }]) =>
				hasInstallScript ? [nameOf(place)] : [],
			);
			expect(scripted.length).toBeGreaterThan(0);
			const { allowScripts } = manifestIn(folder);
			expect(scripted.filter((name) => allowScripts[name] !== false)).toEqual([]);
		},
	);

	test.each(projects)(
		'is named exactly, so that nothing newer comes along unseen (%j)',
		(folder) => {
			const { dependencies } = manifestIn(folder);
			for (const name of ours(folder)) {
				expect(dependencies[name] ?? '0.0.0').toMatch(/^\d+\.\d+\.\d+$/);
			}
		},
	);

	test('can be listed with licences and checksums, as CycloneDX', () => {
		const { folder, remove } = newFolder();
		onTestFinished(remove);
		const { devDependencies: _tools, ...project } = manifestIn('');
		const named = Object.entries(project.dependencies).filter(([name]) => ours('').has(name));
		const site = { ...project, dependencies: Object.fromEntries(named) };
		writeFileSync(join(folder, 'package.json'), JSON.stringify(site));
		const lock = lockIn('');
		const shipped = Object.fromEntries(packages.filter(([, { dev }]) => !dev));
		const kept = { ...lock, packages: { ...shipped, '': site } };
		writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(kept));
		const listing = spawnSync(
			'npm',
			['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
			{ cwd: folder, encoding: 'utf8' },
		);
		const { bomFormat, components } = Sbom.parse(JSON.parse(listing.stdout));
		expect(bomFormat).toBe('CycloneDX');
		expect(components.map(({ name }) => name)).toEqual(
			expect.arrayContaining(['astro', 'sharp', 'hono', 'altcha-lib']),
		);
		expect(components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
	});

	test('is no version with a hole that is known', () => {
		const old = packages.flatMap(([place, { version = '' }]) => {
			const least = oldest[nameOf(place)];
			return least && isBefore(version, least) ? [`${place} ${version}`] : [];
		});
		expect(old).toEqual([]);
	});
});

test('the running server stands on fifteen packages at most', () => {
	const found = packagesBehind('src/commands/start.ts');
	const all = Object.keys(Object(JSON.parse(text('package.json'))).dependencies).length;
	console.log(`S14: ${found.size} packages behind the server, ${all} in all`);
	expect(found.size).toBeLessThanOrEqual(15);
	expect(found).toContain('hono');
});

function isBefore(version: string, least: readonly number[]): boolean {
	const parts = version.split(/[.-]/).map(Number);
	const at = least.findIndex((each, n) => parts[n] !== each);
	return at >= 0 && (parts[at] ?? 0) < (least[at] ?? 0);
}

/** Packages that a file and what it imports of ours import. */
function packagesBehind(entry: string): Set<string> {
	const found = new Set<string>();
	const seen = new Set<string>();
	const queue = [entry];
	for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
		if (seen.has(file)) continue;
		seen.add(file);
		for (const address of importsOf(file, text(file))) {
			if (address.startsWith('.')) queue.push(join(dirname(file), address));
			else if (!address.startsWith('node:')) {
				found.add(address.split('/', address.startsWith('@') ? 2 : 1).join('/'));
			}
		}
	}
	return found;
}
