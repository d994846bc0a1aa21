import type { Fields } from '../db/records.ts';
import { idsIn } from './ids.ts';
import { fieldNames, pick } from './pick.ts';

/** A team with every field a team has. */
export function teamItem(team: Fields): Fields {
	return { ...team, ...pick(team, fields), broker_ids: idsIn(team['broker_ids']) };
}

const fields = fieldNames(`
	id name position logo_url cancellation_policy_note imprint_note terms_note privacy_note
`);
