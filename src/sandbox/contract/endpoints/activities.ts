import { z } from 'zod';
import type { Endpoint } from '../../../crm/contract/endpoint.ts';
import { endpoints as site } from '../../../crm/contract/endpoints.ts';
import { TaskWrite } from '../../../crm/contract/task.ts';
import { ActivityType, ReservationReason } from '../activity.ts';
import { Message, MessageChange } from '../message.ts';
import { Task, TaskQuery } from '../task.ts';

/**
 * Activities, and the tasks and e-mails that are in them. Reading and deleting e-mails by themselves is not
 * shown, and the sandbox has no call for either.
 */
export const activityEndpoints = {
	activities: site.activities,
	activity: site.activity,
	activityTypes: {
		method: 'GET',
		path: '/activity_types',
		does: 'Lists the types of activities',
		response: z.looseObject({
			data: z.array(ActivityType).describe('All types of the account.'),
		}),
	},
	reservationReasons: {
		method: 'GET',
		path: '/reservation_reasons',
		does: 'Lists the reasons of cancellations',
		response: z.array(ReservationReason),
	},
	task: {
		method: 'GET',
		path: '/tasks/:id',
		does: 'Reads a task',
		query: TaskQuery,
		response: Task,
	},
	createTask: site.createTask,
	updateTask: {
		method: 'PUT',
		path: '/tasks/:id',
		does: 'Changes a task (the answer is not shown: the task)',
		body: TaskWrite,
		response: Task,
	},
	deleteTask: site.deleteTask,
	sendMessage: site.sendMessage,
	updateMessage: {
		method: 'PUT',
		path: '/messages/:id',
		does: 'Marks an e-mail or links it with other records',
		body: MessageChange,
		response: Message,
	},
} as const satisfies Record<string, Endpoint>;
