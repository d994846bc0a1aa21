import type { CatalogueWriter } from '../../catalog/store/catalogue-writer.ts';
import type { Broker } from '../../crm/contract/broker.ts';
import { Project, type Project as WireProject } from '../../crm/contract/project.ts';
import type { Site } from '../../domain/site.ts';
import type { Viewing } from '../../domain/viewing.ts';
import { addressLines, hidesAddress, wireAddressOf } from '../../gate/fields/wire-address.ts';
import type { Gate } from '../../gate/gate.ts';
import { textsIn } from '../../gate/hidden/without.ts';
import { photoKey } from '../../media/photo.ts';
import { hideWithSiblings, type SiblingRule } from '../../gate/siblings.ts';
import type { Account } from './read-account.ts';
import type { UnitsRead } from './units-read.ts';

/** What was read, and by what it is judged. */
export interface ReadRecords extends Pick<CatalogueWriter, 'results' | 'record' | 'unitsOfBroker'> {
	readonly site: Site;
	readonly gate: Gate;
	readonly units: UnitsRead;
	readonly account: Account;
	/** ISO date. */
	readonly today: string;
	/** Whether results stand where nothing of their records has changed. */
	readonly mayKeep: boolean;
	/** Whether units that were not named stay as they are, as far as they tell nothing that is hidden. */
	readonly isAlone: boolean;
	/** Viewing times by their public units. */
	readonly viewings: ReadonlyMap<number, readonly Viewing[]>;
	/** Digests of the projects of which all units have been read; all when absent. */
	readonly touched: ReadonlySet<string> | undefined;
}

/** Whether all units of a project have been read. */
export function isProjectRead({ touched, gate }: ReadRecords, project: number): boolean {
	return !touched || touched.has(gate.projectKey(project));
}

/**
 * Lets the projects pass the gate of which all units have been read.
 * @param onUnread is told of a unit that has to be read for that
 */
export function judgeProjects(all: ReadRecords, onUnread: (unit: number) => void): void {
	const { account, results, gate, units, mayKeep, today } = all;
	results.keepOnly(
		'project',
		account.projects.map(({ id }) => id),
	);
	for (const wire of account.projects) {
		const { id } = wire;
		if (!isProjectRead(all, id)) {
			if (mayHaveOtherPerson(wire, all)) results.members(gate.projectKey(id)).forEach(onUnread);
			continue;
		}
		const members = units.members(id);
		const person = personOf(wire, all, onUnread) ?? members.find((member) => member.broker)?.broker;
		const texts = members.map((member) => results.one('unit', member.id)?.key);
		const key = gate.keyOfProject(wire, members, person, texts);
		if (mayKeep && results.holds('project', id, { key, today })) {
			for (const photo of gate.photosAsked(wire, person)) units.asked.set(photoKey(photo), photo);
			continue;
		}
		// As the unit is new, or as it was published last.
		const textsOf = (unit: number) =>
			textsIn(results.draft('unit', unit) ?? all.record('unit', unit));
		const result = gate.project(wire, members, person, textsOf);
		results.put('project', { id, key, since: today, ...result });
	}
}

/** Who looks after a project. An account may not list its people: then they are known from the units that they look after. */
function personOf(
	{ broker_id }: WireProject,
	{ account, units, unitsOfBroker, touched }: ReadRecords,
	onUnread: (unit: number) => void,
): Broker | undefined {
	if (!broker_id) return undefined;
	const listed = account.brokers.find(({ id }) => id === broker_id);
	if (listed) return listed;
	const known = units.people.get(broker_id);
	const others = touched ? unitsOfBroker(broker_id) : [];
	const unread = others.filter(({ id, isPublic }) => isPublic && !units.read.has(id));
	const last = Math.max(0, ...unread.map(({ id }) => id));
	if (last > (known?.unit ?? 0)) onUnread(last);
	return known?.broker;
}

/** Whether a unit that was read or deleted had or has the person whom a project knows from units. */
function mayHaveOtherPerson(
	{ broker_id }: WireProject,
	{ account, units, unitsOfBroker }: ReadRecords,
): boolean {
	if (!broker_id || account.brokers.some(({ id }) => id === broker_id)) return false;
	const had = unitsOfBroker(broker_id);
	return (
		units.people.has(broker_id) ||
		had.some(({ id, isPublic }) => units.read.has(id) || isPublic === undefined)
	);
}

/**
 * Units of a project are in the same houses whether it is public itself or not, even where nothing but its id is known.
 * Where the project itself shows the address, it is no secret among its units.
 */
export function siblingRules(
	all: ReadRecords,
	note: (record: string, sentence: string) => void,
): ReadonlyMap<number, SiblingRule & { readonly digest: string }> {
	const { results, account, units, gate, site } = all;
	const published = new Set(results.publicIds('project'));
	const isShown = (wire: WireProject) =>
		published.has(wire.id) && site.projectAddress === 'show' && !hidesAddress(wire);
	const known = new Map(account.projects.map((wire) => [wire.id, wire]));
	const rules = new Map<number, SiblingRule & { readonly digest: string }>();
	for (const id of units.projects()) {
		const wire = known.get(id) ?? Project.parse({ id });
		const members = units.members(id);
		const hidden = members.flatMap(({ hiddenAddress }) => hiddenAddress ?? []);
		if (!isProjectRead(all, id) || hidden.length === 0 || isShown(wire)) continue;
		const rule = hideWithSiblings(wire, members, (sentence) => note(`project ${id}`, sentence));
		const digest = gate.keyed(JSON.stringify([hidden, wireAddressOf(wire), addressLines(wire)]));
		rules.set(id, { ...rule, digest });
	}
	return rules;
}
