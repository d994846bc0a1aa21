import { z } from 'zod';

/**
 * Opens the `{label, value}` wrapping of the rich shape. Real accounts wrap a field in one account and
 * send it plain in the next, so every field accepts both. Labels are never read: some are
 * "Translation missing" markers of the CRM.
 */
export function unwrap(raw: unknown): unknown {
	if (typeof raw === 'object' && raw !== null && 'value' in raw && 'label' in raw) return raw.value;
	return raw;
}

function field<T extends z.ZodType>(schema: T) {
	return z.preprocess(unwrap, schema.nullish());
}

/**
 * What a field looks like on the wire, where its own schema says what becomes of it: its name and JSON types. A schema
 * that was described is a copy of one of these, and known by the same name.
 */
export const onTheWire = z.registry<{ name: string; types: readonly string[] }>();

/** Text; numbers are accepted, because some accounts store reference numbers as numbers. */
export const text = field(z.union([z.string(), z.number()]).transform(String)).register(onTheWire, {
	name: 'Text',
	types: ['string', 'number'],
});

/** A number, or the text of one as real accounts send it: "690.5", "3.600,00 €", "4". */
export const quantity = field(z.union([z.number(), z.string()])).register(onTheWire, {
	name: 'Quantity',
	types: ['number', 'string'],
});

export const flag = field(z.boolean()).register(onTheWire, { name: 'Flag', types: ['boolean'] });

/** A list whose records are decoded one by one, so that a broken one costs only itself. */
export const itemsOf = z.registry<{ name: string }>();

/** Such a list, of records of a schema with an id. */
export function each(schema: z.ZodType) {
	const name = z.globalRegistry.get(schema)?.id;
	if (name === undefined) throw new Error('A schema that lists are made of has no id.');
	return z.array(z.unknown()).register(itemsOf, { name }).nullish();
}

/** What a field counts as when its value cannot be read; every other field then counts as absent. */
export const whenUnreadable = z.registry<{ value: unknown }>();

/** A flag that keeps something from visitors: whatever is neither true nor false counts as true. */
export const hidingFlag = field(z.boolean())
	.register(whenUnreadable, { value: true })
	.register(onTheWire, { name: 'Flag', types: ['boolean'] });

/** A date or time in any of the forms accounts use: ISO 8601, "18.11.2013", "Frühjahr 2027". */
export const moment = field(z.string()).register(onTheWire, {
	name: 'Moment',
	types: ['string'],
});

export const id = z.int().positive();

/** Id of a related record, absent when there is none. */
export const optionalId = field(z.int().positive()).register(onTheWire, {
	name: 'Reference',
	types: ['number'],
});

/** A select with several values; accounts send an array, a single text, or an array with empty texts. */
export const choices = field(z.union([z.string(), z.array(z.string().nullable())])).register(
	onTheWire,
	{ name: 'Choices', types: ['string', 'array'] },
);

/** Fields nothing of ours depends on: a value that cannot be read counts as absent. */
export const lenient = {
	text: text.catch(undefined),
	integer: z.int().nullish().catch(undefined),
	number: z.number().nullish().catch(undefined),
	flag: z.boolean().nullish().catch(undefined),
	/** ISO 8601, with time and offset or the day alone. */
	moment: z.string().nullish().catch(undefined),
	ids: z.array(z.int()).nullish().catch(undefined),
	texts: z.array(z.string()).nullish().catch(undefined),
	object: z.record(z.string(), z.unknown()).nullish().catch(undefined),
	list: z.array(z.unknown()).nullish().catch(undefined),
	/** Where the values are not shown. */
	anything: z.unknown().optional(),
};

export const Written = z
	.looseObject({
		ok: z.literal(true).optional().describe('Whether the call has succeeded.'),
		id: z.int().positive().describe('Number of the record that was written.'),
	})
	.meta({
		id: 'Written',
		description:
			'Response of most create, update and delete calls. Without `id`, or where `ok` is false, nothing was written.',
	});

export const Done = z
	.looseObject({
		ok: z.boolean().describe('Whether the call has succeeded.'),
	})
	.meta({ id: 'Done', description: 'Response of calls that only say that they have succeeded.' });

/** Query flag: the service reads `1` as true. It may be left out, like all that stands in a query. */
export const queryFlag = z.union([z.literal(1), z.literal('1'), z.literal('true')]).optional();

/** A filter for true or for false. */
export const queryBoolean = z
	.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])])
	.optional();

export const queryText = z.string().optional();

export const queryInteger = z.coerce.number().int().optional();

/** A list parameter, comma-separated in the query. */
export const idList = z.union([z.array(z.int()), z.string().regex(/^\d+(,\d+)*$/)]).optional();

/** A list of words in the query, comma-separated. */
export const wordList = z.union([z.array(z.string()), z.string()]).optional();

/** A bound in the query: ISO 8601 date and time with offset. */
export const queryMoment = z
	.string()
	.refine((bound) => isMoment(bound.trim().replace(/ (\d\d:?\d\d)$/, '+$1')), {
		error: 'must be a date and time in the form of ISO 8601',
	})
	.optional();

/** A date, or date and time, in a body: ISO 8601. */
export const bodyMoment = z
	.string()
	.refine(isMoment, { error: 'must be a date or time in the form of ISO 8601' });

/** Whether a text is a day of the calendar in the form of ISO 8601, or a time of one; the offset may be left out. */
function isMoment(text: string): boolean {
	const form = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;
	const isDay = z.iso.date().safeParse(text.slice(0, 10)).success;
	return form.test(text) && isDay && !Number.isNaN(Date.parse(text));
}

/** Direction of a sorted list. */
export const order = z.enum(['asc', 'desc']).optional();

/** Paging, on all paginated lists. */
export const paging = {
	page: z.coerce.number().int().positive().optional().describe('Page number, from 1.'),
	per: z.coerce
		.number()
		.int()
		.positive()
		.optional()
		.describe(
			'Records a page; 20 when absent. More than 500 should not be asked for, because the service may take too long.',
		),
};

export const Envelope = z
	.looseObject({
		data: z.array(z.unknown()).describe('The records of one page.'),
		meta: z
			.looseObject({
				total_count: z.int().nonnegative().optional().describe('Number of records on all pages.'),
			})
			.nullish()
			.describe('About the whole list.'),
	})
	.meta({
		id: 'Envelope',
		description:
			'A list in an envelope. `meta` holds only the total; where there is a parameter `with_meta`, it comes with that.',
	});
export type Envelope = z.infer<typeof Envelope>;

/** A list without an envelope. Records are decoded one by one, so that a broken one costs only itself. */
export const BareList = z.array(z.unknown());

/** A list in either form. */
export const List = z.union([BareList, Envelope]);
export type List = z.infer<typeof List>;
