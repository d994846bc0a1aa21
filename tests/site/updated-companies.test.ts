import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../src/wiring.ts';
import { besidePackages, packagesAdded } from '../support/astro-packages.ts';
import {
	presentCommit,
	releasedProject,
	unpackedProject,
	type CompanyProject,
} from '../support/company-project.ts';
import { connect } from '../support/connected.ts';
import { isFullSize } from '../support/full-size.ts';
import { hasHistory, releases } from '../support/releases.ts';
import { unit } from '../support/sandbox.ts';
import { newFolder } from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';

/*
 * Companies that have made the site their own take every later version. What they own lies in tests/fixtures/companies,
 * in the form of the version they have begun with. Where the history of the program is missing, as in a clone of one
 * commit, they begin with the present version, and nothing is merged. `npm test` updates one of them; all the others
 * take minutes.
 */

/** Builds of a whole site beside other tests take their time. */
const patient = { timeout: 240_000 };

/** The CRM of every company: three units, two of them in a project. */
let crm: Awaited<ReturnType<typeof connect>>;
beforeAll(async () => {
	crm = await connect({
		...smallAgency([unit(1, { project_id: 201 }), unit(2, { project_id: 201 }), unit(3)]),
		projects: [{ id: 201, name: 'Wakenitz', title: 'Wohnen an der Wakenitz' }],
	});
	if (!hasHistory) console.warn('Nothing is merged: this clone has no history of the program.');
});
afterAll(() => crm?.close());

/** Folder of what a company owns, in the form of the version it has begun with. */
const company = (name: 'local-agency' | 'developer' | 'bilingual') =>
	join(import.meta.dirname, '../fixtures/companies', name);

/** Puts a company's own files into a project, and commits them where there is a history. */
function own(project: CompanyProject, files: () => void): void {
	files();
	if (!hasHistory) return;
	project.git('add', '--all');
	project.git('commit', '--quiet', '-m', 'Our site');
}

/**
 * Merges the present version and runs `npm run upgrade`; without a history it only does the latter.
 * @returns the files in which the project then differs from the program
 * @throws with what git says, where there is a conflict
 */
async function update(project: CompanyProject): Promise<string[]> {
	const now = hasHistory ? presentCommit(project) : undefined;
	if (now !== undefined) project.git('merge', '--quiet', '--no-edit', now);
	await upgrade(project);
	if (now === undefined) return [];
	project.git('add', '--all', ':!node_modules');
	return project.git('diff', '--cached', '--name-only', now).split('\n');
}

/** @returns what the command has said */
async function upgrade(project: CompanyProject): Promise<string> {
	return succeeding(await project.run('upgrade'));
}

/**
 * Builds the site as a company looks at it before it publishes.
 * @param crm origin of its sandbox
 * @returns what the command has said
 */
async function build(project: CompanyProject, crm: string): Promise<string> {
	return succeeding(await project.run('build', { words: ['--preview'], crm }));
}

function succeeding({ code, said }: Awaited<ReturnType<CompanyProject['run']>>): string {
	if (code === 0) return said;
	throw new Error(said);
}

/** The project for one test. */
function forTest<Project extends { remove(): void }>(project: Project): Project {
	onTestFinished(project.remove);
	return project;
}

