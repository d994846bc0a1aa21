import { languages } from '../domain/spoken.ts';
import type { Locale } from '../domain/locale.ts';
import { pathOf } from './paths.ts';

/**
 * The unit whose page stands, or once stood, at a path of the site: by the form of the path alone, whatever its
 * words.
 */
export function unitAt(path: string): { readonly id: number; readonly locale: Locale } | undefined {
	const locale = languages.find((_, at) => path.startsWith(folders[at] ?? ''));
	const id = idAt(path);
	return locale && id ? { id, locale } : undefined;
}

/** Reads the path of a unit or a project. */
export function ownerAt(
	path: string,
): { readonly kind: 'unit' | 'project'; readonly id: number } | undefined {
	const kind = kinds.find((each) => foldersBy[each].some((folder) => path.startsWith(folder)));
	const id = idAt(path);
	return kind && id ? { kind, id } : undefined;
}

/** Only as addresses are written: `07` is no id, and hosts that compare texts know nothing of it either. */
function idAt(path: string): number | undefined {
	const id = /[-/]([1-9]\d*)\/$/.exec(path)?.[1];
	return id === undefined ? undefined : Number(id);
}

/** The folders in which pages of this kind stand, one for each language. */
export function foldersOf(kind: 'unit' | 'project'): string[] {
	return languages.map((locale) =>
		pathOf(locale, { kind, id: 0, title: {} }).slice(0, -'0/'.length),
	);
}

const folders = foldersOf('unit');
const kinds = ['unit', 'project'] as const;
const foldersBy = { unit: folders, project: foldersOf('project') };
