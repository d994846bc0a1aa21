import { z } from 'zod';

/** Rows of one column, as its values. */
export function column<T extends z.ZodType>(schema: T) {
	const values = z.array(schema);
	return z
		.array(z.looseObject({}))
		.transform((rows) => values.parse(rows.flatMap((row) => Object.values(row))));
}

/** Rows of one column of text. */
export const Texts = column(z.string());
