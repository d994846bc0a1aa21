import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../src/pages/extras');

/** Whether a page is a company's own, in the folder docs/astro.md names for them: tests do not count these. */
export function isOwnPage(path: string): boolean {
	return path.startsWith('/extras/');
}

/** Bytes by which styles of a company's own pages may enlarge the one style sheet of the site: no more than they hold. */
export const ownStyleBytes = globSync('**/*.astro', { cwd: folder })
	.flatMap((file) => [
		...readFileSync(join(folder, file), 'utf8').matchAll(/<style[\s\S]*?<\/style>/g),
	])
	.reduce((sum, [style]) => sum + style.length, 0);
