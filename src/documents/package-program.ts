import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const Manifest = z.looseObject({ name: z.string(), version: z.string() });
const Lock = z.looseObject({
	packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })),
});
const Bill = z.looseObject({ metadata: z.looseObject({}) });

/**
 * Writes the program of the last commit as one archive, the list of all packages it stands on (CycloneDX), and the
 * checksums of both. The same commit gives the same bytes with the same versions of git, Node and npm.
 * @returns the names of the files.
 * @throws one sentence where there is no commit to pack.
 */
export function packageProgram(root: string, folder: string): string[] {
	if (!existsSync(join(root, '.git'))) {
		throw new Error(`A version is packed from a commit, and ${root} is no clone of git.`);
	}
	const git = (...words: readonly string[]) =>
		execFileSync('git', words, { cwd: root, maxBuffer: 2 ** 30 });
	const json = (file: string): unknown => JSON.parse(git('show', `HEAD:${file}`).toString());
	const manifest = Manifest.parse(json('package.json'));
	const base = `${manifest.name}-${manifest.version}`;
	// Else both follow the settings of whoever packs.
	const settings = ['-c', 'tar.umask=0022', '-c', 'core.autocrlf=false'];
	const archive = git(...settings, 'archive', '--format=tar', `--prefix=${base}/`, 'HEAD');
	const at = new Date(git('log', '-1', '--format=%cI').toString().trim()).toISOString();
	const files: readonly (readonly [string, Buffer | string])[] = [
		[`${base}.tar.gz`, gzipSync(archive, { level: 9 })],
		[
			`${base}.cdx.json`,
			billOfMaterials(manifest, { lock: Lock.parse(json('package-lock.json')), at }),
		],
	];
	const sums = files.map(
		([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`,
	);
	mkdirSync(folder, { recursive: true });
	const written = [...files, ['SHA256SUMS', sums.join('')] as const];
	for (const [name, content] of written) writeFileSync(join(folder, name), content);
	return written.map(([name]) => name);
}

/** As npm lists it, without what changes from run to run. Tools of the tests are left out: npm would take Astro for one. */
function billOfMaterials(
	whole: z.infer<typeof Manifest>,
	{ lock, at }: { readonly lock: z.infer<typeof Lock>; readonly at: string },
): string {
	const { devDependencies: _tools, ...manifest } = whole;
	const folder = mkdtempSync(join(tmpdir(), 'vitrine-package-'));
	try {
		// npm calls the whole by the name of its folder.
		const project = join(folder, manifest.name);
		mkdirSync(project);
		const shipped = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
		const packages = { ...Object.fromEntries(shipped), '': manifest };
		writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
		writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
		const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
		const listed = execFileSync('npm', words, { cwd: project, maxBuffer: 2 ** 26 });
		const { serialNumber: _serial, ...bill } = Bill.parse(JSON.parse(listed.toString()));
		const dated = { ...bill, metadata: { ...bill.metadata, timestamp: at } };
		return `${JSON.stringify(dated, null, '\t')}\n`;
	} finally {
		rmSync(folder, { recursive: true });
	}
}
