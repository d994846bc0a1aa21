import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Service } from '../../domain/service.ts';
import { blockedIn, type Kind } from './blocked-in.ts';

/** Files that an engineer of the company may have written. */
const written = [
	'src/{pages,components,layouts,company}/**/*.{astro,html,md,mdx}',
	'src/{styles,components,company}/**/*.css',
	'public/**/*.{html,css}',
];
/** Holds the one inline script of the site, which the policy names by its digest. */
const ours = 'src/components/frame/EarlyScript.astro';

/**
 * What in a project's files the policy of the site would block, or would be loaded before a visitor has agreed: one
 * sentence each, which begins with the file and the line.
 */
export function blockedNotes(
	project: string,
	{ services }: { readonly services: readonly Service[] },
): string[] {
	return globSync(written, { cwd: project })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => file !== ours)
		.sort()
		.flatMap((file) => {
			const text = readFileSync(join(project, file), 'utf8');
			const found = blockedIn(text, { kind: kindOf(file), services });
			return found.map(({ line, what }) => `${file}:${line}: ${what}.`);
		});
}

function kindOf(file: string): Kind {
	const ending = extname(file);
	return ending === '.css' ? 'css' : ending === '.astro' ? 'astro' : 'html';
}
