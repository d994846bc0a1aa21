import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { isPublic, type Account, type Unit } from './account.ts';
import type { Journal } from './journal.ts';
import { createReleaseReader, type Seen } from './seen.ts';
import { limits } from './site.ts';

/** What a build was asked for, and what somebody has accepted for it. */
export interface Wish {
	readonly units?: readonly number[] | undefined;
	readonly acceptRemovals?: number | undefined;
	readonly acceptShown?: number | undefined;
	/** Publishes what was rolled back. */
	readonly again?: boolean;
}

/** Looks at every release that goes live, and at what visitors are sent. */
export interface Watch {
	/** A build begins to read the CRM. */
	begin(wish: Wish): void;
	/** The last build has found nothing new. */
	unchanged(): void;
	/** Somebody has made an older release live again. */
	rolledBack(): void;
	/** Looks whether another release is live, and at all of it. */
	look(): void;
	/** Looks at something that a visitor was sent. */
	sent(seen: Seen): void;
	/** Whether the live release tells a unit as it is now. */
	isLive(id: number): boolean;
}

export function createWatch({
	account,
	journal,
	places,
	now,
}: {
	readonly account: Account;
	readonly journal: Journal;
	readonly places: { readonly current: string; readonly files: string };
	readonly now: () => number;
}): Watch {
	const read = createReleaseReader(places.files);
	let live: { readonly name: string; readonly seen: Seen } | undefined;
	/** When units were read for what is live, and for the build under way. */
	let readAt: ReadonlyMap<number, number> = new Map();
	/** The same for every release there was. */
	const readFor = new Map<string, ReadonlyMap<number, number>>();
	let building: { readonly wish: Wish; readonly since: number } = { wish: {}, since: now() };
	const violate = (what: string) => journal.violate(now(), what);

	function readNext(): Map<number, number> {
		const { wish, since } = building;
		const ids = account.ids().flatMap((id): [id: number, at: number][] => {
			const isRead = wish.units?.includes(id) ?? true;
			const at = isRead ? since : readAt.get(id);
			// A unit that is new, and of which no build was told yet, cannot be missed.
			return at === undefined ? [] : [[id, at]];
		});
		return new Map(ids);
	}

	/** Whether a unit was public, and so, at some moment since it was read. */
	function publicSince(since: ReadonlyMap<number, number>) {
		return (id: number, so: (unit: Unit) => boolean) =>
			account.was(
				id,
				[since.get(id) ?? building.since, now()],
				(unit) => isPublic(unit) && so(unit),
			);
	}

	/** Everything that is told must have been public at some moment since the site last read it. */
	function checkTold(seen: Seen, since: ReadonlyMap<number, number>): void {
		const { titles, prices } = seen;
		const was = publicSince(since);
		for (const [id, revisions] of titles) {
			for (const each of revisions) {
				if (!was(id, ({ revision }) => revision === each)) violate(`unit ${id} is told as ${each}`);
			}
		}
		for (const [id, revisions] of prices) {
			for (const each of revisions) {
				if (!was(id, ({ revision }) => revision === each)) violate(`unit ${id} has price ${each}`);
			}
		}
		checkHidden(seen, since);
	}

	function checkHidden(
		{ titles, prices, streets, secrets }: Seen,
		since: ReadonlyMap<number, number>,
	): void {
		const was = publicSince(since);
		for (const id of titles.keys()) if (!was(id, () => true)) violate(`unit ${id} is told`);
		for (const id of prices.keys()) {
			if (!was(id, ({ hidesPrice }) => !hidesPrice)) violate(`the price of unit ${id} is told`);
		}
		for (const id of streets) {
			if (!was(id, ({ hidesAddress }) => !hidesAddress))
				violate(`the street of unit ${id} is told`);
		}
		for (const id of secrets) violate(`a secret of unit ${id} is told`);
	}

	function checkWhole({ titles, prices }: Seen): void {
		for (const [id, revisions] of [...titles, ...prices]) {
			if (revisions.size > 1) violate(`a release has unit ${id} in ${revisions.size} revisions`);
		}
		for (const [id, since] of readAt) {
			const wasThere =
				account.was(id, [since, since], isPublic) &&
				!account.was(id, [since, now()], (unit) => !isPublic(unit));
			if (wasThere && !titles.has(id)) violate(`unit ${id} is lost`);
		}
	}

	function checkGuard(before: Seen, after: Seen): void {
		const { wish } = building;
		const count = before.titles.size;
		const removals = [...before.titles.keys()].filter((id) => !after.titles.has(id)).length;
		const { removed, shown } = limits;
		const mayGo = count < removed.floor ? count : Math.floor(count * removed.share);
		const isAccepted = wish.acceptRemovals === removals;
		// What few units lose that are named one by one is meant.
		const meant = new Set(wish.units && wish.units.length <= 10 ? wish.units : []);
		const unmeant = [...before.titles.keys()].filter(
			(id) => !after.titles.has(id) && !meant.has(id),
		).length;
		if (unmeant > mayGo && !isAccepted) violate(`${removals} of ${count} units were removed`);
		if (removals > 0 && after.titles.size === 0 && !isAccepted) violate('no unit is left');
		const showing = [...after.streets].filter(
			(id) => before.titles.has(id) && !before.streets.has(id),
		);
		const mayShow = Math.max(shown.floor, Math.floor(count * shown.share));
		if (showing.length > mayShow && wish.acceptShown === undefined) {
			violate(`${showing.length} of ${count} units show their address at once`);
		}
	}

	return {
		begin(wish) {
			building = { wish, since: now() };
		},
		rolledBack() {
			const name = basename(realpathSync(places.current));
			const seen = read(places.current);
			// Titles may be old ones; what was hidden by the last release must stay so.
			checkHidden(seen, readAt);
			live = { name, seen };
			readAt = readFor.get(name) ?? readAt;
		},
		unchanged() {
			readAt = readNext();
		},
		look() {
			let folder: string;
			try {
				folder = realpathSync(places.current);
			} catch {
				if (live) violate('the live release is gone');
				return;
			}
			const name = basename(folder);
			if (live?.name === name) return;
			try {
				const seen = read(folder);
				readAt = readNext();
				checkTold(seen, readAt);
				checkWhole(seen);
				if (live) checkGuard(live.seen, seen);
				live = { name, seen };
				readFor.set(name, readAt);
				const units = [...seen.titles].map(([id, revisions]) => `${id}.${[...revisions].join()}`);
				journal.note(now(), `live: ${units.sort().join(' ')}`);
			} catch (error) {
				violate(`the live release cannot be read: ${String(error)}`);
			}
		},
		sent: (seen) => checkTold(seen, readAt),
		isLive(id) {
			const unit = account.unit(id);
			const told = live?.seen.titles.get(id);
			if (!isPublic(unit)) return told === undefined;
			const isPriced = live?.seen.prices.get(id)?.has(unit.revision) ?? false;
			const isPlaced = live?.seen.streets.has(id) ?? false;
			return (
				told?.has(unit.revision) === true &&
				isPriced !== unit.hidesPrice &&
				isPlaced !== unit.hidesAddress
			);
		},
	};
}
