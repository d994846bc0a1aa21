import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { Image } from '../../src/crm/contract/image.ts';
import { Link } from '../../src/crm/contract/link.ts';
import { Project } from '../../src/crm/contract/project.ts';
import { PropertyStatus } from '../../src/crm/contract/status.ts';
import { Unit } from '../../src/crm/contract/unit.ts';
import { endpoints } from '../../src/sandbox/contract/endpoints.ts';
import { decodeRecords } from '../../src/crm/decode.ts';
import { CrmError } from '../../src/crm/errors.ts';
import { readProjects, readUnits } from '../../src/crm/pages.ts';
import { crmClient, crmServer, json, raw, type Answer } from '../support/crm-server.ts';
import { hasRecordedAnswers, recorded, recordedPath, skipReason } from '../support/recorded.ts';

const realistic = (name: string) => `realistic/${name}.json`;
const threadi = (name: string) => `threadi-connector-for-propstack/${name}.json`;
const lite = (name: string) => `vitaliy-shmidt-propstack-lite/${name}.json`;
const docs = (name: string) => `docs.propstack.de/${name}.json`;

describe.skipIf(!hasRecordedAnswers)('answers of real accounts', () => {
	test.each<[what: string, file: string, units: number]>([
		['the rich list', threadi('units_full'), 1],
		['the rich list without envelope', threadi('units_full.d402b17-bare-array'), 1],
		['several rich units', realistic('units-list-expand-with-meta'), 6],
		['several without envelope', realistic('units-list-expand-bare-array'), 6],
		['the flat list', realistic('units-list-flat-with-meta'), 6],
		['the flat list without envelope', realistic('units-list-flat-bare-array'), 6],
		['a page past the end', realistic('units-list-page2-empty'), 0],
		['a flat unit of the documentation', docs('unit_list_item_no_expand.partial'), 1],
	])('decode without a problem: %s', (_, file, units) => {
		const list = endpoints.units.response.parse(recorded(file));
		const { records, problems } = decodeRecords(Unit, recordsOf(list), 'unit');
		expect(problems).toEqual([]);
		expect(records).toHaveLength(units);
		for (const unit of records) {
			expect(decodeRecords(Image, unit.images ?? [], 'image').problems).toEqual([]);
			expect(decodeRecords(Link, unit.links ?? [], 'link').problems).toEqual([]);
		}
	});

	test.each<[what: string, file: string]>([
		['rich', realistic('unit-910001-buy-apartment-project-translated')],
		[
			'with hidden address and without images',
			realistic('unit-910002-rent-hidden-reserved-noimages'),
		],
		['with markup in its texts', realistic('unit-910003-house-sold-html-on-inquiry')],
		['sparse, without hide_address', realistic('unit-910004-plot-sparse-missing-hide_address')],
		['with a map of translations', realistic('unit-910005-office-at-translations')],
		['archived', realistic('unit-910006-garage-archived-inaktiv')],
		['legacy, without new=1', realistic('unit-910001-single-legacy-no-new')],
		['of the documentation', docs('unit_detail_new1.partial')],
		['public', lite('unit-buy-public')],
		['full', lite('unit-full')],
		['minimal', lite('unit-minimal')],
		['hidden', lite('unit-rent-hidden')],
	])('decode without a problem: a single unit, %s', (_, file) => {
		const { records, problems } = decodeRecords(Unit, [recorded(file)], 'unit');
		expect(problems).toEqual([]);
		expect(records).toHaveLength(1);
	});

	test('open the wrapping, wherever an account has it', () => {
		const [wrapped] = decode(Unit, threadi('units_full'));
		const raw = JSON.stringify(recorded(threadi('units_full')));
		expect(raw).toContain('"label"');
		expect(JSON.stringify(pick(wrapped, Object.keys(Unit.shape)))).not.toContain(
			'Translation missing',
		);
		const [rich] = decode(Unit, realistic('units-list-expand-with-meta'));
		expect(rich).toMatchObject({ id: 910001, hide_address: false, price_on_inquiry: false });
		expect(rich?.translations.map(({ locale }) => locale)).toContain('en');
		expect(rich?.property_status).toMatchObject({ id: 310003, name: 'Vermarktung' });
	});

	test('hide an address unless the account says otherwise', () => {
		const units = decode(Unit, realistic('units-list-expand-with-meta'));
		const flags = Object.fromEntries(units.map(({ id, hide_address }) => [id, hide_address]));
		expect(flags[910001]).toBe(false);
		expect(flags[910002]).toBe(true);
		expect(flags[910004]).toBeUndefined();
	});

	test.each<[what: string, file: string, projects: number]>([
		['the list', realistic('projects-list-bare-array'), 2],
		['the expanded list', realistic('projects-list-expand-bare-array'), 2],
		['a single one', realistic('project-2301-expanded'), 1],
		['a sparse one', realistic('project-2302-list-sparse'), 1],
		['the documentation', docs('projects_list'), 1],
	])('decode without a problem: projects, %s', (_, file, projects) => {
		const { records, problems } = decodeRecords(Project, recordsOf(recorded(file)), 'project');
		expect(problems).toEqual([]);
		expect(records).toHaveLength(projects);
		for (const { images } of records) {
			expect(decodeRecords(Image, images ?? [], 'image').problems).toEqual([]);
		}
	});

	test.each([
		[threadi('states_full')],
		[realistic('property_statuses')],
		[docs('property_statuses')],
	])('decode without a problem: statuses, %s', (file) => {
		const list = endpoints.propertyStatuses.response.parse(recorded(file));
		const { records, problems } = decodeRecords(PropertyStatus, recordsOf(list), 'status');
		expect(problems).toEqual([]);
		expect(records.length).toBeGreaterThan(2);
	});

	test('decode without a problem: what writing calls answer', () => {
		const { saveContact, createTask, createProject } = endpoints;
		expect(saveContact.response.parse(recorded(docs('contacts_post'))).id).toBeTypeOf('number');
		expect(
			saveContact.response.parse(recorded(realistic('writes/post-contacts.response'))),
		).toBeTruthy();
		expect(createTask.response.parse(recorded(docs('tasks_post_201')))).toBeTruthy();
		expect(
			createTask.response.parse(recorded(realistic('writes/post-tasks-inquiry.response'))),
		).toBeTruthy();
		expect(createProject.response.parse(recorded(docs('projects_post_201')))).toBeTruthy();
		expect(() =>
			saveContact.body.parse(recorded(realistic('writes/post-contacts.request'))),
		).not.toThrow();
		expect(() =>
			createTask.body.parse(recorded(realistic('writes/post-tasks-inquiry.request'))),
		).not.toThrow();
	});

	test('become a complete list through the client', async () => {
		const list = recorded(realistic('units-list-expand-with-meta'));
		const { baseUrl } = await crmServer(json(list));
		const { records, total } = await readUnits(crmClient(baseUrl).crm, { translations: ['de'] });
		expect(records).toEqual(recordsOf(list));
		expect(total).toBe(6);
		const projects = recorded(realistic('projects-list-expand-bare-array'));
		const server = await crmServer(json(projects));
		const read = await readProjects(crmClient(server.baseUrl).crm, { translations: ['de'] });
		expect(read.records).toEqual(projects);
	});

	test.each<[what: string, answer: () => Answer, reason: string, part: string]>([
		[
			'401',
			() => json(recorded(realistic('errors/401-insufficient-permissions')), 401),
			'unauthorised',
			'"API-Key besitzt nicht genügend Rechte"',
		],
		[
			'404',
			() => json(recorded(realistic('errors/404-unit-not-found')), 404),
			'notFound',
			'konnte nicht gefunden werden.',
		],
		[
			'422',
			() => json(recorded(realistic('errors/422-validation-object.GUESS')), 422),
			'rejected',
			'the field note_type_id',
		],
		[
			'the HTML of the application',
			() => raw(html('realistic/errors/302-html-app-redirect.GUESS.html'), 'text/html'),
			'notJson',
			'text/html',
		],
		['a broken body', () => json(recorded(threadi('units_faulty'))), 'malformed', 'data should be'],
	])('become one clear error: %s', async (_, answer, reason, part) => {
		const { crm } = crmClient((await crmServer(answer())).baseUrl);
		const error: unknown = await crm.call(endpoints.units).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(CrmError);
		expect(error).toMatchObject({ failure: { reason }, message: expect.stringContaining(part) });
	});
});

test.runIf(!hasRecordedAnswers)(`answers of real accounts: ${skipReason}`, () => {});

function recordsOf(list: unknown): unknown[] {
	if (Array.isArray(list)) return list;
	if (typeof list === 'object' && list !== null && 'data' in list && Array.isArray(list.data)) {
		return list.data;
	}
	return [list];
}

function decode<Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema>[] {
	return decodeRecords(schema, recordsOf(recorded(file)), 'record').records;
}

function pick(record: unknown, names: readonly string[]): unknown {
	return Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => names.includes(name)));
}

function html(file: string): string {
	return readFileSync(recordedPath(file), 'utf8');
}
