import { join } from 'node:path';
import { presentCommit, type CompanyProject } from './company-project.ts';
import { connect, type Connected } from './connected.ts';
import { hasHistory } from './releases.ts';
import { unit } from './sandbox.ts';
import { smallAgency } from './small-agency.ts';

/** Folder of what a company owns, in the form of the version it has begun with. */
export const company = (name: 'local-agency' | 'developer' | 'bilingual') =>
	join(import.meta.dirname, '../fixtures/companies', name);

/** The CRM of every company: three units, two of them in a project. */
export function companyCrm(): Promise<Connected & { close(): Promise<void> }> {
	return connect({
		...smallAgency([unit(1, { project_id: 201 }), unit(2, { project_id: 201 }), unit(3)]),
		projects: [{ id: 201, name: 'Wakenitz', title: 'Wohnen an der Wakenitz' }],
	});
}

/** Puts a company's own files into a project, and commits them where there is a history. */
export function own(project: CompanyProject, files: () => void): void {
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
export async function update(project: CompanyProject): Promise<string[]> {
	const now = hasHistory ? presentCommit(project) : undefined;
	if (now !== undefined) project.git('merge', '--quiet', '--no-edit', now);
	await upgrade(project);
	if (now === undefined) return [];
	project.git('add', '--all', ':!node_modules');
	return project.git('diff', '--cached', '--name-only', now).split('\n');
}

/** @returns what the command has said */
export async function upgrade(project: CompanyProject): Promise<string> {
	return succeeding(await project.run('upgrade'));
}

/**
 * Builds the site as a company looks at it before it publishes.
 * @param crm origin of its sandbox
 * @returns what the command has said
 */
export async function build(project: CompanyProject, crm: string): Promise<string> {
	return succeeding(await project.run('build', { words: ['--preview'], crm }));
}

function succeeding({ code, said }: Awaited<ReturnType<CompanyProject['run']>>): string {
	if (code === 0) return said;
	throw new Error(said);
}