/** Brings a company's files from one unpacked version to the next, by the commands that docs/update.md tells. */
function bringOver(old: string, next: CompanyProject, { isFirst = false } = {}): void {
	const document = readFileSync(join(projectRoot, 'docs/update.md'), 'utf8');
	const [, section = ''] = document.split('## Without git');
	const [usual = [], first = []] = [...section.matchAll(/```sh\n([^`]+)```/g)].map(
		([, text = '']) => text.split('\n').filter((line) => /^(?:cp|mv) /.test(line)),
	);
	expect([usual.length, first.length]).toEqual([4, 1]);
	const lines = isFirst ? [...first, ...usual.slice(1)] : usual;
	const { folder } = forTest(newFolder());
	symlinkSync(old, join(folder, 'old'));
	symlinkSync(next.folder, join(folder, 'new'));
	const shell = spawnSync('sh', ['-ec', lines.join('\n')], { cwd: folder, encoding: 'utf8' });
	expect(shell).toMatchObject({ status: 0, stderr: '' });
}

/** The local agency's files in the first version, with all that a machine has beside them. */
function agencyOfFirstVersion(): CompanyProject {
	const old = forTest(releasedProject('0.1.0'));
	old.put(company('local-agency'));
	writeFileSync(join(old.folder, '.env'), 'PORT=4400\n');
	mkdirSync(join(old.folder, 'var/outbox'), { recursive: true });
	writeFileSync(join(old.folder, 'var/outbox/note'), 'kept');
	return old;
}

test.runIf(isFullSize && hasHistory)(
	'a small local agency comes from 0.1.0 by way of 0.2.0 without git, and looks as before',
	patient,
	async () => {
		const second = forTest(releasedProject('0.2.0'));
		bringOver(agencyOfFirstVersion().folder, second, { isFirst: true });
		expect(await upgrade(second)).toContain('src/company/config.ts');
		const now = forTest(unpackedProject());
		bringOver(second.folder, now);
		await upgrade(now);
		expect(globSync('public/*', { cwd: now.folder })).toEqual(['public/falk.svg']);
		expect(readFileSync(join(now.folder, 'var/outbox/note'), 'utf8')).toBe('kept');
		await build(now, crm.origin);
		const home = now.page('de/index.html');
		expect(home).toContain('Wohnen in Naumburg');
		expect(home).toMatch(/<img[^>]*src="\/falk\.svg"[^>]*alt="Immobilien Falk"/);
		expect(now.page('de/hausverwaltung/index.html')).toContain('Wir lesen Zähler ab');
		expect(now.page('de/impressum/index.html')).toContain('Immobilien Falk, Salzstraße 3');
		expect(accentsOf(now)).toContain('#7a1f2b');
		expect(now.page('en/index.html')).toBe(undefined);
	},
);

test.runIf(isFullSize && hasHistory)(
	'the way from 0.1.0 with git has the one conflict that docs/update.md tells to solve, and none later',
	patient,
	async () => {
		const project = forTest(releasedProject('0.1.0'));
		own(project, () => project.put(company('local-agency')));
		expect(() => project.git('merge', '--quiet', '--no-edit', releases['0.2.0'])).toThrow(
			'CONFLICT',
		);
		const conflicts = project.git('diff', '--name-only', '--diff-filter=U');
		expect(conflicts).toBe('src/company/config.ts');
		project.git('checkout', '--ours', conflicts);
		renameSync(join(project.folder, conflicts), join(project.folder, 'src/site.config.ts'));
		// That of 0.2.0.
		await upgrade(project);
		project.git('add', '--all', ':!node_modules');
		project.git('commit', '--quiet', '--no-edit');
		expect(await update(project)).toEqual([
			'public/falk.svg',
			'src/company/config.ts',
			'src/company/content/legal/imprint.de.md',
			'src/company/content/legal/privacy.de.md',
			'src/company/content/pages/hausverwaltung.de.md',
			'src/company/theme.css',
		]);
		const settings = readFileSync(join(project.folder, 'src', 'company', 'config.ts'), 'utf8');
		expect(settings).toContain("export default defineSite({\n\tname: 'Immobilien Falk',");
	},
);

test.runIf(isFullSize)(
	'a developer with projects, an MDX text and an island takes the present version without a conflict',
	patient,
	async () => {
		const place = besidePackages();
		const project = forTest(hasHistory ? releasedProject('0.2.0', place) : unpackedProject(place));
		own(project, () => {
			project.put(join(company('developer'), 'src'), 'src');
			addIntegrations(join(project.folder, 'astro.config.mjs'));
		});
		for (const file of await update(project))
			expect(file).toMatch(/^(?:src\/company\/|astro\.config\.mjs$)/);
		// From now on its integrations have a place in its own folder.
		project.put(join(projectRoot, 'astro.config.mjs'), 'astro.config.mjs');
		project.put(join(company('developer'), 'astro.config.ts'), 'src/company/astro.config.ts');
		writeFileSync(join(project.folder, 'package.json'), packagesAdded(project.folder));
		await build(project, crm.origin);
		const home = project.page('de/index.html');
		expect(home).toContain('Fünf Jahre Gewähr von Nordhof Projektbau');
		expect(home).toContain('Unsere Häuser');
		const page = project.page('de/bauweise/index.html');
		expect(page).toMatch(/<astro-island[^>]*client="visible"/);
		expect(page).toContain('320000');
		expect(page).toContain('<strong>fünf Quadratmetern</strong>');
		const [file = ''] = globSync('de/projekte/*/index.html', { cwd: join(project.folder, 'dist') });
		expect(project.page(file)).toContain('Noch 2 Wohnungen im Verkauf');
		expect(accentsOf(project)).toContain('#0b5c6b');
	},
);

test(
	'a bilingual office with pages, a skin and slots of its own takes the present version without a conflict',
	patient,
	async () => {
		const project = forTest(hasHistory ? releasedProject('0.2.0') : unpackedProject());
		own(project, () => {
			project.put(company('bilingual'));
			project.put(join(project.folder, 'src/sandbox/demo/skins/coast'), 'src/company');
		});
		for (const file of await update(project)) expect(file).toMatch(/^src\/company\//);
		await build(project, crm.origin);
		expect(project.page('es/index.html')).toContain('Visitas sin prisa');
		expect(project.page('es/index.html')).toContain('Casas en venta');
		expect(project.page('en/index.html')).toContain('Homes for sale');
		expect(project.page('en/viewings/index.html')).toMatch(
			/hreflang="es" href="[^"]*\/es\/visitas\/"/,
		);
		expect(project.page('en/the-nie-in-three-steps/index.html')).toContain('bring your passport');
		const [unitPage = ''] = globSync('es/inmuebles/*/index.html', {
			cwd: join(project.folder, 'dist'),
		});
		expect(project.page(unitPage)).toMatch(/class="own-aside"[^>]*>es Leipzig/);
		expect(project.page(unitPage)).toContain('Hablamos español e inglés');
		expect(globSync('_astro/figtree-*.woff2', { cwd: join(project.folder, 'dist') })).toHaveLength(
			1,
		);
		expect(project.page('de/index.html')).toBe(undefined);
	},
);

test.runIf(isFullSize && hasHistory)(
	'a site that was built by 0.2.0 has all its pages after the update, made from what lay in var',
	patient,
	async () => {
		const project = forTest(releasedProject('0.2.0'));
		own(project, () => project.put(company('bilingual')));
		const pages = () => globSync('**/*.html', { cwd: join(project.folder, 'dist') }).toSorted();
		await build(project, crm.origin);
		const before = pages();
		expect(before.length).toBeGreaterThan(20);
		await update(project);
		expect(await build(project, crm.origin)).toContain('outcome=published');
		expect(pages()).toEqual(expect.arrayContaining(before));
		expect(await build(project, crm.origin)).toContain('outcome=unchanged');
	},
);

test('companies come from every version before the present one', () => {
	const changelog = readFileSync(join(projectRoot, 'CHANGELOG.md'), 'utf8');
	const versions = [...changelog.matchAll(/^## (\d\S*)$/gm)].map(([, version = '']) => version);
	expect(versions.length).toBeGreaterThan(1);
	expect(Object.keys(releases)).toEqual(expect.arrayContaining(versions.slice(1)));
});

/** As 0.2.0 told to do it; the packages lie beside the project. */
function addIntegrations(file: string): void {
	const config = readFileSync(file, 'utf8');
	const imports = "import mdx from '@astrojs/mdx';\nimport preact from '@astrojs/preact';\n";
	writeFileSync(
		file,
		imports + config.replace('integrations: [', 'integrations: [\n\t\tmdx(),\n\t\tpreact(),'),
	);
}

/** Colours of the primary button, the program's and the company's. */
function accentsOf({ folder }: CompanyProject): string[] {
	const files = globSync('dist/_astro/*.css', { cwd: folder });
	const styles = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
	return [...styles.matchAll(/--accent:(?:light-dark\()?(#\w+)/g)].map(([, colour = '']) => colour);
}
