import { Locale } from '../../domain/locale.ts';
import { pathOf } from '../../i18n/paths.ts';

/** Id of the unit whose page stands at a path of the site, by the form of the path alone. */
export function unitIdOf(path: string): number | undefined {
	if (!folders.some((folder) => path.startsWith(folder))) return undefined;
	const id = /[-/](\d+)\/$/.exec(path)?.[1];
	return id === undefined ? undefined : Number(id);
}

/** The folders in which pages of this kind stand, one for each language. */
export function foldersOf(kind: 'unit' | 'project'): string[] {
	return Locale.options.map((locale) =>
		pathOf(locale, { kind, id: 0, title: {} }).slice(0, -'0/'.length),
	);
}

const folders = foldersOf('unit');
