import type { Body } from '../../src/crm/body.ts';
import { idOf } from '../../src/crm/decode.ts';
import { readListBody } from '../../src/crm/list-body.ts';
import type { Page } from '../../src/crm/list-end.ts';

/** Takes in a page of which nothing is kept but the ids. */
export function idsIn(body: Body): Page {
	const { records, total } = readListBody(body);
	return { ids: Array.from(records, idOf), total };
}
