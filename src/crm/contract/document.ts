import { z } from 'zod';
import { id, lenient, paging, queryInteger, text } from './field.ts';

/** A file of a unit, project or contact. */
export const Document = z.looseObject({
	/** Number that identifies the document. */
	id,
	/** Long identifier. */
	token: text,
	/** What it is called. */
	title: text,
	/** Name of the file. */
	name: text,
	/** Where the file can be had; treat as short-lived. */
	url: text,
	/** Place among the documents. */
	position: lenient.number,
	/** Id of the user who added it. */
	broker_id: lenient.integer,
	/** `true` keeps it from visitors. */
	is_private: lenient.flag,
	/** Belongs on the public page. */
	on_landing_page: lenient.flag,
	/** Is an exposé. */
	is_exposee: lenient.flag,
	/** Is a floor plan. */
	is_floorplan: lenient.flag,
	/** Words the company sorts its documents by. */
	tags: lenient.list,
	/** When it was added, ISO 8601. */
	created_at: lenient.moment,
	/** When it was last changed, ISO 8601. */
	updated_at: lenient.moment,
});
export type Document = z.infer<typeof Document>;

/** Answer of GET /documents. */
export const Documents = z.looseObject({
	/** One page of them. */
	documents: z.array(Document),
	/** About the whole list. */
	meta: z
		.looseObject({
			/** Number of documents on all pages. */
			total_count: z.int().nonnegative().optional(),
		})
		.nullish(),
});

/** Query of GET /documents: the record whose documents are wanted. */
export const DocumentsQuery = z.looseObject({
	...paging,
	/** Id of a unit. */
	property: queryInteger.optional(),
	/** Id of a project. */
	project: queryInteger.optional(),
	/** Id of a contact. */
	client: queryInteger.optional(),
});
