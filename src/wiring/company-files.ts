import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, basename } from 'node:path';
import { filesBelow } from '../storage/disk/files.ts';
import { nearestName } from '../domain/sentences/closest-name.ts';
import type { Site } from '../domain/site.ts';
import { ClientDirective } from '../domain/site/client-directive.ts';
import { slotNames } from '../domain/slot.ts';
import { ownPageAddress } from '../domain/site/company-texts.ts';
import { homeSections } from '../domain/site/home-sections.ts';

/**
 * Files of a company's own pages, seen from its folder `pages`. As in Astro's own, what begins with `_` is no page.
 * @throws one sentence for a text, which Astro takes for a page in its own folder alone.
 */
export function ownPageFiles(folder: string): string[] {
	const pages = join(folder, 'pages');
	const files = [...(existsSync(pages) ? filesBelow(pages) : [])]
		.filter((file) => /\.(?:astro|[jt]s|mdx?)$/.test(file) && !/(?:^|\/)_/.test(file))
		.toSorted();
	const text = files.find((file) => /\.mdx?$/.test(file));
	if (text === undefined) return files;
	throw new Error(
		`src/company/pages/${text} is no page: put Markdown into src/company/content/pages, and import MDX from a page that ends in .astro.`,
	);
}

/**
 * Names pages for people: a company's own comes with the file in which it is mended.
 * @param files seen from the folder `pages`
 */
export function pageNamer(files: readonly string[]): (path: string) => string {
	const byAddress = new Map(files.map((file) => [ownPageAddress(file), file]));
	return (path) => {
		const file = byAddress.get(path);
		return file === undefined ? path : `${path} (src/company/pages/${file})`;
	};
}

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

/**
 * Checks the components that a company has put into places of the site.
 * @param options `home`: sections of the home page, as the settings name them
 * @throws one sentence, when a file is for no place or a section of the home page has no file.
 */
export function checkSlots(folder: string, { home }: { readonly home: readonly string[] }): void {
	const slots = join(folder, 'slots');
	const own = (existsSync(slots) ? readdirSync(slots) : [])
		.filter((file) => file.endsWith('.astro'))
		.map((file) => basename(file, '.astro'))
		.toSorted();
	const known: readonly string[] = [
		...homeSections,
		...own.flatMap((name) => /^home-(.+)/.exec(name)?.[1] ?? []),
	];
	const missing = home.find((section) => !known.includes(section));
	if (missing !== undefined) {
		throw new Error(
			`src/company/config.ts cannot be used: home: "${missing}" is none of ${homeSections.join(', ')}, and there is no src/company/slots/home-${missing}.astro; the name most like it is "${nearestName(missing, known)}".`,
		);
	}
	const places = [...slotNames, ...home.map((section) => `home-${section}`)];
	const lost = own.find((name) => !places.includes(name));
	if (lost?.startsWith('home-')) {
		throw new Error(
			`src/company/slots/${lost}.astro is shown nowhere: name "${lost.slice('home-'.length)}" in \`home\` of src/company/config.ts.`,
		);
	}
	if (lost !== undefined) {
		throw new Error(
			`src/company/slots/${lost}.astro is for no place of the site: its name must be ${slotNames.join(', ')} or home-…`,
		);
	}
}

/** The directives of islands in the pages of a project and of a company, in a fixed order. */
export function directivesIn(project: string, company: string): ClientDirective[] {
	const texts = [join(project, 'src'), company].flatMap((folder) =>
		[...filesBelow(folder)]
			.filter((file) => /\.(?:astro|mdx)$/.test(file))
			.map((file) => readFileSync(join(folder, file), 'utf8')),
	);
	return ClientDirective.options.filter((name) =>
		texts.some((text) => new RegExp(`\\sclient:${name}\\b`).test(text)),
	);
}
