import type { Joined } from '../../catalog/store/gate-results.ts';
import type { CatalogueWriter } from '../../catalog/store/catalogue-writer.ts';
import type { Crm } from '../../crm/client.ts';
import { hasExactly, readUnitIds, streamUnits, unitsById } from '../../crm/pages.ts';
import { dayOf } from '../../domain/day.ts';
import type { Site } from '../../domain/site.ts';
import type { Viewing } from '../../domain/viewing.ts';
import type { BrokerDraft } from '../../gate/draft.ts';
import { createGate } from '../../gate/gate.ts';
import type { Photo } from '../../media/photo.ts';
import { checkStatuses, inOrder } from '../requirements/statuses.ts';
import { addFieldKeys, unknownFieldKeys } from './field-keys.ts';
import { joinRecords, type Joins, unitsToRead } from './joins.ts';
import { isProjectRead } from './projects-read.ts';
import { readAccount, readListedKeys, type ReadProgress } from './read-account.ts';
import { readUnitsInto } from './units-read.ts';
import { readViewings, type ViewingsRead } from './viewings-read.ts';

export interface ReadingOptions {
	readonly site: Site;
	/** ISO 8601 time of the reading, or its day: its law counts, and nothing has happened after it. */
	readonly today: string;
	/** See `GateContext`. */
	readonly secret: string;
	/** Whether results of the catalogue that is built upon may stand where nothing of a record has changed. */
	readonly mayKeep?: boolean | undefined;
	readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
	/** Units to be read, in a catalogue that has the others; everything when absent. */
	readonly named?: readonly number[] | undefined;
	/** Whether units that are not named are left alone, also new and deleted ones. */
	readonly isAlone?: boolean | undefined;
	/** Viewing times of the site that is live, by their units: what becomes of them follows from these. */
	readonly viewings?: ReadonlyMap<number, readonly Viewing[]> | undefined;
}

/** The account as it is public, in the results of the catalogue, and what was found on the way. */
export interface Reading extends Joins {
	/** How many units the CRM sent, broken ones included, and how many it counts, when it tells. */
	readonly received: number;
	readonly counted: number | undefined;
	/** Who looks after what was read. */
	readonly people: readonly BrokerDraft[];
	/** Units that were named and that the CRM does not have. */
	readonly unknown: readonly number[];
	/** Photos without a version of records that stand as they are, by their keys. */
	readonly asked: ReadonlyMap<string, Photo>;
	/** Whether all was read, and not only a part. */
	readonly isWhole: boolean;
	/**
	 * The same with new results for records whose photos have changed, of those that were read and whose result was kept.
	 * @param isOther decides that by the record, such as "unit 4711", and the files that its photos without a version were
	 */
	again(isOther: (record: string, files: Joined['asked']) => boolean): Promise<Reading>;
}

/**
 * Reads the CRM into the results of a catalogue: everything, or what is named, new or deleted, and all that depends on that.
 * Units pass the gate page by page while further pages travel, so that memory does not grow with what the CRM sends.
 * @throws {CrmError} when units or projects cannot be read completely.
 * @throws when the site maps no status of the account; the message holds the map to be filled in.
 */
