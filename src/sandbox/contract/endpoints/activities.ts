import { z } from 'zod';
import type { Endpoint } from '../../../crm/contract/endpoint.ts';
import { endpoints as site } from '../../../crm/contract/endpoints.ts';
import { ReservationReason } from '../activity.ts';
import { Message, MessageChange } from '../message.ts';
import { Task } from '../task.ts';

/**
 * Activities, and the tasks and e-mails that are in them. Reading and deleting e-mails by themselves is not
 * shown, and the sandbox has no call for either.
 */
export const activityEndpoints = {
	activities: site.activities,
	activity: site.activity,
	activityTypes: site.activityTypes,
	reservationReasons: {
		method: 'GET',
		path: '/reservation_reasons',
		does: 'Lists the reasons of cancellations',
		response: z.array(ReservationReason),
	},
	task: { ...site.task, response: Task },
	createTask: site.createTask,
	updateTask: { ...site.updateTask, response: Task },
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
