import { createArrivals } from '../../src/sandbox/record-events.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/app.ts';
import { unitDefaults } from '../../src/sandbox/defaults.ts';
import { smallAgency } from '../support/small-agency.ts';
import { unit as unitRecord } from '../support/sandbox.ts';

/** What editors mean a unit to be. */
export interface Unit {
	readonly id: number;
	/** Each change makes another; its title names it, its price holds it. */
	readonly revision: number;
	readonly status: 'internal' | 'available' | 'reserved' | 'unknown';
	readonly hidesAddress: boolean;
	readonly hidesPrice: boolean;
	readonly isDeleted: boolean;
}

/** The company's account in the CRM, and everything it has ever said of its units. */
export interface Account {
	readonly sandbox: Sandbox;
	readonly ids: () => readonly number[];
	unit(id: number): Unit;
	/** Writes a change into the CRM, which calls its hooks. */
	put(unit: Unit): Promise<void>;
	/** Whether a unit was ever so from one moment to another, both included. */
	was(id: number, between: readonly [number, number], so: (unit: Unit) => boolean): boolean;
	close(): void;
}

const statusIds = { internal: 501, available: 503, reserved: 504, unknown: 599 } as const;

export const isPublic = ({ status, isDeleted }: Unit) =>
	!isDeleted && (status === 'available' || status === 'reserved');
export const titleOf = ({ id, revision }: Pick<Unit, 'id' | 'revision'>) =>
	`Wohnung ${id} Fassung ${revision}`;
export const centsOf = ({ id, revision }: Pick<Unit, 'id' | 'revision'>) =>
	(2_000_000 + id * 10_000 + revision) * 100;
/** No other word contains it. */
export const streetOf = (id: number) =>
	`Quax${String.fromCharCode(97 + (id % 26), 97 + (id % 7))}tweg`;
/** Stands in fields that are nobody's business. */
export const secretOf = (id: number) => `Geheimakte${String.fromCharCode(97 + (id % 26))}`;

/** Opens an account of some units in memory. */
export function openAccount(
	units: readonly Unit[],
	options: SandboxOptions & { readonly now: () => number },
): Account {
	const { now } = options;
	const sandbox = createSandbox(options);
	const history = new Map(units.map((unit) => [unit.id, [{ since: now(), unit }]]));
	const { account, events } = sandbox;
	const agency = smallAgency([]);
	sandbox.seed({
		...agency,
		statuses: [...agency.statuses, { ...agency.statuses[0]!, id: 599, name: 'Neuer Status' }],
		units: units.map(recordOf),
	});
	for (const event of ['property_created', 'property_updated']) {
		account.hooks.add({ event, target_url: 'https://site.example/hooks/crm' });
	}
	const latest = (id: number) => history.get(id)?.at(-1)?.unit;
	return {
		sandbox,
		ids: () => [...history.keys()],
		unit(id) {
			const unit = latest(id);
			if (!unit) throw new Error(`There is no unit ${id}.`);
			return unit;
		},
		async put(unit) {
			history.set(unit.id, [...(history.get(unit.id) ?? []), { since: now(), unit }]);
			const arrivals = createArrivals({ account, events });
			const record = { ...recordOf(unit), updated_at: new Date(now()).toISOString() };
			arrivals.put('Property', unit.id, unitDefaults(unit.id, record));
			// A deleted unit fires what a changed one does, and is gone.
			if (unit.isDeleted) account.units.remove(unit.id);
			arrivals.tell();
			await events.settled();
		},
		was(id, [from, to], so) {
			return (history.get(id) ?? []).some(({ since, unit }, at, all) => {
				const until = all[at + 1]?.since ?? Infinity;
				return since <= to && until >= from && so(unit);
			});
		},
		close: sandbox.close,
	};
}

function recordOf(unit: Unit) {
	const street = streetOf(unit.id);
	return unitRecord(unit.id, {
		title: titleOf(unit),
		name: secretOf(unit.id),
		street,
		price: centsOf(unit) / 100,
		price_on_inquiry: unit.hidesPrice,
		hide_address: unit.hidesAddress,
		property_status_id: statusIds[unit.status],
		description_note: `Ruhig gelegen. Hier im ${street} 12 ist es hell. Der Keller ist trocken.`,
	});
}
