import type { Crm } from '../../crm/client.ts';
import { hasExactly, readUnitIds } from '../../crm/pages.ts';
import type { Pass } from '../../crm/pass.ts';
import type { Account } from '../../gate/account.ts';
import type { UnitDraft } from '../../gate/draft.ts';
import { openReading, type Reading } from './named-reading.ts';
import { cityKey } from '../../gate/fields/city-names.ts';
import type { Gated } from '../../gate/gate-account.ts';
import type { Outlines } from '../queries/outlines.ts';
import type { Source } from '../queries/questions.ts';
import { readAccount, type PullOptions } from './pull.ts';
import type { Kept } from '../store/catalogue-writer.ts';
import { mayTellHouse } from './named-needs-whole.ts';

/** What is known of the account from the live catalogue. */
export type KnownAccount = Pick<
	Outlines,
	| 'unitIds'
	| 'withheldIds'
	| 'members'
	| 'projectIds'
	| 'cities'
	| 'citiesOf'
	| 'mixedCities'
	| 'brokerIds'
	| 'mentioning'
>;

/** A part of the account read again, and what of the rest is still there. */
export interface PulledPart extends Pick<Gated, 'projects' | 'legal' | 'people' | 'report'> {
	/** Units that were named and that the CRM does not have. */
	readonly unknown: readonly number[];
	/** How many units were read again. */
	readonly read: number;
	/** How many of them are published. */
	readonly published: number;
	/** Those that are published, in ascending order of their ids. */
	units(): Iterable<UnitDraft>;
	/** What the catalogue may keep, what was read again included. */
	readonly kept: Kept;
	readonly withheld: readonly number[];
}

/** A part that would not do; the sentence completes "everything is read: …". */
export interface NotEnough {
	readonly whole: string;
}

/**
 * Reads the units that somebody has named, those of the same projects, and those the catalogue does not know yet;
 * of all others only whether they are still there.
 * @param options.isAlone nothing is asked of others, be they new or gone, and cities keep the names they have
 * @throws {CrmError}
 */
export async function pullNamed(
	crm: Crm,
	{
		named,
		isAlone = false,
		known,
		stored,
		...options
	}: PullOptions & {
		readonly named: readonly number[];
		readonly isAlone?: boolean;
		readonly known: KnownAccount;
		readonly stored: Pick<Source, 'legal'>;
	},
): Promise<PulledPart | NotEnough> {
	const before = new Set(known.unitIds());
	const told = new Set([...before, ...known.withheldIds()]);
	const [account, isAsTold] = await Promise.all([
		readAccount(crm, options),
		isAlone || hasExactly(crm, [...told]),
	]);
	const listed = isAsTold ? { ids: told, nameless: 0 } : await listUnits(crm, options);
	if (listed.nameless > 0) return { whole: 'the CRM lists units without an id' };
	// What the list lacks is asked for too: somebody who writes meanwhile can make it skip one.
	const changed = new Set(named).union(told.symmetricDifference(listed.ids));
	if (changed.size > mostAlone) {
		return { whole: `${changed.size} units have been named, are new, or are gone` };
	}
	const reading = openReading(crm, { account, options });
	await reading.read([...changed]);
	const projects = await readProjectsOf(changed, { reading, members: known.members() });
	if (!reading.looksAtIds()) {
		return { whole: 'asked for some units, the CRM sends others' };
	}
	const { published, finish, mixedCities, namesHouses, hiddenHouses, ...gated } = reading.decide();
	const { offices } = options.site;
	if (namesHouses || gated.legal.some((text) => mayTellHouse(text, { stored, offices }))) {
		return { whole: 'a text names a house that another unit may hide' };
	}
	if (!isAlone && (mixedCities.length > 0 || renamesCities(reading, known))) {
		return { whole: 'a city is spelled in several ways, so it may change its name on other pages' };
	}
	if (brokerElsewhere(reading, { account, projects, known })) {
		return { whole: 'the CRM does not list its brokers, and a project has one of other units' };
	}
	const shown = new Set([...known.projectIds(), ...gated.projects.map(({ id }) => id)]);
	if (!reading.projects().isSubsetOf(shown)) {
		return { whole: 'of a project that is not public it is not known which units it has' };
	}
	const here = new Set(published);
	const untouched = [...before].filter((id) => !reading.asked.has(id));
	const keptProjects = known.projectIds().filter((id) => !projects.has(id));
	const naming = known.mentioning(hiddenHouses);
	if (
		untouched.some((id) => naming.units.has(id)) ||
		keptProjects.some((id) => naming.projects.has(id))
	) {
		return { whole: 'a text of another record names a house that a unit hides' };
	}
	return {
		...gated,
		unknown: named.filter((id) => !reading.found.has(id) && !told.has(id)),
		read: reading.found.size,
		published: published.length,
		*units() {
			for (const draft of reading.drafts(published)) yield finish(draft);
		},
		kept: {
			units: [...untouched, ...published],
			projects: [...keptProjects, ...gated.projects.map(({ id }) => id)],
			// They are few, so all of them have been read again.
			legal: gated.legal.map(({ kind }) => kind),
		},
		withheld: [
			...known.withheldIds().filter((id) => listed.ids.has(id) && !reading.asked.has(id)),
			...[...reading.found].filter((id) => !here.has(id)),
		],
	};
}

/** More are read faster page by page. */
const mostAlone = 1_000;

function listUnits(crm: Crm, { onProgress }: PullOptions): Promise<Pass> {
	return readUnitIds(crm, {
		onProgress: (progress) => onProgress?.({ what: 'units', ...progress }),
	});
}

/** Whether what was read could change the name of a city, which is the one most units have. */
function renamesCities(reading: Reading, known: KnownAccount): boolean {
	const names = new Map(known.cities().map((city) => [cityKey(city), city]));
	const isNewSpelling = (city: string) => (names.get(cityKey(city)) ?? city) !== city;
	const mixed = new Set(known.mixedCities().map(cityKey));
	const touched = [...reading.cities(), ...known.citiesOf([...reading.asked])];
	return reading.cities().some(isNewSpelling) || touched.some((city) => mixed.has(cityKey(city)));
}

/** Whether a project's broker could be known only from units that have not been read. */
function brokerElsewhere(
	reading: Reading,
	{
		account,
		projects,
		known,
	}: { account: Account; projects: ReadonlySet<number>; known: KnownAccount },
): boolean {
	const told = new Set(account.brokers.map(({ id }) => id)).union(reading.brokers);
	const missing = account.projects
		.filter(({ id, broker_id }) => projects.has(id) && broker_id && !told.has(broker_id))
		.map(({ broker_id }) => broker_id);
	return missing.length > 0 && known.brokerIds().some((id) => missing.includes(id));
}

/** A project's page and privacy depend on all of its units, and a unit may have changed its project. */
async function readProjectsOf(
	changed: ReadonlySet<number>,
	{ reading, members }: { reading: Reading; members: ReturnType<KnownAccount['members']> },
): Promise<ReadonlySet<number>> {
	const left = members.filter(({ id }) => changed.has(id)).map(({ projectId }) => projectId);
	let projects = new Set<number>();
	for (;;) {
		const touched = new Set(left).union(reading.projects());
		if (touched.size === projects.size) return projects;
		projects = touched;
		const siblings = members.filter(({ projectId }) => projects.has(projectId));
		await reading.read(siblings.map(({ id }) => id));
	}
}
