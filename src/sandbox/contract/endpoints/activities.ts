import { z } from 'zod';
import {
	ActivitiesQuery,
	Activity,
	ActivityListItem,
	ActivityType,
	ReservationReason,
} from '../activity.ts';
import type { Endpoint } from '../endpoint.ts';
import { Done, Envelope, Written } from '../field.ts';
import { Message, MessageChange, MessageSend } from '../message.ts';
import { Task, TaskCreated, TaskQuery, TaskWrite } from '../task.ts';

/**
 * Activities, and the tasks and e-mails that are in them. Reading and deleting e-mails by themselves is not
 * shown, and the sandbox has no call for either.
 */
export const activityEndpoints = {
	activities: {
		method: 'GET',
		path: '/activities',
		does: 'Lists activities',
		query: ActivitiesQuery,
		answer: Envelope,
		items: ActivityListItem,
	},
	activity: {
		method: 'GET',
		path: '/activities/:id',
		does: 'Reads an activity with what is in it',
		answer: Activity,
	},
	activityTypes: {
		method: 'GET',
		path: '/activity_types',
		does: 'Lists the types of activities',
		answer: z.looseObject({
			data: z.array(ActivityType).describe('All types of the account.'),
		}),
	},
	reservationReasons: {
		method: 'GET',
		path: '/reservation_reasons',
		does: 'Lists the reasons of cancellations',
		answer: z.array(ReservationReason),
	},
	task: {
		method: 'GET',
		path: '/tasks/:id',
		does: 'Reads a task',
		query: TaskQuery,
		answer: Task,
	},
	createTask: {
		method: 'POST',
		path: '/tasks',
		does: 'Creates a task and its activity',
		body: TaskWrite,
		answer: TaskCreated,
		success: 201,
	},
	updateTask: {
		method: 'PUT',
		path: '/tasks/:id',
		does: 'Changes a task (the answer is not shown: the task)',
		body: TaskWrite,
		answer: Task,
	},
	deleteTask: {
		method: 'DELETE',
		path: '/tasks/:id',
		does: 'Deletes a task and its activity',
		answer: Done,
	},
	sendMessage: {
		method: 'POST',
		path: '/messages',
		does: 'Sends a text block by e-mail, which creates an activity',
		body: MessageSend,
		answer: Written,
	},
	updateMessage: {
		method: 'PUT',
		path: '/messages/:id',
		does: 'Marks an e-mail or links it with other records',
		body: MessageChange,
		answer: Message,
	},
} as const satisfies Record<string, Endpoint>;
