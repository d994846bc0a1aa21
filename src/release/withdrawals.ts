import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { BeforeAfter, Changes } from '../catalog/queries/changes-to-judge.ts';
import { counted } from '../domain/sentences/counted.ts';
import { tellsHouse } from '../domain/place.ts';
import type { Project } from '../domain/project.ts';
import type { Unit } from '../domain/unit.ts';
import { readJson } from '../disk/read-file.ts';

/** What of a unit the public saw in the release before and does not see any more. */
const Withdrawal = z.object({
	id: z.int(),
	/** The unit itself, or parts of it. */
	what: z.union([
		z.literal('all'),
		z.object({
			photos: z.int(),
			address: z.boolean(),
			price: z.boolean(),
		}),
	]),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** What a release has taken off of the one before. Going back behind it would show that again. */
export const Withdrawals = z.object({
	/** Whether all of the release before was known. */
	isComplete: z.boolean(),
	units: z.array(Withdrawal).readonly(),
	/** Ids of projects that are gone, hide their address now or have lost photos. */
	projects: z.array(z.int()).readonly(),
});
export type Withdrawals = Readonly<z.infer<typeof Withdrawals>>;

type Pictured = Pick<Unit, 'pictures'>;

export interface WithdrawalOptions {
	/** Whether the catalogue of the live release was there to compare with. */
	readonly isKnown: boolean;
	/** The public records of a changed unit, and of a project. */
	readonly records: (id: number) => BeforeAfter<Pictured> | undefined;
	readonly projectRecords: (
		id: number,
	) => BeforeAfter<Pictured & Pick<Project, 'place'>> | undefined;
	/** Those of whose pictures any is shown no more, at least under the name it had. */
	readonly lost: { readonly units: readonly number[]; readonly projects: readonly number[] };
}

/** Finds out what a build takes off the live site. */
export function withdrawalsOf(
	{ gone, changed, projects }: Pick<Changes, 'gone' | 'changed' | 'projects'>,
	{ isKnown, records, projectRecords, lost }: WithdrawalOptions,
): Withdrawals {
	const lostPictures = new Set(lost.units);
	const parts = changed.flatMap(({ before, after }): Withdrawal[] => {
		const { id } = after;
		const what = {
			photos: lostPictures.has(id) ? photosLost(records(id)) : 0,
			address: !before.hidden && after.hidden,
			price: before.cents !== null && after.cents === null,
		};
		return what.photos > 0 || what.address || what.price ? [{ id, what }] : [];
	});
	const whole = gone.map(({ id }): Withdrawal => ({ id, what: 'all' }));
	const lostOfProjects = new Set(lost.projects);
	const poorer = projects.changed.filter((id) => {
		const found = projectRecords(id);
		const hides = !found || (tellsHouse(found.before.place) && !tellsHouse(found.after.place));
		return hides || (lostOfProjects.has(id) && photosLost(found) > 0);
	});
	return {
		isComplete: isKnown,
		units: [...whole, ...parts],
		projects: [...projects.gone, ...poorer],
	};
}

/** Puts them into the folder of the release that has taken them off. */
export function writeWithdrawals(release: string, withdrawals: Withdrawals): void {
	writeFileSync(pathIn(release), JSON.stringify(withdrawals));
}

/** What a release has taken off; of one that does not tell, nothing is known. */
export function readWithdrawals(release: string): Withdrawals {
	const found = readJson(pathIn(release), Withdrawals);
	return found ?? { isComplete: false, units: [], projects: [] };
}

/** Whether anything was taken off, or may have been. */
export function withdrawsAny({ isComplete, units, projects }: Withdrawals): boolean {
	return !isComplete || units.length > 0 || projects.length > 0;
}

/** "4711 (2 photos, its address)" */
export function withdrawalText({ id, what }: Withdrawal): string {
	if (what === 'all') return String(id);
	const { photos, address, price } = what;
	const parts = [
		...(photos > 0 ? [counted(photos, 'photo')] : []),
		...(address ? ['its address'] : []),
		...(price ? ['its price'] : []),
	];
	return `${id} (${parts.join(', ')})`;
}

function photosLost(found: BeforeAfter<Pictured> | undefined): number {
	if (!found) return 1;
	const kept = new Set(found.after.pictures.map(nameOf));
	return found.before.pictures.filter((picture) => !kept.has(nameOf(picture))).length;
}

function nameOf({ id, jpeg }: Unit['pictures'][number]): number | string {
	return id ?? jpeg.name;
}

function pathIn(release: string): string {
	return join(release, 'withdrawn.json');
}
