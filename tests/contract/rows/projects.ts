import { expect } from 'vitest';
import type { DocumentRows, Exchange } from '../../support/document-row.ts';

const written = {
	name: 'Hafenlogen',
	status: 'SALES',
	note: 'intern',
	warning_notice: 'Nicht anrufen',
	broker_id: 61,
	title: 'Am Hafen',
	for_rent: true,
	street: 'Hafenstraße',
	house_number: '1a',
	zip_code: '04229',
	city: 'Leipzig',
	lat: 51.3,
	lng: 12.3,
	location_id: 5,
	courtage: '3,57 %',
	courtage_note: 'inkl. MwSt.',
	description_note: 'Hell',
	location_note: 'Ruhig',
	furnishing_note: 'Parkett',
	construction_year: 2027,
};

/** What only the data of a single project hold. */
const extended = { units: [{ id: 1 }], images: [], links: expect.any(Array) };

export const projects: DocumentRows = {
	'POST /projects: creates a project with 201; every field reads back as written, alone and in the list':
		[
			['POST /projects', { status: 201, body: { ok: true, id: 901 } }, { project: written }],
			['GET /projects/901', { body: written }],
			['GET /projects', { body: [{ id: 201 }, { id: 202 }, written] }],
		],
	'PUT /projects/:id: changes what is sent, with 200': [
		['PUT /projects/201', {}, { project: { status: 'SOLD', city: 'Halle' } }],
		['GET /projects/201', { body: { status: 'SOLD', city: 'Halle', title: 'Am Kanal' } }],
		['PUT /projects/9', { status: 404 }, { project: {} }],
	],
	'GET /projects/:id: reads a project': [
		['GET /projects/201', { body: { id: 201, name: 'Kanalhöfe', ...extended } }],
		['GET /projects/9', { status: 404 }],
	],
	'GET /projects: answers with all projects of the company': [
		['GET /projects', { ids: [201, 202], without: /"units"/ }],
		['GET /projects?page=2&per=1', { ids: [201, 202] }],
		['GET /projects?locale=en', { body: [{ title: 'Canal' }, {}] }],
	],
	'GET /projects: expand: brings the data of a single project, whatever its value': [
		'1',
		'0',
		'false',
		'no',
		'true',
	].map((value): Exchange => [
		`GET /projects?expand=${value}`,
		{ body: [extended, { units: [] }] },
	]),
	'GET /projects: expand: is not needed for translations': [
		[
			'GET /projects?include_translations=en',
			{ body: [{ translations: [{ locale: 'en', title: 'Canal' }] }, {}], without: /"units"/ },
		],
	],
};
