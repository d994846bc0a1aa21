import { isPublic, type Account, type Unit } from './account.ts';
import type { Draw } from './draw.ts';
import type { Journal } from './journal.ts';

/** The people who write into the CRM. */
export interface Editors {
	/** One of them changes something, or creates a unit. */
	edit(): Promise<void>;
	/** Somebody, or something, changes many units at once in a way that nobody has meant. */
	breakMany(): Promise<void>;
	/** Puts right what `breakMany` did; nothing where nothing is wrong. */
	mend(): Promise<void>;
}

type Change = Partial<Omit<Unit, 'id' | 'revision'>>;

const units = { most: 9, fewest: 4 };

export function hireEditors({
	account,
	draw,
	journal,
	now,
}: {
	readonly account: Account;
	readonly draw: Draw;
	readonly journal: Journal;
	readonly now: () => number;
}): Editors {
	let broken: readonly Unit[] = [];

	async function change(id: number, to: Change): Promise<void> {
		const before = account.unit(id);
		journal.note(now(), `editor: unit ${id} ${JSON.stringify(to)}`);
		await account.put({ ...before, ...to, revision: before.revision + 1 });
	}

	function changeOf(unit: Unit): Change {
		const shown = account.ids().filter((id) => isPublic(account.unit(id))).length;
		if (!isPublic(unit)) return { status: 'available' };
		const mayGo = shown > units.fewest;
		const changes: readonly [Change, ...Change[]] = [
			{},
			{},
			{ hidesAddress: !unit.hidesAddress },
			{ hidesPrice: !unit.hidesPrice },
			{ status: unit.status === 'available' ? 'reserved' : 'available' },
			...(mayGo ? [{ status: 'internal' } as const, { isDeleted: true }] : []),
		];
		return draw.pick(changes);
	}

	function there(): number[] {
		return account.ids().filter((id) => !account.unit(id).isDeleted);
	}

	return {
		async edit() {
			const ids = there();
			if (ids.length < units.most && draw.chance(0.2)) {
				const id = Math.max(...account.ids()) + 1;
				journal.note(now(), `editor: new unit ${id}`);
				return account.put({
					id,
					revision: 1,
					status: draw.pick(['internal', 'available']),
					hidesAddress: draw.chance(0.5),
					hidesPrice: draw.chance(0.3),
					isDeleted: false,
				});
			}
			const id = ids[draw.between(0, ids.length - 1)] ?? 1;
			await change(id, changeOf(account.unit(id)));
		},
		async breakMany() {
			if (broken.length > 0) return;
			const shown = account.ids().map(account.unit).filter(isPublic);
			const to = draw.pick<Change>([
				{ status: 'unknown' },
				{ status: 'internal' },
				{ hidesAddress: false, hidesPrice: false },
				{ isDeleted: true },
			]);
			broken = shown.filter(() => draw.chance(0.8));
			for (const { id } of broken) await change(id, to);
		},
		async mend() {
			const before = broken;
			broken = [];
			for (const { id, status, hidesAddress, hidesPrice, isDeleted } of before) {
				await change(id, { status, hidesAddress, hidesPrice, isDeleted });
			}
		},
	};
}
