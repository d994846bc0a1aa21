import { expect } from 'vitest';
import type { DocumentRow } from '../../support/document-row.ts';

/** A picture of one pixel. */
const photo =
	'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const image = {
	photo,
	imageable_id: 1,
	imageable_type: 'Property',
	is_private: true,
	title: 'Hof',
};

const link = {
	url: 'https://tour.example/1',
	title: 'Rundgang',
	is_embedable: true,
	on_landing_page: true,
	is_private: true,
};

const made = 60_000_001;

export const media: readonly DocumentRow[] = [
	{
		of: 'POST /images',
		says: 'adds an image to one unit or project, named by its title in its address',
		requests: [
			['POST /images', { body: { ok: true, id: made } }, { image }],
			[
				'GET /units/1?new=1',
				{
					body: {
						images: [
							{},
							{
								id: made,
								title: 'Hof',
								is_private: true,
								imageable_id: 1,
								imageable_type: 'Property',
								url: expect.stringContaining('/hof.png'),
							},
						],
					},
				},
			],
			['POST /images', {}, { image: { ...image, imageable_id: 201, imageable_type: 'Project' } }],
			['GET /projects/201', { body: { images: [{ imageable_type: 'Project' }] } }],
			['POST /images', { status: 422 }, { image: { ...image, imageable_id: 9 } }],
			['POST /images', { status: 422 }, { image: { ...image, imageable_type: 'Client' } }],
		],
	},
	{
		of: 'PUT /images/:id',
		says: 'changes title, title_[locale] and privacy',
		requests: [
			['PUT /images/101', {}, { image: { title: 'Diele', title_en: 'Hallway', is_private: true } }],
			[
				'GET /units/1?new=1&include_translations=en',
				{ body: { images: [{ title: 'Diele', title_en: 'Hallway', is_private: true }] } },
			],
			['PUT /images/9', { status: 404 }, { image: { title: 'X' } }],
		],
	},
	{
		of: 'POST /links',
		says: 'creates a link for a unit',
		requests: [
			['POST /links', { body: { id: made } }, { link, property_id: 2 }],
			['GET /units/2?new=1', { body: { links: [{ id: made, ...link }] } }],
			['POST /links', { status: 422 }, { link }],
		],
	},
	{
		of: 'PUT /links/:id',
		says: 'takes the same parameters as create',
		requests: [
			['PUT /links/551', {}, { link, property_id: 2 }],
			['GET /units/2?new=1', { body: { links: [{ id: 551, ...link }] } }],
			['GET /units/1?new=1', { body: { links: [] } }],
			['PUT /links/9', { status: 404 }, { link }],
		],
	},
	{
		of: 'DELETE /links/:id',
		says: 'deletes a link',
		requests: [
			['DELETE /links/551', {}],
			['GET /units/1?new=1', { body: { links: [] } }],
			['DELETE /links/551', { status: 404 }],
		],
	},
];
