import type { ReadByIds } from './by-ids.ts';
import { CrmError } from './errors.ts';
import type { Unrest } from './failure.ts';
import type { Page } from './list-end.ts';
import { readPass, type PagedSource, type Pass, type PassOptions } from './pass.ts';

/** Where the list comes from. It keeps the records; here only their ids are looked at. */
export interface StableSource extends PagedSource {
	/** Other ways to its records, where the CRM has any. */
	readonly direct?: DirectAccess;
}

interface DirectAccess {
	/** Reads records in detail. */
	readonly byIds: ReadByIds;
	/** Reads the records with the highest ids in detail. */
	newest(): Promise<Page>;
}

/** What a complete list consists of. */
export interface StableIds {
	/** Every one was read in detail, in this pass or an earlier one; what else was read was deleted since. */
	readonly ids: ReadonlySet<number>;
	/** Records without a usable id. */
	readonly nameless: number;
	/** What the CRM itself counts, if it tells. */
	readonly total?: number;
	/** How often the list was read. */
	readonly passes: number;
}

/** More would only help while somebody keeps changing many records. */
const mostPasses = 4;

/**
 * Reads a list that may change meanwhile, without losing a record that was there all the time. When a record
 * vanishes from a page already read, the others move up and one of them is skipped; but then that pass has
 * an id which the next one lacks. So it reads until two passes in a row agree and the CRM counts as many.
 * When no two do, it asks for the disputed records by id and sees whether that explains the count.
 *
 * @throws {CrmError} `unstable`, `endless`, `immense`, or what a call throws.
 */
export async function readStable(source: StableSource, options: PassOptions): Promise<StableIds> {
	const passes: Pass[] = [];
	while (passes.length < mostPasses) {
		// The second pass only confirms the first, for which ids suffice.
		const detail = passes.length !== 1;
		const before = passes.at(-1);
		const pass = await readPass(source, { ...options, detail, pass: passes.length + 1 });
		passes.push(pass);
		if (before && pass.isConsistent && haveSameIds(before, pass)) {
			return complete(pass, passes.length);
		}
	}
	const settled = source.direct && (await settle(source.direct, passes));
	if (settled?.isExplained) return complete(settled, passes.length);
	const failure = {
		reason: 'unstable',
		why: unrestOf(passes),
		passes: passes.length,
		listed: sizeOf(settled ?? passes[mostPasses - 1]),
		counted: (settled ?? passes[mostPasses - 1])?.total,
	} as const;
	throw new CrmError({ method: 'GET', path: source.path }, failure);
}

function unrestOf(passes: readonly Pass[]): Unrest {
	const [last, before] = passes.toReversed();
	if (last && before && haveSameIds(before, last)) {
		return last.isEachOnce && before.isEachOnce ? 'miscounted' : 'doubled';
	}
	const sizes = passes.map(sizeOf);
	return sizes.every((size, at) => at === 0 || size > (sizes[at - 1] ?? 0)) ? 'grows' : 'changes';
}

type Found = Pick<Pass, 'ids' | 'nameless' | 'total'>;

/** Decides about the records that not every pass has seen. */
async function settle(
	direct: DirectAccess,
	passes: readonly Pass[],
): Promise<Found & { isExplained: boolean }> {
	const [last, before] = passes.toReversed();
	const ids = new Set(last?.ids.intersection(before?.ids ?? new Set()));
	const disputed = new Set(passes.flatMap((pass) => [...pass.ids])).difference(ids);
	for (const id of (await direct.byIds([...disputed])) ?? []) ids.add(id);
	const newest = await direct.newest();
	for (const id of newest.ids) if (id !== undefined) ids.add(id);

	const { total } = newest;
	const found = { ids, nameless: last?.nameless ?? 0, total };
	if (total === undefined || sizeOf(found) < total) return { ...found, isExplained: false };
	if (sizeOf(found) === total) return { ...found, isExplained: true };
	// More than the CRM counts: fine if some have gone since, a contradiction if all are still there.
	const left = await direct.byIds([...ids]);
	if (!left) return { ...found, isExplained: false };
	const confirmed = { ...found, ids: new Set(left) };
	return { ...confirmed, isExplained: sizeOf(confirmed) <= total };
}

function sizeOf(found: Pick<Pass, 'ids' | 'nameless'> | undefined): number {
	return found ? found.ids.size + found.nameless : 0;
}

function complete({ ids, nameless, total }: Found, passes: number): StableIds {
	return { ids, nameless, passes, ...(total !== undefined && { total }) };
}

function haveSameIds(a: Pass, b: Pass): boolean {
	return a.ids.size === b.ids.size && a.ids.isSubsetOf(b.ids);
}
