import { z } from 'zod';
import { id, text } from '../../crm/contract/field.ts';

export const ActivityType = z
	.looseObject({
		id: id.describe('Number that identifies the type.'),
		name: text.describe('What the company calls it.'),
		category: text.describe(
			'message, event, note or reminder; the sandbox knows letter, sms and decision as well.',
		),
	})
	.meta({ id: 'ActivityType', description: 'Kind of an activity; an activity has one or none.' });
export type ActivityType = z.infer<typeof ActivityType>;

export const ReservationReason = z
	.looseObject({
		id: id.describe('Number that identifies the reason.'),
		name: text.describe('What the company calls it.'),
	})
	.meta({ id: 'ReservationReason', description: 'Why a deal or reservation was cancelled.' });
export type ReservationReason = z.infer<typeof ReservationReason>;
