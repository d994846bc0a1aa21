import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { releasedProject } from '../support/company-project.ts';
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
