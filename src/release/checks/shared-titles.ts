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
	const rendered = new Set(collected.map(({ path }) => path));
	const fresh = new Map<number, string>();
	const pairs: [string, string][] = [];
	for (const { path, title } of collected) {
		if (title === undefined) continue;
		const first = fresh.get(title);
		if (first === undefined) fresh.set(title, path);
		else pairs.push([first, path]);
	}
	for (const { path, title } of draft.titled(fresh)) {
		const first = fresh.get(title);
		if (first !== undefined && !rendered.has(path)) pairs.push([first, path]);
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
