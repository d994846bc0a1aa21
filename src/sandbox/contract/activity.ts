import { z } from 'zod';
import { id, text } from '../../crm/contract/field.ts';

export const ReservationReason = z
	.looseObject({
		id: id.describe('Number that identifies the reason.'),
		name: text.describe('What the company calls it.'),
	})
	.meta({ id: 'ReservationReason', description: 'Why a deal or reservation was cancelled.' });
export type ReservationReason = z.infer<typeof ReservationReason>;
