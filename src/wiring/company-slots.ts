import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { homeSections } from '../domain/site/home-sections.ts';
import { nearestName } from '../domain/sentences/likest.ts';
import { slotNames } from '../domain/slot.ts';

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
