import type * as z from 'zod/mini';
import { IndexPart, Pointer, pointerKey, SiteIndex } from './site-index.ts';

/** Reads an object of the bucket; 403 and 404 mean that there is none. */
export type ReadObject = (
	key: string,
	asked: { readonly method: 'GET' | 'HEAD'; readonly headers: Record<string, string> },
) => Promise<Response>;

/** The site cannot be read; the message says in one sentence why. */
export class Unreadable extends Error {}

/** An object that the index names is not there: the release was replaced, and what it showed is removed. */
export class Replaced extends Unreadable {}

/** The index of the release that is live, and its parts, each read once. */
export function openLiveIndex({
	read,
	pointerFor,
	now,
}: {
	readonly read: ReadObject;
	/** How many milliseconds the pointer counts as read. */
	readonly pointerFor: number;
	readonly now: () => number;
}) {
	const indexOf = remembering(SiteIndex);
	let live: { readonly index: string; readonly until: number } | undefined;

	return {
		/** A part, by its key. */
		part: remembering(IndexPart),
		/** @param anew reads the pointer whenever it was read last */
		async index(anew: boolean): Promise<SiteIndex> {
			if (anew || !live || live.until <= now()) {
				const until = now() + pointerFor;
				const pointer = await json(pointerKey)
					.then((text) => Pointer.parse(text))
					.catch((error: unknown) => {
						// The last known release is served while the pointer cannot be read.
						if (!live) throw error instanceof Replaced ? new Unreadable(noSite) : error;
					});
				live = pointer ? { index: pointer.index, until } : live;
			}
			if (!live) throw new Unreadable(noSite);
			return await indexOf(live.index);
		},
	};

	/** What never changes is read once; what was asked for longest ago goes when there is too much. */
	function remembering<T>(schema: z.ZodMiniType<T>): (key: string) => Promise<T> {
		const all = new Map<string, Promise<T>>();
		return async (key) => {
			const found = all.get(key) ?? json(key).then((text) => schema.parse(text));
			all.delete(key);
			all.set(key, found);
			if (all.size > mostKept) all.delete(all.keys().next().value ?? '');
			return await found.catch((error: unknown) => {
				all.delete(key);
				throw error;
			});
		};
	}

	async function json(key: string): Promise<unknown> {
		const found = await read(key, { method: 'GET', headers: {} });
		if (found.ok) return await found.json();
		await found.body?.cancel();
		if (found.status === 403 || found.status === 404) throw new Replaced(`${key} is not there.`);
		throw new Unreadable(`The bucket answered ${found.status} for ${key}.`);
	}
}

const noSite = 'There is no site in the bucket: publish one, and let everybody read it.';

/** Parts of indexes kept in memory, of about 50 kB each. */
const mostKept = 300;
