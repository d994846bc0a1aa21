import { z } from 'zod';

/** A home that fits, as the index of the live site has it. */
export interface Offer {
	readonly id: number;
	/** In hundredths of the currency's unit; 0 where the site does not say it. */
	readonly price: number;
	readonly isFree: boolean;
}

/** Something that is told of a home. */
export type News =
	| { readonly kind: 'new' | 'back' | 'reserved' | 'free' | 'gone'; readonly id: number }
	| {
			readonly kind: 'price';
			readonly id: number;
			/** As it was last told, in hundredths. */
			readonly before: number;
	  };

/** What an alert knows of a home. Times are milliseconds since 1970. */
interface Home {
	readonly price: number;
	readonly isFree: boolean;
	/** When what is noted here came to be. */
	readonly since: number;
	/** When the home was first missing; absent while it fits. */
	readonly goneAt?: number | undefined;
	/** Whether that was told. */
	readonly isGoneTold?: boolean | undefined;
}

/** What an alert knows of homes, as it is kept: those of which the same is known together, since there may be thousands. */
export const Noted = z.array(
	z.object({
		isFree: z.boolean(),
		since: z.number(),
		goneAt: z.number().optional(),
		isGoneTold: z.boolean().optional(),
		/** An id and a price, and so on. */
		homes: z.array(z.number()),
	}),
);
export type Noted = z.infer<typeof Noted>;

/** What is put right so soon was a slip, and nobody is told of it, in milliseconds. */
const slipMs = 60 * 60_000;

/** A home that is missing for longer is forgotten, and is new when it comes again, in milliseconds. */
const forgottenMs = 400 * 24 * 60 * 60_000;

/** Which of what changes in a home is told; that one is new, or back, always is. */
export interface Tells {
	/** Every price that changes, only lower ones, or none. */
	readonly price: 'changes' | 'lower' | 'no';
	/** Whether it is reserved, free again, or gone. */
	readonly status: boolean;
}

/**
 * Compares what fits now with what an alert knows. Nothing is told of what fits when it begins.
 * @param noted nothing at the first look
 * @param offers in the order of their list
 * @returns what is to be told; what is noted while nobody was told of it, and once somebody was; and when something has
 * to be looked at again though the site stays as it is, in milliseconds since 1970
 */
export function newsOf(
	noted: Noted | undefined,
	offers: readonly Offer[],
	{ now, tells }: { readonly now: number; readonly tells: Tells },
): {
	readonly news: readonly News[];
	readonly untold: Noted;
	readonly told: Noted;
	readonly again: number | undefined;
} {
	const known = noted && unpacked(noted);
	const told = new Map<number, Home>();
	const untold = new Map<number, Home>();
	const gone: [number, Home][] = [];
	const news: News[] = [];
	let again: number | undefined;
	for (const offer of offers) {
		const { id } = offer;
		const before = known?.get(id);
		const found = known === undefined ? [] : changesOf(before, offer, { now, tells });
		news.push(...found);
		const after = before && isSame(before, offer) ? before : noteOf(offer, now);
		told.set(id, after);
		if (found.length === 0) untold.set(id, after);
		else if (before) untold.set(id, before);
	}
	for (const [id, before] of known ?? []) {
		const goneAt = before.goneAt ?? now;
		if (told.has(id) || now - goneAt > forgottenMs) continue;
		const after = { ...before, goneAt };
		const isDue = tells.status && !before.isGoneTold;
		if (isDue && now - goneAt >= slipMs) news.push({ kind: 'gone', id });
		else if (isDue) again = Math.min(again ?? Infinity, goneAt + slipMs);
		untold.set(id, after);
		gone.push([id, isDue && now - goneAt >= slipMs ? { ...after, isGoneTold: true } : after]);
	}
	return { news, untold: packed(untold), told: packed([...told, ...gone]), again };
}

function packed(homes: Iterable<readonly [number, Home]>): Noted {
	const groups = new Map<string, Noted[number]>();
	for (const [id, { price, ...same }] of homes) {
		const key = [same.isFree, same.since, same.goneAt, same.isGoneTold].join();
		const group = groups.get(key) ?? { ...same, homes: [] };
		group.homes.push(id, price);
		groups.set(key, group);
	}
	return [...groups.values()];
}

function unpacked(noted: Noted): Map<number, Home> {
	const known = new Map<number, Home>();
	for (const { homes, ...same } of noted)
		for (let at = 0; at + 1 < homes.length; at += 2)
			known.set(homes[at] ?? 0, { price: homes[at + 1] ?? 0, ...same });
	return known;
}

function noteOf({ price, isFree }: Offer, now: number): Home {
	return { price, isFree, since: now };
}

function isSame(before: Home, { price, isFree }: Offer): boolean {
	return before.goneAt === undefined && before.price === price && before.isFree === isFree;
}

function changesOf(
	before: Home | undefined,
	offer: Offer,
	{ now, tells }: { readonly now: number; readonly tells: Tells },
): News[] {
	const { id, price, isFree } = offer;
	if (before === undefined) return [{ kind: 'new', id }];
	if (before.goneAt !== undefined)
		return now - before.goneAt < slipMs ? [] : [{ kind: 'back', id }];
	if (now - before.since < slipMs) return [];
	const isNamed = price > 0 && before.price > 0;
	const isTold = tells.price === 'changes' ? price !== before.price : price < before.price;
	const news: News[] = [];
	if (tells.price !== 'no' && isNamed && isTold)
		news.push({ kind: 'price', id, before: before.price });
	if (tells.status && isFree !== before.isFree)
		news.push({ kind: isFree ? 'free' : 'reserved', id });
	return news;
}
