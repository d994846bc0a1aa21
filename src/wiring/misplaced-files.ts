import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../storage/disk/files-below.ts';
import { nearestName } from '../domain/sentences/likest.ts';
import type { Site } from '../domain/site.ts';
import { slotNames } from '../domain/slot.ts';

/**
 * Files of a company that lie where they do something else than somebody has meant: one sentence each, which begins with
 * the file.
 */
export function misplacedFiles(folder: string, { locales }: Pick<Site, 'locales'>): string[] {
	const files = [...filesBelow(folder)].toSorted();
	return [...foreignPages(files, locales), ...shownNowhere(folder, files)];
}

/** Pages in the folder of a language that the site does not speak. */
function foreignPages(files: readonly string[], locales: Site['locales']): string[] {
	const spoken = new Set<string>(locales);
	const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
	return files
		.filter((file) => /^pages\/[a-z]{2}\/.*\.astro$/.test(file))
		.flatMap((file) => {
			const [, code = ''] = file.split('/');
			const name = spoken.has(code) ? undefined : languages.of(code);
			if (name === undefined) return [];
			return [
				`src/company/${file} would be shown as if it were in the site’s own language, because \`locales\` in src/company/config.ts does not name "${code}" (${name}): add the language there, where the program speaks it, or move the file.`,
			];
		});
}

/** Components that neither are pages, nor stand in a place of ours, nor belong to one that does. */
function shownNowhere(folder: string, files: readonly string[]): string[] {
	const texts = files
		.filter((file) => /\.(?:astro|mdx|[jt]sx?)$/.test(file))
		.map((file) => readFileSync(join(folder, file), 'utf8'));
	// Which files that brings in is not told by a name.
	if (texts.some((text) => text.includes('import.meta.glob'))) return [];
	return files
		.filter((file) => file.endsWith('.astro') && !/^(?:pages\/|slots\/[^/]+$)/.test(file))
		.filter((file) => !texts.some((text) => text.includes(`/${basename(file)}`)))
		.map((file) => {
			// `slots/unit/aside.astro` may be meant for `unit-aside`.
			const name = file.replace(/^slots?\/|\.astro$/g, '').replaceAll('/', '-');
			const isSlot = file.startsWith('slot') || slotNames.some((slot) => slot === name);
			const there = isSlot
				? `src/company/slots/${nearestName(name, slotNames)}.astro`
				: 'src/company/pages';
			return `src/company/${file} is shown nowhere, because no page and no component of yours imports it: if it is meant to be seen by itself, move it to ${there}.`;
		});
}
