import { z } from 'zod';
import { id, lenient, paging, queryInteger, text } from '../../crm/contract/field.ts';

export const Document = z
	.looseObject({
		id: id.describe('Number that identifies the document.'),
		token: text.describe('Long identifier.'),
		title: text.describe('What it is called.'),
		name: text.describe('Name of the file.'),
		url: text.describe('Where the file can be had; treat as short-lived.'),
		position: lenient.number.describe('Place among the documents.'),
		broker_id: lenient.integer.describe('Id of the user who added it.'),
		is_private: lenient.flag.describe('`true` keeps it from visitors.'),
		on_landing_page: lenient.flag.describe('Belongs on the public page.'),
		is_exposee: lenient.flag.describe('Is an exposé.'),
		is_floorplan: lenient.flag.describe('Is a floor plan.'),
		tags: lenient.list.describe('Words the company sorts its documents by.'),
		created_at: lenient.moment.describe('When it was added, ISO 8601.'),
		updated_at: lenient.moment.describe('When it was last changed, ISO 8601.'),
	})
	.meta({ id: 'Document', description: 'A file of a unit, project or contact.' });
export type Document = z.infer<typeof Document>;

export const Documents = z
	.looseObject({
		documents: z.array(Document).describe('One page of them.'),
		meta: z
			.looseObject({
				total_count: z.int().nonnegative().optional().describe('Number of documents on all pages.'),
			})
			.nullish()
			.describe('About the whole list.'),
	})
	.meta({ id: 'Documents', description: 'Answer of GET /documents.' });

/** Query of GET /documents: the record whose documents are wanted. */
export const DocumentsQuery = z.looseObject({
	...paging,
	property: queryInteger.describe('Id of a unit.'),
	project: queryInteger.describe('Id of a project.'),
	client: queryInteger.describe('Id of a contact.'),
});
