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

/** What an alert knows of homes, by their ids. Times are milliseconds since 1970. */
export const Noted = z.record(
	z.string(),
	z.object({
		price: z.number(),
		isFree: z.boolean(),
		/** When what is noted here came to be. */
		since: z.number(),
		/** When the home was first missing; absent while it fits. */
		goneAt: z.number().optional(),
		/** Whether that was told. */
		isGoneTold: z.boolean().optional(),
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
	const told: Noted = {};
	const untold: Noted = {};
	const news: News[] = [];
	let again: number | undefined;
	for (const offer of offers) {
		const before = noted?.[offer.id];
		const found = noted === undefined ? [] : changesOf(before, offer, { now, tells });
		news.push(...found);
		const after = before && isSame(before, offer) ? before : noteOf(offer, now);
		told[offer.id] = after;
		if (found.length === 0) untold[offer.id] = after;
		else if (before) untold[offer.id] = before;
	}
	const fits = new Set(offers.map(({ id }) => String(id)));
	for (const [id, before] of Object.entries(noted ?? {})) {
		const goneAt = before.goneAt ?? now;
		if (fits.has(id) || now - goneAt > forgottenMs) continue;
		const after = { ...before, goneAt };
		const isDue = tells.status && !before.isGoneTold;
		if (isDue && now - goneAt >= slipMs) news.push({ kind: 'gone', id: Number(id) });
		else if (isDue) again = Math.min(again ?? Infinity, goneAt + slipMs);
		untold[id] = after;
		told[id] = isDue && now - goneAt >= slipMs ? { ...after, isGoneTold: true } : after;
	}
	return { news, untold, told, again };
}

function noteOf({ price, isFree }: Offer, now: number): Noted[string] {
	return { price, isFree, since: now };
}

function isSame(before: Noted[string], { price, isFree }: Offer): boolean {
	return before.goneAt === undefined && before.price === price && before.isFree === isFree;
}

function changesOf(
	before: Noted[string] | undefined,
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
