import { z } from 'zod';
import { ActivitiesQuery, Activity, ActivityType } from './activity.ts';
import { Contact, ContactSource, ContactsQuery, ContactWrite } from './contact.ts';
import { Envelope, List, paging, queryFlag, Written } from './field.ts';
import { Project, ProjectWrite } from './project.ts';
import { Task, TaskCreated, TaskWrite } from './task.ts';
import { Unit, UnitsQuery } from './unit.ts';

/** One call of the service. Paths are relative to the base URL, which ends in the version segment. */
export interface Endpoint {
	readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	readonly path: `/${string}`;
	readonly query?: z.ZodType;
	readonly body?: z.ZodType;
	readonly answer: z.ZodType;
	readonly success: 200 | 201;
}

/**
 * Every call that Vitrine makes and the sandbox answers. Not in the public document but answered by
 * real accounts: `unit` and `propertyStatuses`.
 */
export const endpoints = {
	units: { method: 'GET', path: '/units', query: UnitsQuery, answer: List, success: 200 },
	unit: {
		method: 'GET',
		path: '/units/:id',
		query: z.looseObject({ new: queryFlag.optional() }),
		answer: Unit,
		success: 200,
	},
	propertyStatuses: { method: 'GET', path: '/property_statuses', answer: List, success: 200 },

	projects: {
		method: 'GET',
		path: '/projects',
		query: z.looseObject({ ...paging, expand: z.union([z.string(), queryFlag]).optional() }),
		answer: List,
		success: 200,
	},
	project: { method: 'GET', path: '/projects/:id', answer: Project, success: 200 },
	createProject: {
		method: 'POST',
		path: '/projects',
		body: ProjectWrite,
		answer: Written,
		success: 201,
	},
	updateProject: {
		method: 'PUT',
		path: '/projects/:id',
		body: ProjectWrite,
		answer: Written,
		success: 200,
	},

	contacts: { method: 'GET', path: '/contacts', query: ContactsQuery, answer: List, success: 200 },
	contact: {
		method: 'GET',
		path: '/contacts/:id',
		query: z.looseObject({ include: z.string().optional() }),
		answer: Contact,
		success: 200,
	},
	saveContact: {
		method: 'POST',
		path: '/contacts',
		body: ContactWrite,
		answer: Written,
		success: 200,
	},
	updateContact: {
		method: 'PUT',
		path: '/contacts/:id',
		query: z.looseObject({ identifier: z.literal('token').optional() }),
		body: ContactWrite,
		answer: Contact,
		success: 200,
	},
	deleteContact: { method: 'DELETE', path: '/contacts/:id', answer: Written, success: 200 },
	contactSources: {
		method: 'GET',
		path: '/contact_sources',
		answer: z.array(ContactSource),
		success: 200,
	},

	task: {
		method: 'GET',
		path: '/tasks/:id',
		query: z.looseObject({ include: z.string().optional() }),
		answer: Task,
		success: 200,
	},
	createTask: {
		method: 'POST',
		path: '/tasks',
		body: TaskWrite,
		answer: TaskCreated,
		success: 201,
	},
	updateTask: { method: 'PUT', path: '/tasks/:id', body: TaskWrite, answer: Task, success: 200 },
	deleteTask: {
		method: 'DELETE',
		path: '/tasks/:id',
		answer: z.looseObject({ ok: z.boolean() }),
		success: 200,
	},

	activities: {
		method: 'GET',
		path: '/activities',
		query: ActivitiesQuery,
		answer: Envelope,
		success: 200,
	},
	activity: { method: 'GET', path: '/activities/:id', answer: Activity, success: 200 },
	activityTypes: {
		method: 'GET',
		path: '/activity_types',
		answer: z.looseObject({ data: z.array(ActivityType) }),
		success: 200,
	},

	brokers: { method: 'GET', path: '/brokers', answer: List, success: 200 },
	teams: { method: 'GET', path: '/teams', answer: List, success: 200 },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
