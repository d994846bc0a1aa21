import { idOf } from './decode.ts';
import { CrmError } from './errors.ts';
import { readPass, type Page, type PagedList, type Pass, type PassOptions } from './pass.ts';

/** Where the list comes from. */
export interface StableSource extends PagedList {
	/** Other ways to its records, where the CRM has any. */
	readonly direct?: DirectAccess;
}

export interface DirectAccess {
	/** Those of the given records that exist, in detail. */
	byIds(ids: readonly number[]): Promise<readonly unknown[]>;
	/** The records with the highest ids, in detail, and the count at that moment. */
	newest(): Promise<Page>;
}

/** A complete list. */
export interface StableList {
	/** Each id once; records without a usable id are kept, so that they can be reported. */
	readonly records: unknown[];
	/** What the CRM itself counts, if it tells. */
	readonly total?: number;
	/** How often the list was read. */
	readonly passes: number;
}

/** More would only help while somebody keeps changing many records. */
const MOST_PASSES = 4;

/**
 * Reads a list that may change meanwhile, without losing a record that was there all the time. When a record
 * vanishes from a page already read, the others move up and one of them is skipped; but then that pass has
 * an id which the next one lacks. So it reads until two passes in a row agree and the CRM counts as many.
 * When no two do, it asks for the disputed records by id and sees whether that explains the count.
 *
 * @throws {CrmError} `unstable`, `endless`, or what a call throws.
 */
export async function readStable(source: StableSource, options: PassOptions): Promise<StableList> {
	const passes: Pass[] = [];
	while (passes.length < MOST_PASSES) {
		// The second pass only confirms the first, for which ids suffice.
		const detail = passes.length !== 1;
		const before = passes.at(-1);
		const pass = await readPass(source, { ...options, detail, pass: passes.length + 1 });
		passes.push(pass);
		if (before && pass.isConsistent && haveSameIds(before, pass)) {
			return complete(detail ? pass : before, pass.total, passes.length);
		}
	}
	const settled = source.direct && (await settle(source.direct, passes));
	if (settled?.isExplained) return complete(settled, settled.total, passes.length);
	const failure = {
		reason: 'unstable',
		passes: passes.length,
		listed: sizeOf(settled ?? passes[MOST_PASSES - 1]),
		counted: (settled ?? passes[MOST_PASSES - 1])?.total,
	} as const;
	throw new CrmError({ method: 'GET', path: source.path }, failure);
}

type Found = Pick<Pass, 'byId' | 'nameless' | 'total'>;

/** Decides about the records that not every pass has seen. */
async function settle(
	direct: DirectAccess,
	passes: readonly Pass[],
): Promise<Found & { isExplained: boolean }> {
	const [last, before] = passes.toReversed();
	const known = new Map([...(last?.byId ?? [])].filter(([id]) => before?.byId.has(id)));
	const disputed = new Set(passes.flatMap((pass) => [...pass.byId.keys()]));
	for (const id of known.keys()) disputed.delete(id);
	add(known, await direct.byIds([...disputed]));
	const { records, total } = await direct.newest();
	add(known, records);

	const found = { byId: known, nameless: last?.nameless ?? [], total };
	if (total === undefined || sizeOf(found) < total) return { ...found, isExplained: false };
	if (sizeOf(found) === total) return { ...found, isExplained: true };
	// More than the CRM counts: fine if some have gone since, a contradiction if all are still there.
	const present = new Map<number, unknown>();
	add(present, await direct.byIds([...known.keys()]));
	const left = { ...found, byId: present };
	return { ...left, isExplained: sizeOf(left) <= total };
}

function sizeOf(found: Pick<Pass, 'byId' | 'nameless'> | undefined): number {
	return found ? found.byId.size + found.nameless.length : 0;
}

function complete(
	{ byId, nameless }: Pick<Pass, 'byId' | 'nameless'>,
	total: number | undefined,
	passes: number,
): StableList {
	const records = [...byId.values(), ...nameless];
	return total === undefined ? { records, passes } : { records, total, passes };
}

function haveSameIds(a: Pass, b: Pass): boolean {
	return a.byId.size === b.byId.size && [...a.byId.keys()].every((id) => b.byId.has(id));
}

function add(known: Map<number, unknown>, records: readonly unknown[]): void {
	for (const record of records) {
		const id = idOf(record);
		if (id !== undefined) known.set(id, record);
	}
}
