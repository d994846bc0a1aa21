import { z } from 'zod';
import { unitWishes } from '../../crm/contract/unit.ts';

/** Query of GET /units/:id, which without flags answers in the shape for old clients. */
export const UnitQuery = z.looseObject({
	...unitWishes,
});
