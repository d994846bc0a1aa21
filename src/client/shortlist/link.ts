import { mostTargets } from '../../domain/most-targets.ts';
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

/** The part of an address that tells the form what is asked about. */
export function askFragment(ids: readonly number[]): string {
	const targets = ids.slice(0, mostTargets).map((id) => `target=unit-${id}`);
	return `#${targets.join('&')}`;
}
