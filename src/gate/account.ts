import type { Broker } from '../crm/contract/broker.ts';
import type { Project } from '../crm/contract/project.ts';
import type { PropertyStatus } from '../crm/contract/status.ts';
import type { Team } from '../crm/contract/team.ts';
import type { Problem } from '../crm/decode.ts';

/**
 * Everything a site is made of but the units, decoded and not yet reduced to what is public. Never written
 * anywhere.
 */
export interface Account {
	readonly projects: readonly Project[];
	/** Absent when the key may not read them. */
	readonly statuses?: readonly PropertyStatus[] | undefined;
	/** Empty when the key may not read them; the same for `brokers`. */
	readonly teams: readonly Team[];
	readonly brokers: readonly Broker[];
	readonly problems: readonly Problem[];
	/** Parts of the CRM that the key may not read. */
	readonly notes: readonly string[];
}
