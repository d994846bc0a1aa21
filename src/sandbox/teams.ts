import type { TeamWrite } from './contract/record-writes.ts';
import { idsIn } from './db/ids.ts';
import type { Account } from './db/account.ts';
import type { Fields } from './db/records.ts';
import { checkReferences } from './references.ts';
import { Refusal } from './refusal.ts';

type TeamFields = TeamWrite['team'];

/**
 * Creates a team and returns its id.
 * @throws {Refusal} 422 without a name, and when a user of it is not there
 */
export function createTeam(account: Account, team: TeamFields): number {
	if (team.name === undefined) throw new Refusal(422, 'team.name: must be filled');
	checkReferences(account, team, 'team');
	return account.transaction(() => {
		const position = team.position ?? account.teams.count() + 1;
		const id = account.teams.add({ broker_ids: [], ...team, position });
		moveBrokers(account, id, team.broker_ids);
		return id;
	});
}

/** Changes a team and, where users are named, who is in it. */
export function updateTeam(account: Account, id: number, team: TeamFields): void {
	checkReferences(account, team, 'team');
	account.transaction(() => {
		account.teams.put(id, { ...account.teams.get(id), ...team });
		moveBrokers(account, id, team.broker_ids);
	});
}

/** Deletes a team; its users belong to none then. */
export function deleteTeam(account: Account, id: number): void {
	account.transaction(() => {
		moveBrokers(account, id, []);
		account.teams.remove(id);
	});
}

/** Puts users into a team: out of any other, and back to none when they are no longer named. */
function moveBrokers(account: Account, id: number, brokerIds: readonly number[] | undefined): void {
	if (!brokerIds) return;
	for (const { id: other, ...team } of account.teams.list()) {
		const before = idsIn(team['broker_ids']);
		const after = other === id ? brokerIds : before.filter((one) => !brokerIds.includes(one));
		if (after.length !== before.length || other === id) {
			account.teams.put(other, { ...team, broker_ids: [...new Set(after)] });
		}
	}
	for (const { id: brokerId, ...broker } of account.brokers.list()) {
		const isIn = brokerIds.includes(brokerId);
		const { team_id, department_ids } = broker;
		if (!isIn && team_id !== id && !idsIn(department_ids).includes(id)) continue;
		account.brokers.put(brokerId, { ...broker, ...membership(isIn ? id : undefined) });
	}
}

/**
 * How a user names its one team, or that it has none. Against their names, `team_id` holds the department and
 * `department_ids` the teams; a record of /teams is both.
 */
export function membership(team: number | undefined): Fields {
	return { team_id: team ?? null, department_ids: team === undefined ? [] : [team] };
}
