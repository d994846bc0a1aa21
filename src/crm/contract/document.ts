import { z } from 'zod';
import { id, lenient, paging, queryInteger, text } from './field.ts';

/** A file of a unit, project or contact. */
export const Document = z.looseObject({
	id,
	token: text,
	title: text,
	name: text,
	/** Treat as short-lived. */
	url: text,
	position: lenient.number,
	broker_id: lenient.integer,
	is_private: lenient.flag,
	on_landing_page: lenient.flag,
	is_exposee: lenient.flag,
	is_floorplan: lenient.flag,
	tags: lenient.list,
	created_at: lenient.moment,
	updated_at: lenient.moment,
});
export type Document = z.infer<typeof Document>;

export const Documents = z.looseObject({
	documents: z.array(Document),
	meta: z.looseObject({ total_count: z.int().nonnegative().optional() }).nullish(),
});

/** Query of GET /documents: the record whose documents are wanted. */
export const DocumentsQuery = z.looseObject({
	...paging,
	property: queryInteger.optional(),
	project: queryInteger.optional(),
	client: queryInteger.optional(),
});
