import { expect } from 'vitest';
import type { DocumentRows } from '../../support/document-row.ts';

const hook = { event: 'task_created', target_url: 'https://hooks.example/' };

/** Calls of real accounts that the document does not show. */
export const beyondDocument: DocumentRows = {
	'GET /property_statuses: an object with data, in the order of their positions': [
		[
			'GET /property_statuses',
			{
				ids: [503, 504],
				body: { data: [{ name: 'Vermarktung', remove_from_portal: false }, {}] },
			},
		],
	],
	'GET /units/:id: new: has the rich shape with new=1, and that of old clients without': [
		['GET /units/1?new=1', { body: { id: 1, property_status: { id: 503 } } }],
		[
			'GET /units/1',
			{
				body: {
					title: 'Wohnung 1',
					status: { name: 'Vermarktung' },
					furnishings: { lift: null },
					required_fields: expect.arrayContaining([{ name: 'Wohnfläche ca.', value: '75 m²' }]),
				},
				without: /property_status"/,
			},
		],
		[
			'GET /units/999?new=1',
			{
				status: 404,
				body: { errors: ['Property mit der id=999 konnte nicht gefunden werden.'] },
			},
		],
	],
	'GET /units/:id: is told in other languages as in the list': [
		[
			'GET /units/1?expand=1&include_translations=en',
			{ body: { translations: [{ locale: 'en', title: 'Flat' }] } },
		],
		['GET /units/1?expand=1&locale=en', { body: { title: { value: 'Flat' } } }],
	],
	'GET /documents: an object with documents and the total, of one record or of all': [
		['GET /documents?client=11', { body: { documents: [{ id: 7101, title: 'Ausweis' }] } }],
		['GET /documents?property=2', { body: { documents: [{ id: 24 }] } }],
		['GET /documents?project=201', { body: { documents: [{ id: 2014 }] } }],
		['GET /documents?per=1&page=2&property=2', { body: { documents: [] } }],
	],
	'POST /hooks: an address that is called at an event stays until it is deleted': [
		['GET /hooks', { body: { hooks: [] } }],
		['POST /hooks', { body: { id: 501 } }, hook],
		['GET /hooks', { body: { hooks: [{ id: 501, ...hook }] } }],
		['POST /hooks', { status: 422 }, { ...hook, event: 'tea_made' }],
		['DELETE /hooks/501', {}],
		['GET /hooks', { body: { hooks: [] } }],
		['DELETE /hooks/501', { status: 404 }],
	],
};
