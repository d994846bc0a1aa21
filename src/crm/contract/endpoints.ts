import { z } from 'zod';
import { ActivitiesQuery, Activity, ActivityListItem, ActivityType } from './activity.ts';
import { Broker } from './broker.ts';
import { ContactSearch, ContactSource, ContactWrite } from './contact.ts';
import { CustomFieldGroup, CustomFieldGroupsQuery } from './custom-field-group.ts';
import type { Endpoint } from './endpoint.ts';
import { BareList, Done, Envelope, id, List, Written } from './field.ts';
import { MessageSend } from './message.ts';
import { Project, ProjectsQuery } from './project.ts';
import { PropertyStatus } from './status.ts';
import { AppointmentTask, TaskCreated, TaskQuery, TaskWrite } from './task.ts';
import { Team } from './team.ts';
import { Unit, UnitsQuery } from './unit.ts';

/** Of a single contact the delivery reads for itself what it needs. */
const AnyContact = z.looseObject({ id });

/**
 * Every call of the service that the site makes. The sandbox answers these and the others: its table
 * (`src/sandbox/contract/endpoints.ts`) is made of this one, and its checks and the OpenAPI document come from that.
 *
 * How the service refuses a request is not shown. The sandbox answers as real accounts do, with
 * `{errors: [sentence, …]}` and 401 for a key that is missing, wrong or lacks the right, 404 for what is not
 * there, 422 for what does not fit, and 413 for a body that is too large. Which permissions a key can have is
 * not shown either: in the sandbox reading and writing, for each first segment of a path. Rate limits are
 * not shown, and the sandbox has none.
 */
export const endpoints = {
	units: {
		method: 'GET',
		path: '/units',
		does: 'Lists units',
		query: UnitsQuery,
		response: List,
		sends: Envelope,
		items: Unit,
	},
	propertyStatuses: {
		method: 'GET',
		path: '/property_statuses',
		does: 'Lists the statuses a unit can have',
		beyondDocument: true,
		response: List,
		sends: Envelope,
		items: PropertyStatus,
	},
	projects: {
		method: 'GET',
		path: '/projects',
		does: 'Lists all projects',
		query: ProjectsQuery,
		response: List,
		sends: BareList,
		items: Project,
	},
	contacts: {
		method: 'GET',
		path: '/contacts',
		does: 'Lists contacts',
		query: ContactSearch,
		response: List,
	},
	contact: {
		method: 'GET',
		path: '/contacts/:id',
		does: 'Reads a contact',
		response: AnyContact,
	},
	saveContact: {
		method: 'POST',
		path: '/contacts',
		does: 'Creates a contact, or changes the one with this e-mail address or old_crm_id',
		body: ContactWrite,
		response: Written,
	},
	updateContact: {
		method: 'PUT',
		path: '/contacts/:id',
		does: 'Changes a contact',
		body: ContactWrite,
		response: AnyContact,
	},
	contactSources: {
		method: 'GET',
		path: '/contact_sources',
		does: 'Lists where contacts can come from',
		response: z.array(ContactSource),
	},
	activities: {
		method: 'GET',
		path: '/activities',
		does: 'Lists activities',
		query: ActivitiesQuery,
		response: Envelope,
		items: ActivityListItem,
	},
	activity: {
		method: 'GET',
		path: '/activities/:id',
		does: 'Reads an activity with what is in it',
		response: Activity,
	},
	activityTypes: {
		method: 'GET',
		path: '/activity_types',
		does: 'Lists the types of activities',
		response: z.looseObject({
			data: z.array(ActivityType).describe('All types of the account.'),
		}),
	},
	task: {
		method: 'GET',
		path: '/tasks/:id',
		does: 'Reads a task',
		query: TaskQuery,
		response: AppointmentTask,
	},
	createTask: {
		method: 'POST',
		path: '/tasks',
		does: 'Creates a task and its activity',
		body: TaskWrite,
		response: TaskCreated,
		success: 201,
	},
	updateTask: {
		method: 'PUT',
		path: '/tasks/:id',
		does: 'Changes a task (the answer is not shown: the task)',
		body: TaskWrite,
		response: z.unknown(),
	},
	deleteTask: {
		method: 'DELETE',
		path: '/tasks/:id',
		does: 'Deletes a task and its activity',
		response: Done,
	},
	sendMessage: {
		method: 'POST',
		path: '/messages',
		does: 'Sends a text block by e-mail, which creates an activity',
		body: MessageSend,
		response: Written,
	},
	brokers: {
		method: 'GET',
		path: '/brokers',
		does: 'Lists the users',
		response: List,
		sends: BareList,
		items: Broker,
	},
	teams: {
		method: 'GET',
		path: '/teams',
		does: 'Lists the teams',
		response: List,
		sends: BareList,
		items: Team,
	},
	customFieldGroups: {
		method: 'GET',
		path: '/custom_field_groups',
		does: 'Lists custom fields by their groups',
		query: CustomFieldGroupsQuery,
		response: z.looseObject({
			data: z.array(CustomFieldGroup).describe('The groups with their custom fields.'),
		}),
	},
} as const satisfies Record<string, Endpoint>;