export async function readCrm(
	crm: Crm,
	catalogue: Pick<CatalogueWriter, 'results' | 'appointments' | 'record' | 'unitsOfBroker'>,
	options: ReadingOptions,
): Promise<Reading> {
	const { results } = catalogue;
	const { site, secret, named, isAlone = false, onProgress, mayKeep = false } = options;
	const today = dayOf(options.today);
	const wishes = { translations: site.locales };
	const progress = {
		onProgress: (done: Omit<ReadProgress, 'what'>) => onProgress?.({ what: 'units', ...done }),
	};
	const told = named ? new Set(results.ids('unit')) : new Set<number>();
	const [account, listedKeys, isAsTold] = await Promise.all([
		readAccount(crm, site, onProgress),
		named ? { unit: undefined, project: undefined } : readListedKeys(crm, site),
		!named || isAlone || hasExactly(crm, [...told]),
	]);
	const { projects, teams, statuses = [] } = account;
	if (statuses.length > 0) checkStatuses(site, statuses);
	const gate = createGate({ site, projects, teams, today: options.today, secret });
	const units = readUnitsInto(results, gate, { today, mayKeep });
	const byIds = unitsById(crm, units.takePage, wishes);
	let all: Awaited<ReturnType<typeof streamUnits>> | undefined;
	const touched = new Set<string>();
	let viewings: ViewingsRead = { of: new Map(), notes: [] };
	const records = () => ({
		...catalogue,
		site,
		gate,
		units,
		account,
		today,
		mayKeep,
		isAlone,
		viewings: viewings.of,
		touched: all ? undefined : touched,
	});

	async function readAll(): Promise<void> {
		all = await streamUnits(crm, units.takePage, { ...wishes, ...progress });
		results.keepOnly('unit', all.ids);
		units.keepOnly(all.ids);
	}

	/** Those that the CRM does not have go. */
	async function read(ids: Iterable<number>): Promise<void> {
		const wanted = [...ids];
		const found = await byIds(wanted);
		// A CRM that sends others than those it is asked for has to be read whole.
		if (!found) return await readAll();
		const there = new Set(found);
		for (const id of wanted) if (!there.has(id)) results.remove('unit', id);
		units.keepOnly(units.read.difference(new Set(wanted)).union(there));
	}

	const unread = (ids: readonly number[]) => ids.filter((id) => !units.read.has(id));
	const asked = new Set<number>();
	/** Reads units, and all others of the projects to which they belong or belonged: these depend on each of them. */
	async function readWithSiblings(ids: Iterable<number>): Promise<void> {
		for (let next = [...ids]; next.length > 0;) {
			for (const id of next) touched.add(results.one('unit', id)?.project ?? '');
			await read(next);
			for (const id of next) asked.add(id);
			for (const id of next) touched.add(results.one('unit', id)?.project ?? '');
			touched.delete('');
			next = [...touched].flatMap((project) =>
				unread(results.members(project)).filter((id) => !asked.has(id)),
			);
		}
	}

	if (!named) await readAll();
	else {
		const listed = isAsTold ? told : (await readUnitIds(crm, progress)).ids;
		// What the list lacks is asked for too: somebody who writes meanwhile can make it skip one.
		await readWithSiblings(new Set(named).union(told.symmetricDifference(listed)));
	}
	if (statuses.length === 0 && !named) checkStatuses(site, inOrder(units.statuses.values()));

	viewings = await readViewings(crm, catalogue, {
		site,
		gate,
		before: options.viewings ?? new Map(),
		now: Date.parse(options.today),
	});
	let joins = joinRecords(records());
	const readAgain = async (ids: Iterable<number>) => {
		units.renew(ids);
		if (all) await read(ids);
		else await readWithSiblings(ids);
		joins = joinRecords(records());
	};
	// Each round reads what an earlier one has changed for others.
	const readStale = async () => {
		if (isAlone) return;
		while (joins.stale.size > 0) await readAgain(joins.stale);
	};
	await readStale();

	const projectKeys = new Set<string>();
	for (const project of projects) addFieldKeys(projectKeys, project);
	const unknownKeys = unknownFieldKeys(named ? [] : site.customFields, {
		unit: { listed: listedKeys.unit, seen: units.fieldKeys },
		project: { listed: listedKeys.project, seen: projectKeys },
	});
	const shown = new Set(results.publicIds('project'));
	const wanted = new Set(
		projects.flatMap(({ id, broker_id }) => (shown.has(id) ? (broker_id ?? []) : [])),
	);
	const ofProjects = account.brokers.flatMap((wire) =>
		wanted.has(wire.id) ? (gate.broker(wire) ?? []) : [],
	);
	const result = (): Reading => ({
		...joins,
		report: { ...joins.report, notes: [...joins.report.notes, ...viewings.notes, ...unknownKeys] },
		received: all ? all.ids.size + all.nameless : units.read.size,
		counted: all?.total,
		people: [...units.people.values()]
			.flatMap(({ broker }) => gate.broker(broker) ?? [])
			.concat(ofProjects),
		unknown: (named ?? []).filter((id) => !units.read.has(id) && !told.has(id)),
		isWhole: all !== undefined,
		asked: units.asked,
		async again(isOther) {
			const stale = new Set<number>();
			for (const owner of ['unit', 'project'] as const) {
				const ids = owner === 'unit' ? [...units.read] : results.ids('project');
				for (const id of ids.filter((each) => owner === 'unit' || isProjectRead(records(), each))) {
					const { joined, isNew } = results.one(owner, id) ?? {};
					if (isNew || !joined || !isOther(`${owner} ${id}`, joined.asked)) continue;
					for (const unit of unitsToRead(records(), owner, id)) stale.add(unit);
				}
			}
			if (stale.size > 0) await readAgain(stale);
			await readStale();
			return result();
		},
	});
	return result();
}
