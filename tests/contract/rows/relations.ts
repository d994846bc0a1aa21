import { expect } from 'vitest';
import type { DocumentRows } from '../../support/document-row.ts';

const pair = { client_id: 12, property_id: 2 };
const done = { body: { okay: true } };
const relationships = 'GET /contacts/12?include=relationships,owned_properties';

export const relations: DocumentRows = {
	'POST /contacts/:client_id/favorites: property_id: makes the unit a favourite, and the next call undoes it':
		[
			['POST /contacts/11/favorites?property_id=1', { body: { favorite: true } }],
			['POST /contacts/11/favorites?property_id=1', { body: { favorite: false } }],
			['POST /contacts/11/favorites?property_id=9', { status: 404 }],
			['POST /contacts/11/favorites', { status: 422 }],
			['POST /contacts/9/favorites?property_id=1', { status: 404 }],
		],
	'POST /ownerships: registers the owner': [
		['POST /ownerships', done, pair],
		['POST /ownerships', done, pair],
		[
			relationships,
			{ body: { relationships: [{ property_id: 2 }, {}], owned_properties: [{ id: 2 }] } },
		],
		['GET /contacts?owned_property_ids=2', { ids: [12] }],
		[
			'GET /units/2?new=1',
			{
				body: {
					relationships: expect.arrayContaining([{ internal_name: 'owner', client_id: 12 }]),
				},
			},
		],
		['POST /ownerships', { status: 422 }, { client_id: 12 }],
		['POST /ownerships', { status: 422 }, { property_id: 2 }],
	],
	'DELETE /ownerships: ends an ownership': [
		['DELETE /ownerships', done, { client_id: 11, property_id: 1 }],
		['GET /contacts?owner=1', { ids: [] }],
	],
	'POST /partnerships: registers the partner': [
		['POST /partnerships', done, pair],
		[
			relationships,
			{
				body: {
					relationships: [1, 2].map((id) => ({ internal_name: 'partner', property_id: id })),
				},
			},
		],
	],
	'DELETE /partnerships: ends a partnership': [
		['DELETE /partnerships', done, { client_id: 12, property_id: 1 }],
		[relationships, { body: { relationships: [] } }],
	],
};
