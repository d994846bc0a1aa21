import { rmSync } from 'node:fs';
import { z } from 'zod';
import { readJson, replaceFile } from '../../storage/disk/files.ts';
import { DepartedOwner, nameOf, type Departed } from '../../domain/address.ts';
import { listAt } from '../../i18n/list-path.ts';

/** Old addresses that somebody has brought from elsewhere, by the account whose units stood there. */
const Imported = z.record(
	z.string(),
	z.object({ owners: z.array(DepartedOwner), lists: z.array(z.string()) }),
);

/** Version 0.2 wrote `goneAt`. */
const OwnerLine = z
	.object({
		...DepartedOwner.partial({ removedAt: true }).shape,
		goneAt: z.int().optional(),
	})
	.transform(({ owner, removedAt, goneAt }) => ({ owner, removedAt: removedAt ?? goneAt }));

/** Addresses that the next release of an account takes over. */
export function readImported(file: string, account: string): Departed | undefined {
	return readJson(file, Imported)?.[account];
}

/** Has the next release of an account take over these addresses, beside those that wait already. */
export function addImported(file: string, account: string, departed: Departed): void {
	const all = readJson(file, Imported) ?? {};
	const known = all[account] ?? { owners: [], lists: [] };
	replaceFile(file, JSON.stringify({ ...all, [account]: mergeDeparted(known, departed) }));
}

/** Forgets what a release has taken over. */
export function dropImported(file: string, account: string): void {
	const { [account]: taken, ...rest } = readJson(file, Imported) ?? {};
	if (taken === undefined) return;
	if (Object.keys(rest).length === 0) rmSync(file, { force: true });
	else replaceFile(file, JSON.stringify(rest));
}

/** Adds departed addresses; of the same owner the newer entry counts. */
export function mergeDeparted(known: Departed, departed: Departed): Departed {
	const owners = [...known.owners, ...departed.owners];
	return {
		owners: [...new Map(owners.map((each) => [nameOf(each.owner), each])).values()],
		lists: [...new Set([...known.lists, ...departed.lists])],
	};
}

/** Departed addresses as text: a line of JSON for each unit, project and page of a list. */
export function departedLines({ owners, lists }: Departed): string[] {
	return [...owners, ...lists.map((path) => ({ path }))].map((each) => JSON.stringify(each));
}

/**
 * Reads what `departedLines` has written, also in an earlier version of the program, which named what had pages, too;
 * that counts as removed now, until a build finds that it has pages. Empty lines do not matter.
 * @param now in milliseconds since 1970.
 * @throws an error that names the line which is none of them.
 */
export function readDepartedLines(lines: readonly string[], now: number): Departed {
	const read = lines.flatMap((line, at) => {
		if (line.trim() === '') return [];
		try {
			return [Line.parse(JSON.parse(line))];
		} catch (cause) {
			throw new Error(`line ${at + 1}, is no address of this program`, { cause });
		}
	});
	return {
		owners: read.flatMap((each) =>
			'owner' in each ? [{ owner: each.owner, removedAt: each.removedAt ?? now }] : [],
		),
		lists: read.flatMap((each) => ('path' in each ? [each.path] : [])),
	};
}

const Line = z.union([
	OwnerLine,
	z.object({ path: z.string().refine((path) => listAt(path) !== undefined) }),
]);
