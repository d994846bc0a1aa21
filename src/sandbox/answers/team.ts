import { Team } from '../../crm/contract/team.ts';
import type { Fields } from '../db/records.ts';
import { idsIn } from '../db/ids.ts';
import { pick } from './pick.ts';

/** A team with every field a team has. */
export function teamItem(team: Fields): Fields {
	return { ...team, ...pick(team, fields), broker_ids: idsIn(team['broker_ids']) };
}

const fields = Object.keys(Team.shape);
