import type { Environment } from '../../src/wiring.ts';
import type { Account } from './account.ts';
import type { Journal } from './journal.ts';
import type { Network } from './network.ts';
import type { PlantedFault } from './planted.ts';
import type { Time } from './time.ts';
import type { Watch } from './watch.ts';

/** What every part of the simulated system works with. */
export interface Parts {
	readonly time: Time;
	/** Of our machine, which may be set wrong. */
	readonly clock: () => number;
	readonly environment: Environment;
	readonly network: Network;
	readonly account: Account;
	readonly watch: Watch;
	readonly journal: Journal;
	/** A fault that is planted into the wiring. */
	readonly planted: PlantedFault | undefined;
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
