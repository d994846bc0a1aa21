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

/** What is known of some homes alike. Times are milliseconds since 1970. */
const State = z.object({
	isFree: z.boolean(),
	/** When what is noted here came to be. */
	since: z.number(),
	/** When they were first missing; absent while they fit. */
	goneAt: z.number().optional(),
	/** Whether that was told. */
	isGoneTold: z.boolean().optional(),
});
type State = z.infer<typeof State>;

/** What an alert knows of homes: those of the same state together, since there may be thousands. */
export const Noted = z.array(
	z.object({
		...State.shape,
		/** An id and a price, and so on. */
		homes: z.array(z.number()),
	}),
);
export type Noted = z.infer<typeof Noted>;

/** Homes of the same state share it. */
interface Home {
	readonly price: number;
	readonly state: State;
}

/** A home before and after a look; it stays as before while its news are not told. */
interface Seen {
	readonly id: number;
	readonly before: Home | undefined;
	readonly after: Home;
	readonly news: readonly News[];
}

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
	readonly untold: () => Noted;
	readonly told: () => Noted;
	readonly again: number | undefined;
} {
	const missing = homesIn(noted ?? []);
	const free: State = { isFree: true, since: now };
	const reserved: State = { isFree: false, since: now };
	const seen: Seen[] = [];
	for (const offer of offers) {
		const { id, price, isFree } = offer;
		const before = missing.get(id);
		missing.delete(id);
		const after =
			before && isSame(before, offer) ? before : { price, state: isFree ? free : reserved };
		seen.push({ id, before, after, news: noted ? changesOf(before, offer, { now, tells }) : [] });
	}
	let again: number | undefined;
	const states = new Map<State, State>();
	for (const [id, before] of missing) {
		const { goneAt = now, isGoneTold } = before.state;
		if (now - goneAt > forgottenMs) continue;
		const isDue = tells.status && !isGoneTold;
		const isNews = isDue && now - goneAt >= slipMs;
		if (isDue && !isNews) again = Math.min(again ?? Infinity, goneAt + slipMs);
		const state = states.get(before.state) ?? {
			...before.state,
			goneAt,
			...(isNews && { isGoneTold: true }),
		};
		states.set(before.state, state);
		seen.push({
			id,
			before,
			after: { ...before, state },
			news: isNews ? [{ kind: 'gone', id }] : [],
		});
	}
	return {
		news: seen.flatMap(({ news }) => news),
		untold: () => noteOf(seen, { isTold: false }),
		told: () => noteOf(seen, { isTold: true }),
		again,
	};
}

function homesIn(noted: Noted): Map<number, Home> {
	const known = new Map<number, Home>();
	for (const { homes, ...state } of noted)
		for (let at = 0; at + 1 < homes.length; at += 2)
			known.set(homes[at] ?? 0, { price: homes[at + 1] ?? 0, state });
	return known;
}

function noteOf(seen: readonly Seen[], { isTold }: { readonly isTold: boolean }): Noted {
	const groups = new Map<State, number[]>();
	for (const { id, before, after, news } of seen) {
		const home = news.length === 0 || isTold ? after : before;
		if (!home) continue;
		const homes = groups.get(home.state) ?? [];
		homes.push(id, home.price);
		groups.set(home.state, homes);
	}
	return Array.from(groups, ([state, homes]) => ({ ...state, homes }));
}

function isSame({ price, state }: Home, offer: Offer): boolean {
	return state.goneAt === undefined && price === offer.price && state.isFree === offer.isFree;
}

function changesOf(
	before: Home | undefined,
	offer: Offer,
	{ now, tells }: { readonly now: number; readonly tells: Tells },
): News[] {
	const { id, price, isFree } = offer;
	if (before === undefined) return [{ kind: 'new', id }];
	const { goneAt, since, isFree: wasFree } = before.state;
	if (goneAt !== undefined) return now - goneAt < slipMs ? [] : [{ kind: 'back', id }];
	if (now - since < slipMs) return [];
	const isNamed = price > 0 && before.price > 0;
	const isTold = tells.price === 'changes' ? price !== before.price : price < before.price;
	const news: News[] = [];
	if (tells.price !== 'no' && isNamed && isTold)
		news.push({ kind: 'price', id, before: before.price });
	if (tells.status && isFree !== wasFree) news.push({ kind: isFree ? 'free' : 'reserved', id });
	return news;
}
