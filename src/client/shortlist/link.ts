import { mostTargets } from '../../intake/form.ts';
import type { SearchCard } from '../../view/unit/card-file.ts';
import { isId, mostSaved } from './shortlist.ts';

/** The part of an address that hands on a list; no server gets to see it. */
export function listFragment(ids: readonly number[]): string {
	return `#ids=${ids.join(',')}`;
}

/** The ids such a part names; none when it names none. */
export function idsIn(fragment: string): number[] {
	const text = /^#ids=([\d,]*)$/.exec(fragment)?.[1] ?? '';
	return [...new Set(text.split(',').map(Number).filter(isId))].slice(0, mostSaved);
}

/** The part of an address that tells the form what is asked about, with the names that it shows. */
export function askFragment(units: readonly Pick<SearchCard, 'id' | 'name'>[]): string {
	const targets = units
		.slice(0, mostTargets)
		.map(({ id, name }) => `target=unit-${id}&name=${encodeURIComponent(name)}`);
	return `#${targets.join('&')}`;
}
