import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Activity, ActivityListItem } from '../../src/crm/contract/activity.ts';
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
import { ActivityType, ReservationReason } from '../../src/sandbox/contract/activity.ts';
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
		test.each<[what: string, named: readonly string[], known: readonly string[], atLeast: number]>([
			['a contact', document.fields('Contact'), [...fieldsOf(Contact), ...contact], 40],
			[
				'a contact when it is written',
				document.fields('Contact').filter((name) => name !== 'custom_fields'),
				contact,
				40,
			],
			[
				'the full contact',
				document.fields('Contact', 'Extra fields of the full single-contact response'),
				fieldsOf(Contact),
				44,
			],
			[
				'a contact in a list',
				document.fields('Contact', 'Fields of the contact list item:'),
				fieldsOf(ContactListItem),
				18,
			],
			[
				'a contact source',
				document.fields('Contact', 'Contact source:'),
				fieldsOf(ContactSource),
				2,
			],
			['a project', document.fields('Project'), fieldsOf(Project), 20],
			[
				'a project when it is written',
				document.fields('Project'),
				wrapped(ProjectWrite, 'project'),
				20,
			],
			[
				'a unit',
				document.fields('Unit (property)', 'Fields seen in a unit list item:'),
				fieldsOf(Unit),
				25,
			],
			[
				'an image of a unit',
				document.fields('Unit (property)', 'Each image entry has'),
				fieldsOf(Image),
				6,
			],
			[
				'an activity in a list',
				document.fields('Activity', 'Activity list item fields:'),
				fieldsOf(ActivityListItem),
				30,
			],
			[
				'an activity',
				document.fields('Activity', 'single-activity response has'),
				fieldsOf(Activity),
				3,
			],
			[
				'an activity type',
				document.fields('Activity', 'Activity type:'),
				fieldsOf(ActivityType),
				3,
			],
			[
				'a cancellation reason',
				document.fields('Activity', 'Cancellation reason (reservation reason):'),
				fieldsOf(ReservationReason),
				2,
			],
			['a task', document.fields('Task'), fieldsOf(Task), 17],
			['a task when it is written', document.fields('Task'), wrapped(TaskWrite, 'task'), 17],
			['an inquiry', document.fields('Task', 'When the task is an inquiry:'), fieldsOf(Task), 1],
			['a team', document.fields('Team (department)'), fieldsOf(Team), 9],
			[
				'a team when it is written',
				document.fields('Team (department)').filter((name) => name !== 'id'),
				wrapped(TeamWrite, 'team'),
				8,
			],
			['a user', document.fields('User (broker)', 'Fields:'), fieldsOf(Broker), 19],
			['an e-mail', document.fields('E-mail (message)'), fieldsOf(Message), 14],
			[
				'an e-mail with its associations',
				document.fields('E-mail (message)', 'can be loaded with a message:'),
				fieldsOf(Message),
				7,
			],
			[
				'an attachment',
				document.fields('E-mail (message)', 'Attachment:'),
				fieldsOf(Attachment),
				3,
			],
			[
				'an image when it is written',
				document.fields('Image', 'Fields:'),
				wrapped(ImageWrite, 'image'),
				5,
			],
			[
				'a link when it is written',
				document.fields('Link', 'Fields:').map((name) => name.replace('link__', '')),
				[...wrapped(LinkWrite, 'link'), ...fieldsOf(LinkWrite)],
				6,
			],
			['a deal', document.fields('Deal'), fieldsOf(Deal), 9],
			[
				'a pipeline',
				document.fields('Deal pipeline and stage', 'Pipeline:'),
				fieldsOf(DealPipeline),
				4,
			],
			['a stage', document.fields('Deal pipeline and stage', 'Stage:'), fieldsOf(DealStage), 5],
			['a tag', document.fields('Tags and custom fields', 'Group (tag):'), fieldsOf(Group), 3],
			[
				'a category of tags',
				document.fields('Tags and custom fields', 'Super group:'),
				fieldsOf(SuperGroup),
				4,
			],
			[
				'a group of custom fields',
				document.fields('Tags and custom fields', 'Custom field group:'),
				fieldsOf(CustomFieldGroup),
				4,
			],
			[
				'a custom field',
				document.fields('Tags and custom fields', 'Custom field:'),
				fieldsOf(CustomField),
				6,
			],
		])('has every field of %s', (_, named, known, atLeast) => {
			expect(named.length).toBeGreaterThanOrEqual(atLeast);
			expect(named.filter((name) => !known.includes(name))).toEqual([]);
		});
	},
);
