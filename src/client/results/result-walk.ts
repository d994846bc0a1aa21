import { storage } from '../storage.ts';
import { idIn } from '../unit-id.ts';

/** Where a tab keeps the result it came from. */
const walkPlace = 'result';
/** Units that are kept, the one that was clicked in the middle of them. */
export const mostKept = 200;

/** A part of a result, for the way from one unit to the next. */
export interface Walk {
	readonly ids: readonly number[];
	/** How many of the result lie before the first of them. */
	readonly before: number;
	readonly total: number;
	/** Addresses of the units whose cards were there. */
	readonly paths: Readonly<Record<number, string>>;
	/** Cards of units lie in files by their ids, shifted by as many bits; absent when no index was loaded. */
	readonly shift?: number | undefined;
	/** Address of the list, with what it was asked for. */
	readonly list?: string | undefined;
}

/** What a list shows, as far as it is known. */
interface Shown {
	readonly ids: readonly number[];
	readonly before?: number;
	readonly total?: number;
	readonly shift?: number | undefined;
}

let shown: Shown | undefined;

/** Notes the whole result that a list shows a page of. */
export function noteResult(result: Shown): void {
	shown = result;
}

/** Keeps the way through a list whenever one of its units is opened. */
export function keepWalks(list: HTMLElement): void {
	list.addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>('h3 a') : null;
		const id = link && idIn(link);
		if (!id) return;
		const links = [...list.querySelectorAll<HTMLAnchorElement>('h3 a')];
		const paths = Object.fromEntries(links.map((one) => [idIn(one), one.pathname]));
		const {
			ids,
			before = 0,
			total = ids.length,
			shift,
		} = shown ?? {
			ids: links.map(idIn),
			before: Number(list.dataset['before']),
			total: Number(list.dataset['total']),
		};
		const areas = location.hash.includes('area=') ? location.hash : '';
		const address = `${location.pathname}${location.search}${areas}`;
		const walk = walkAround(id, { ids, before, total, paths, shift, list: address });
		storage.set(walkPlace, JSON.stringify(walk), 'sessionStorage');
	});
}

/** The part of a result around a unit. */
export function walkAround(id: number, walk: Walk): Walk {
	const { ids, before } = walk;
	const most = Math.max(0, ids.length - mostKept);
	const first = Math.max(0, Math.min(ids.indexOf(id) - mostKept / 2, most));
	return { ...walk, ids: ids.slice(first, first + mostKept), before: before + first };
}

/** What was kept; nothing when it was not, or is not what was kept. */
export function keptWalk(): Walk | undefined {
	try {
		const walk = JSON.parse(storage.get(walkPlace, 'sessionStorage') ?? 'null');
		return Array.isArray(walk?.ids) ? walk : undefined;
	} catch {
		return undefined;
	}
}
