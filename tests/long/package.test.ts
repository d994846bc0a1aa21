import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testFolder } from '../support/outbox.ts';
import { projectRoot } from '../../src/wiring.ts';

/** A clean clone of the last commit, as somebody with these habits makes it, and what it packs. */
function packedIn(folder: string, umask: string): Map<string, Buffer> {
	const clone = join(folder, 'clone');
	const shell = (script: string) =>
		execFileSync('sh', ['-ec', `umask ${umask}; ${script}`], { cwd: folder, encoding: 'utf8' });
	shell(`git clone --quiet --no-local "${projectRoot}" clone`);
	shell('cd clone && sh deploy/package.sh');
	const packed = join(clone, 'var/package');
	const sums = readFileSync(join(packed, 'SHA256SUMS'), 'utf8');
	shell(`cd "${packed}" && sha256sum --check --quiet SHA256SUMS`);
	const names = [...sums.matchAll(/ {2}(.+)\n/g)].map(([, name = '']) => name);
	return new Map(names.map((name) => [name, readFileSync(join(packed, name))]));
}

test('two clean clones pack the same bytes, whoever makes them and when', async () => {
	const first = packedIn(testFolder(), '022');
	// The clock must not stand in the bytes either.
	await new Promise((resolve) => setTimeout(resolve, 2_000));
	const second = packedIn(testFolder(), '077');
	expect([...second.keys()]).toEqual([...first.keys()]);
	for (const [name, bytes] of first) expect(second.get(name)?.equals(bytes), name).toBe(true);
	const [archive, bill] = [...first.keys()];
	expect(archive).toMatch(/^vitrine-\d+\.\d+\.\d+\.tar\.gz$/);
	const tar = gunzipSync(first.get(archive ?? '') ?? '').toString('latin1');
	for (const file of ['package-lock.json', '.npmrc', 'src/commands/build.ts', 'LICENSE']) {
		expect(tar).toContain(`${archive?.replace('.tar.gz', '')}/${file}\0`);
	}
	const { bomFormat, components } = JSON.parse(String(first.get(bill ?? '')));
	const named = components.map(({ name }: { readonly name: string }) => name);
	expect(bomFormat).toBe('CycloneDX');
	expect(named).toEqual(expect.arrayContaining(['astro', 'sharp', 'hono']));
	expect(named).not.toContain('vitest');
});
