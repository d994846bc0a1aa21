import type { Endpoint } from '../../../crm/contract/endpoint.ts';
import { Written } from '../../../crm/contract/field.ts';
import { Documents, DocumentsQuery } from '../document.ts';
import { ImageChange, ImageWrite, LinkWrite } from '../record-writes.ts';

/**
 * Images, links and documents of units and projects. Deleting an image is not shown, and the sandbox has
 * no call for it.
 */
export const mediaEndpoints = {
	createImage: {
		method: 'POST',
		path: '/images',
		does: 'Adds an image to a unit or project',
		body: ImageWrite,
		response: Written,
	},
	updateImage: {
		method: 'PUT',
		path: '/images/:id',
		does: 'Changes titles and privacy of an image (the answer is not shown: `ok` and `id`)',
		body: ImageChange,
		response: Written,
	},
	createLink: {
		method: 'POST',
		path: '/links',
		does: 'Adds a link to a unit (the answer is not shown: `ok` and `id`)',
		body: LinkWrite,
		response: Written,
	},
	updateLink: {
		method: 'PUT',
		path: '/links/:id',
		does: 'Changes a link (the answer is not shown: `ok` and `id`)',
		body: LinkWrite,
		response: Written,
	},
	deleteLink: {
		method: 'DELETE',
		path: '/links/:id',
		does: 'Deletes a link (the answer is not shown: `ok` and `id`)',
		response: Written,
	},
	documents: {
		method: 'GET',
		path: '/documents',
		does: 'Lists documents',
		beyondDocument: true,
		query: DocumentsQuery,
		response: Documents,
	},
} as const satisfies Record<string, Endpoint>;
