import { locales } from '../../domain/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import { foldersOf } from '../../i18n/unit-path.ts';
import type { CheckOptions } from './check-options.ts';
import type { ReleaseDraft } from '../release-draft.ts';

/** Pages of one language that have the same title. What brokers name alike is theirs to tell apart. */
export function sharedTitles(
	draft: ReleaseDraft,
	{ collected }: Pick<CheckOptions, 'collected'>,
): { readonly problems: string[]; readonly notices: string[] } {
	const pairs = collected.sharedTitles();
	for (const { path, title } of draft.titled(collected.titles())) {
		if (collected.has(path)) continue;
		const first = collected.firstTitled(title);
		if (first !== undefined) pairs.push([first, path]);
	}
	const sentences = (wanted: boolean) =>
		pairs
			.filter((pair) => pair.some(isNamedByOthers) === wanted)
			.map((pair) => `${pair.toSorted().join(' and ')} have the same title`);
	return { problems: sentences(false), notices: sentences(true) };
}

/**
 * Whether the page is that of a unit, a project or a person: two people may have one name. Its path says so also where it
 * was rendered long ago.
 */
function isNamedByOthers(path: string): boolean {
	return folders.some((folder) => path.startsWith(folder) && path !== folder);
}

const folders = [
	...foldersOf('unit'),
	...foldersOf('project'),
	...locales.map((locale) => pathOf(locale, { kind: 'about' })),
];
