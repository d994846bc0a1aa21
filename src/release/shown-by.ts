import type { InquiryTarget } from '../domain/inquiry.ts';
import { locales } from '../domain/locale.ts';
import { pathWords } from '../i18n/path-words.ts';
import type { OpenedRelease } from './release-folder.ts';

/** What visitors of a release find. */
export interface Shown {
	/** By id, those that can be asked about with what they are called. */
	readonly units: ReadonlyMap<number, InquiryTarget | undefined>;
	readonly projects: readonly number[];
}

/** What a release shows; nothing of one whose index is damaged just there. */
export function shownBy({ index }: Pick<OpenedRelease, 'index'>): Shown | undefined {
	try {
		const paths = index.files().map(({ path }) => path);
		const targets = index.targets().filter(({ kind }) => kind === 'unit');
		return {
			units: new Map([
				...idsBelow('units', paths).map((id) => [id, undefined] as const),
				...targets.map((target) => [target.id, target] as const),
			]),
			projects: [...new Set(idsBelow('projects', paths))],
		};
	} catch {
		return undefined;
	}
}

/** The ids that end the addresses of pages, whatever words stand in front of them. */
function idsBelow(word: 'units' | 'projects', paths: readonly string[]): number[] {
	const below = locales.map((locale) => `/${locale}/${pathWords[locale][word]}/`);
	return paths.flatMap((path) => {
		const id = below.some((start) => path.startsWith(start)) && /-(\d+)\/$/.exec(path)?.[1];
		return id ? [Number(id)] : [];
	});
}
