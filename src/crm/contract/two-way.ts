import { z } from 'zod';
import { bodyMoment, flag, lenient, text } from './field.ts';

/** A field that is both read and written. Responses are read generously, bodies are checked strictly. */
interface TwoWay {
	readonly read: z.ZodType;
	readonly write: z.ZodType;
}

/** A field in its two forms; a form with words of its own keeps them. */
export function both<Read extends z.ZodType, Write extends z.ZodType>(
	read: Read,
	write: Write,
	meaning: string,
): { readonly read: Read; readonly write: Write } {
	return { read: described(read, meaning), write: described(write, meaning) };
}

function described<Schema extends z.ZodType>(schema: Schema, meaning: string): Schema {
	return schema.description === undefined ? schema.describe(meaning) : schema;
}

/** The shapes that a resource is read and written with, made of one list of its fields. */
export function shapesOf<Fields extends Readonly<Record<string, TwoWay>>>(fields: Fields) {
	const shape = (way: keyof TwoWay) =>
		Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[way]]));
	// `Object.fromEntries` forgets which name has which schema.
	return {
		read: shape('read') as { [Name in keyof Fields]: Fields[Name]['read'] },
		write: shape('write') as { [Name in keyof Fields]: Fields[Name]['write'] },
	};
}

/** What a body may hold: everything may be left out, and null clears what may be empty. */
export const writable = {
	text: z.string().nullish(),
	flag: z.boolean().optional(),
	integer: z.int().nullish(),
	number: z.number().nullish(),
	ids: z.array(z.int()).optional(),
	moment: bodyMoment.nullish(),
	address: z.url({ protocol: /^https?$/ }),
};

/** Two-way fields of the usual kinds. */
export const plain = {
	text: (meaning: string) => both(text, writable.text, meaning),
	flag: (meaning: string) => both(flag, writable.flag, meaning),
};

/** The same for fields that nothing of ours depends on: `lenient` takes whatever responses hold. */
export const loose = {
	text: (meaning: string) => both(lenient.text, writable.text, meaning),
	flag: (meaning: string) => both(lenient.flag, writable.flag, meaning),
	integer: (meaning: string) => both(lenient.integer, writable.integer, meaning),
	moment: (meaning: string) => both(lenient.moment, writable.moment, meaning),
	ids: (meaning: string) => both(lenient.ids, writable.ids, meaning),
};
