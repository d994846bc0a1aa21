import { expect } from 'vitest';
import type { DocumentRows, Exchange } from '../../support/document-row.ts';

/** A picture of one pixel. */
const photo =
	'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const noPictures = [
	'https://example.org/a.png',
	'data:image/png;base64,SGFsbG8=',
	'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB',
	`data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64')}`,
];

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

export const media: DocumentRows = {
	'POST /images: adds an image to one unit or project, named by its title in its address': [
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
		['POST /images', { status: 422 }, { image: { ...image, imageable_id: 201 } }],
		['POST /images', { status: 422 }, { image: { ...image, imageable_type: 'Client' } }],
	],
	'POST /images: takes nothing but pictures': [
		...noPictures.map((photo): Exchange => [
			'POST /images',
			{ status: 422 },
			{ image: { ...image, photo } },
		]),
		['GET /units/1?new=1', { body: { images: [{ id: 101 }] } }],
	],
	'PUT /images/:id: changes title, title_[locale] and privacy': [
		['PUT /images/101', {}, { image: { title: 'Diele', title_en: 'Hallway', is_private: true } }],
		[
			'GET /units/1?new=1&include_translations=en',
			{
				body: {
					images: [
						{
							title: 'Diele',
							title_en: 'Hallway',
							is_private: true,
							url: expect.stringMatching(/\/diele\.\w+$/),
						},
					],
				},
			},
		],
		['PUT /images/9', { status: 404 }, { image: { title: 'X' } }],
	],
	'POST /links: creates a link for a unit': [
		['POST /links', { body: { id: made } }, { link, property_id: 2 }],
		['GET /units/2?new=1', { body: { links: [{ id: made, ...link }] } }],
		['POST /links', {}, { link: { url: link.url }, property_id: 1 }],
		['GET /units/1?new=1', { body: { links: [{}, { on_landing_page: false }] } }],
		['POST /links', { status: 422 }, { link }],
	],
	'PUT /links/:id: takes the same parameters as create': [
		['PUT /links/551', {}, { link, property_id: 2 }],
		['GET /units/2?new=1', { body: { links: [{ id: 551, ...link }] } }],
		['GET /units/1?new=1', { body: { links: [] } }],
		['PUT /links/551', {}, { link: {}, property_id: 1 }],
		['GET /units/1?new=1', { body: { links: [{ id: 551, ...link }] } }],
		['PUT /links/9', { status: 404 }, { link }],
	],
	'DELETE /links/:id: deletes a link': [
		['DELETE /links/551', {}],
		['GET /units/1?new=1', { body: { links: [] } }],
		['DELETE /links/551', { status: 404 }],
	],
};
