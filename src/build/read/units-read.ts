import type { GateResults } from '../../catalog/store/gate-results.ts';
import type { Body } from '../../crm/body.ts';
import type { Broker } from '../../crm/contract/broker.ts';
import type { PropertyStatus } from '../../crm/contract/status.ts';
import { Unit, type Unit as WireUnit } from '../../crm/contract/unit.ts';
import { decodeEach, idOf, type Problem } from '../../crm/decode.ts';
import { readListBody } from '../../crm/list-body.ts';
import type { Page } from '../../crm/list-end.ts';
import { quickDecoder } from '../../crm/quick-decode.ts';
import { type Gate, notPublic } from '../../gate/gate.ts';
import { furtherUnitFields } from '../../gate/public-unit.ts';
import type { Member } from '../../gate/siblings.ts';
import { type Photo, photoKey } from '../../media/photo.ts';
import { addFieldKeys } from './field-keys.ts';

const quick = quickDecoder(Unit, furtherUnitFields);

/** Units that are being read: each passes the gate and goes into the catalogue, and of the record nothing is left. */
export type UnitsRead = ReturnType<typeof readUnitsInto>;

/**
 * @param today ISO date
 * @param mayKeep whether results that the catalogue has already may stand where nothing of a unit has changed
 */
export function readUnitsInto(
	results: GateResults,
	gate: Gate,
	{ today, mayKeep }: { readonly today: string; readonly mayKeep: boolean },
) {
	const read = new Set<number>();
	/** Of the published units those in a project. */
	const members = new Map<number, Member>();
	let ofProjects: ReadonlyMap<number, readonly Member[]> | undefined;
	/** Each with the last of their units. */
	const people = new Map<number, { readonly unit: number; readonly broker: Broker }>();
	const statuses = new Map<number, PropertyStatus>();
	const fieldKeys = new Set<string>();
	const asked = new Map<string, Photo>();
	const fresh = new Set<number>();
	/** By page, because a page that is read again holds other records. */
	const nameless = new Map<number | undefined, readonly Problem[]>();

	function take(wire: WireUnit, problems: readonly Problem[]): void {
		const { id } = wire;
		const status = gate.statusOf(wire);
		if (status) statuses.set(status.id, status);
		addFieldKeys(fieldKeys, wire);
		const key = gate.keyOf(wire, problems);
		const holds = mayKeep && !fresh.has(id) && results.holds('unit', id, { key, today });
		read.add(id);
		if (holds) {
			for (const photo of gate.photosAsked(wire, wire.broker)) asked.set(photoKey(photo), photo);
			// Only what is public is kept.
			note(wire, true);
			return;
		}
		const result = gate.unit(wire, problems);
		const project = wire.project_id ? gate.projectKey(wire.project_id) : undefined;
		results.put('unit', { id, key, since: today, project, ...result });
		note(wire, result.draft !== undefined);
	}

	/** What the project and others must know of a unit, as long as the account is being read. */
	function note(wire: WireUnit, isPublic: boolean): void {
		const { id } = wire;
		const member = isPublic ? gate.member(wire) : undefined;
		members.delete(id);
		if (member) members.set(id, member);
		ofProjects = undefined;
		const { broker } = wire;
		if (isPublic && broker && id >= (people.get(broker.id)?.unit ?? 0)) {
			people.set(broker.id, { unit: id, broker });
		}
	}

	return {
		read,
		people,
		statuses,
		fieldKeys,
		/** Photos without a version of the units that stand as they are, by their keys. */
		asked,
		members(project: number): readonly Member[] {
			ofProjects ??= Map.groupBy(
				[...members.values()].sort((a, b) => a.id - b.id),
				({ projectId }) => projectId,
			);
			return ofProjects.get(project) ?? [];
		},
		projects: () => new Set([...members.values()].map(({ projectId }) => projectId)),
		projectOf: (unit: number) => members.get(unit)?.projectId,
		nameless: () => [...nameless.values()].flat(),
		/** Forgets what was read and has been deleted in the CRM meanwhile. */
		keepOnly(ids: ReadonlySet<number>): void {
			for (const id of read.difference(ids)) {
				read.delete(id);
				members.delete(id);
			}
			ofProjects = undefined;
		},
		/** Has new results made of these when they are read again. */
		renew: (ids: Iterable<number>) => {
			for (const id of ids) fresh.add(id);
		},
		take,
		/** @param number of the page in the list; absent for units that were asked for by themselves */
		takePage(body: Body, number: number | undefined): Page {
			const { total, records } = readListBody(body);
			const ids: (number | undefined)[] = [];
			const lost: Problem[] = [];
			const noted = Iterator.from(records).map((record) => {
				ids.push(idOf(record));
				return record;
			});
			const where = number === undefined ? 'a response' : `page ${number}`;
			for (const { value, problems } of decodeEach(Unit, noted, 'unit', { where, quick })) {
				const id = value?.id ?? ids.at(-1);
				if (value) take(value, problems);
				else if (id === undefined) lost.push(...problems);
				else {
					read.add(id);
					const unreadable = notPublic({ problems, hidden: '' });
					results.put('unit', { id, key: '', since: '', ...unreadable });
				}
			}
			if (number !== undefined) nameless.set(number, lost);
			return { ids, total };
		},
	};
}
