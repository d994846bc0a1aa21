import { expect } from 'vitest';
import type { DocumentRow, Exchange } from '../../support/document-row.ts';

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

export const projects: readonly DocumentRow[] = [
	{
		of: 'POST /projects',
		says: 'creates a project with 201; every field reads back as written, alone and in the list',
		requests: [
			['POST /projects', { status: 201, body: { ok: true, id: 901 } }, { project: written }],
			['GET /projects/901', { body: written }],
			['GET /projects', { body: [{ id: 201 }, { id: 202 }, written] }],
		],
	},
	{
		of: 'PUT /projects/:id',
		says: 'changes what is sent, with 200',
		requests: [
			['PUT /projects/201', {}, { project: { status: 'SOLD', city: 'Halle' } }],
			['GET /projects/201', { body: { status: 'SOLD', city: 'Halle', title: 'Am Kanal' } }],
			['PUT /projects/9', { status: 404 }, { project: {} }],
		],
	},
	{
		of: 'GET /projects/:id',
		says: 'reads a project',
		requests: [
			['GET /projects/201', { body: { id: 201, name: 'Kanalhöfe', ...extended } }],
			['GET /projects/9', { status: 404 }],
		],
	},
	{
		of: 'GET /projects',
		says: 'answers with all projects of the company',
		requests: [
			['GET /projects', { ids: [201, 202], without: /"units"/ }],
			['GET /projects?per=1', { ids: [201, 202] }],
		],
	},
	{
		of: 'GET /projects: expand',
		says: 'brings the data of a single project, whatever its value',
		requests: ['1', '0', 'false', 'no', 'true'].map((value): Exchange => [
			`GET /projects?expand=${value}`,
			{ body: [extended, { units: [] }] },
		]),
	},
	{
		of: 'GET /projects: expand',
		says: 'is not needed for translations',
		requests: [
			[
				'GET /projects?include_translations=en',
				{ body: [{ translations: [{ locale: 'en', title: 'Canal' }] }, {}], without: /"units"/ },
			],
		],
	},
];
