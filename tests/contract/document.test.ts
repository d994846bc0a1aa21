import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Activity, ActivityListItem, ActivityType } from '../../src/crm/contract/activity.ts';
import { Broker } from '../../src/crm/contract/broker.ts';
import { ContactSource, ContactWrite } from '../../src/crm/contract/contact.ts';
import { CustomField, CustomFieldGroup } from '../../src/crm/contract/custom-field-group.ts';
import type { Endpoint } from '../../src/crm/contract/endpoint.ts';
import { Image } from '../../src/crm/contract/image.ts';
import { Attachment } from '../../src/crm/contract/message.ts';
import { Project } from '../../src/crm/contract/project.ts';
import { TaskWrite } from '../../src/crm/contract/task.ts';
import { Team } from '../../src/crm/contract/team.ts';
import { Unit } from '../../src/crm/contract/unit.ts';
import { ReservationReason } from '../../src/sandbox/contract/activity.ts';
import { Contact, ContactListItem } from '../../src/sandbox/contract/contact.ts';
import { Deal, DealPipeline, DealStage } from '../../src/sandbox/contract/deal.ts';
import { endpoints } from '../../src/sandbox/contract/endpoints.ts';
import { Group, SuperGroup } from '../../src/sandbox/contract/group.ts';
import {
	ImageWrite,
	LinkWrite,
	ProjectWrite,
	TeamWrite,
} from '../../src/sandbox/contract/record-writes.ts';
import { Message } from '../../src/sandbox/contract/message.ts';
import { Task } from '../../src/sandbox/contract/task.ts';
import { hasApiDocument, readApiDocument, skipReason } from '../support/api-document.ts';

const document = readApiDocument();
const table: readonly Endpoint[] = Object.values(endpoints);

function find(method: string, path: string): Endpoint | undefined {
	return table.find((endpoint) => endpoint.method === method && endpoint.path === path);
}

function count(path: string): number | undefined {
	return document.endpoints.find((row) => row.method === 'GET' && row.path === path)?.query.length;
}

/** Names of an object schema's fields. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
	return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Names of the fields inside the one object that a body wraps them in. */
function wrapped(schema: z.ZodObject, name: string): string[] {
	const inner: unknown = schema.shape[name];
	return inner instanceof z.ZodType ? fieldsOf(inner) : [];
}

describe.skipIf(!hasApiDocument)(
	hasApiDocument ? 'the contract' : `the contract: ${skipReason}`,
	() => {
		test('has every endpoint of the document, and marks those it has beside', () => {
			expect(document.endpoints.length).toBeGreaterThan(40);
			const missing = document.endpoints.filter(({ method, path }) => !find(method, path));
			expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
			const named = new Set(document.endpoints.map(({ method, path }) => `${method} ${path}`));
			for (const { method, path, beyondDocument = false } of table) {
				expect([path, beyondDocument]).toEqual([path, !named.has(`${method} ${path}`)]);
			}
		});

		test.each(document.endpoints.filter(({ query }) => query.length > 0))(
			'takes every query parameter of $method $path',
			({ method, path, query }) => {
				const known = fieldsOf(find(method, path)?.query);
				const named = query.filter((name) => !name.startsWith('cf_'));
				expect(named.filter((name) => !known.includes(name))).toEqual([]);
				if (method === 'GET') expect(named.length).toBeGreaterThan(0);
			},
		);

		test('finds as many query parameters as the document lists', () => {
			expect(count('/contacts')).toBe(30);
			expect(count('/units')).toBeGreaterThanOrEqual(19);
			expect(count('/activities')).toBeGreaterThanOrEqual(28);
			expect(count('/client_properties')).toBeGreaterThanOrEqual(15);
		});

		const contact = wrapped(ContactWrite, 'client');
		const link = wrapped(LinkWrite, 'link').map((name) => `link__${name}`);
		const tags = 'Tags and custom fields';
		const pipelines = 'Deal pipeline and stage';
		/** Of a table where no sentence is named by its beginning. */
		test.each<[heading: string, sentence: string, known: readonly string[], atLeast: number]>([
			['Contact', '', [...fieldsOf(Contact), ...contact], 40],
			['Contact', '', [...contact, 'custom_fields'], 40],
			['Contact', 'Extra fields of the full single-contact response', fieldsOf(Contact), 44],
			['Contact', 'Fields of the contact list item:', fieldsOf(ContactListItem), 18],
			['Contact', 'Contact source:', fieldsOf(ContactSource), 2],
			['Project', '', fieldsOf(Project), 20],
			['Project', '', wrapped(ProjectWrite, 'project'), 20],
			['Unit (property)', 'Fields seen in a unit list item:', fieldsOf(Unit), 25],
			['Unit (property)', 'Each image entry has', fieldsOf(Image), 6],
			['Activity', 'Activity list item fields:', fieldsOf(ActivityListItem), 30],
			['Activity', 'single-activity response has', fieldsOf(Activity), 3],
			['Activity', 'Activity type:', fieldsOf(ActivityType), 3],
			['Activity', 'Cancellation reason (reservation reason):', fieldsOf(ReservationReason), 2],
			['Task', '', fieldsOf(Task), 17],
			['Task', '', wrapped(TaskWrite, 'task'), 17],
			['Task', 'When the task is an inquiry:', fieldsOf(Task), 1],
			['Team (department)', '', fieldsOf(Team), 9],
			['Team (department)', '', [...wrapped(TeamWrite, 'team'), 'id'], 9],
			['User (broker)', 'Fields:', fieldsOf(Broker), 19],
			['E-mail (message)', '', fieldsOf(Message), 14],
			['E-mail (message)', 'can be loaded with a message:', fieldsOf(Message), 7],
			['E-mail (message)', 'Attachment:', fieldsOf(Attachment), 3],
			['Image', 'Fields:', wrapped(ImageWrite, 'image'), 5],
			['Link', 'Fields:', [...link, ...fieldsOf(LinkWrite)], 6],
			['Deal', '', fieldsOf(Deal), 9],
			[pipelines, 'Pipeline:', fieldsOf(DealPipeline), 4],
			[pipelines, 'Stage:', fieldsOf(DealStage), 5],
			[tags, 'Group (tag):', fieldsOf(Group), 3],
			[tags, 'Super group:', fieldsOf(SuperGroup), 4],
			[tags, 'Custom field group:', fieldsOf(CustomFieldGroup), 4],
			[tags, 'Custom field:', fieldsOf(CustomField), 6],
		])('has every field of %s (%s)', (heading, sentence, known, atLeast) => {
			const named = document.fields(heading, sentence || undefined);
			expect(named.length).toBeGreaterThanOrEqual(atLeast);
			expect(named.filter((name) => !known.includes(name))).toEqual([]);
		});
	},
);
