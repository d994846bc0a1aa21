import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../domain/attempt.ts';
import type { Company } from '../../wiring/company.ts';

const head = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;

/**
 * What pages know of a company when they begin: its settings and theme, which pages, components and texts there are, and
 * how texts begin. The rest of a file is read anew for each page. Two states are compared as texts.
 */
export function companyState({ folder, texts, theme }: Company): string {
	const settings = globSync('*.{ts,json}', { cwd: folder }).map((file) => join(folder, file));
	const components = globSync('{pages,slots}/**/*.*', { cwd: folder }).toSorted();
	const written = existsSync(texts) ? globSync('**/*.md', { cwd: texts }) : [];
	return JSON.stringify([
		components,
		...[...settings, theme].toSorted().map((file) => [file, textOf(file)]),
		...written.toSorted().map((file) => [file, head.exec(textOf(join(texts, file)))?.[0]]),
	]);
}

/** Empty while an editor puts a file in the place of another. */
function textOf(file: string): string {
	return attempt(() => readFileSync(file, 'utf8')) ?? '';
}
