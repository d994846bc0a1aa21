import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { importsOf } from '../../support/architecture.ts';
import { namedPackages, placesBehind } from '../../support/own-packages.ts';

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
			resolved: z.string().optional(),
			integrity: z.string().optional(),
			hasInstallScript: z.boolean().optional(),
			link: z.boolean().optional(),
			/** Lies within the package above it, whose checksum covers it. */
			inBundle: z.boolean().optional(),
			dependencies: Wanted.optional(),
			optionalDependencies: Wanted.optional(),
			peerDependencies: Wanted.optional(),
		}),
	),
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
/** The program, and the site of the documents, which has packages of its own. */
const projects = [
	['', 300],
	['docs/site/', 200],
] as const;
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13);

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
});

test('the running server stands on fifteen packages at most', () => {
	const found = packagesBehind('src/commands/start.ts');
	const all = Object.keys(Object(JSON.parse(text('package.json'))).dependencies).length;
	console.log(`S14: ${found.size} packages behind the server, ${all} in all`);
	expect(found.size).toBeLessThanOrEqual(15);
	expect(found).toContain('hono');
});

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
			// A pattern of files that a comment names is no package.
			else if (/^[@a-z]/.test(address) && !address.startsWith('node:')) {
				found.add(address.split('/', address.startsWith('@') ? 2 : 1).join('/'));
			}
		}
	}
	return found;
}
