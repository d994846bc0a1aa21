import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { releasedProject, unpackedProject } from '../support/company-project.ts';
import { build, company, companyCrm, own, update } from '../support/company-update.ts';
import { hasHistory } from '../support/releases.ts';

let crm: Awaited<ReturnType<typeof companyCrm>>;
beforeAll(async () => {
	crm = await companyCrm();
});
afterAll(() => crm?.close());

test.skipIf(!hasHistory)(
	'a site that was built by 0.2.0 has all its pages after the update, made from what lay in var',
	async () => {
		const project = releasedProject('0.2.0');
		onTestFinished(project.remove);
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

test('a bilingual office with pages, a skin and slots of its own takes the present version without a conflict', async () => {
	const project = hasHistory ? releasedProject('0.2.0') : unpackedProject();
	onTestFinished(project.remove);
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
	expect(globSync('_astro/figtree-*.woff2', { cwd: join(project.folder, 'dist') })).toHaveLength(1);
	expect(project.page('de/index.html')).toBe(undefined);
});
