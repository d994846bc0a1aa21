import { z } from 'zod';
import { listAt } from '../i18n/list-path.ts';
import { Departed, type Departures } from '../domain/departed.ts';

/** Writes down what departed, a line of JSON for each unit, project and page of a list. */
export function departedLines({ owners, lists }: Departures): string[] {
	return [...owners, ...lists.map((path) => ({ path }))].map((each) => JSON.stringify(each));
}

/**
 * Reads what `departedLines` has written, also in an earlier version of the program, which named what had pages, too;
 * that counts as gone now, until a build finds that it has pages. Empty lines do not matter.
 * @param now in milliseconds since 1970.
 * @throws an error that names the line which is none of them.
 */
export function readDepartedLines(lines: readonly string[], now: number): Departures {
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
			'owner' in each ? [{ owner: each.owner, goneAt: each.goneAt ?? now }] : [],
		),
		lists: read.flatMap((each) => ('path' in each ? [each.path] : [])),
	};
}

const Line = z.union([
	Departed.partial({ goneAt: true }),
	z.object({ path: z.string().refine((path) => listAt(path) !== undefined) }),
]);
