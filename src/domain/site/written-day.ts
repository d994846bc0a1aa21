import { z } from 'zod';
import { dayOf } from '../day.ts';

// A union passes on what only one of its members says.
const error = ({ input }: { readonly input?: unknown }) =>
	input === undefined ? 'it is missing' : 'it must be a day such as 2026-11-21';

/**
 * The day at the head of a text of the company. Some readers of YAML make a time of it; a day in any other form
 * could be taken for another one, as 5.11. for the eleventh of May.
 */
export const WrittenDay = z.union(
	[
		z.iso.date({ error }),
		z.iso.datetime({ offset: true, error }).transform(dayOf),
		z.date({ error }).transform(dayOf),
	],
	{ error },
);
