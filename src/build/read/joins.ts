import type { GateResultRow, Joined, Owner } from '../../catalog/store/gate-results.ts';
import { digestOf } from '../../catalog/store/record-store.ts';
import type { Team } from '../../crm/contract/team.ts';
import type { LegalText } from '../../domain/legal.ts';
import type { Project as PublicProject } from '../../domain/project.ts';
import { idList } from '../../domain/sentences/counted.ts';
import { ownLocale } from '../../domain/site.ts';
import { isOnOffer } from '../../domain/status.ts';
import type { Unit as PublicUnit } from '../../domain/unit.ts';
import type { Viewing } from '../../domain/viewing.ts';
import type { ProjectDraft, UnitDraft } from '../../gate/draft.ts';
import { cityNames } from '../../gate/fields/city-names.ts';
import { legalFields, legalTexts } from '../../gate/fields/legal.ts';
import { namesOneOf } from '../../gate/hidden/named-houses.ts';
import { without } from '../../gate/hidden/without.ts';
import { sanitise } from '../../gate/html/sanitise.ts';
import { judgeProjects, type ReadRecords, siblingRules } from './projects-read.ts';
import { type ReadReport, reportOf } from './read-report.ts';

/** What others have made of a record, the photos left out. */
type Situation = Omit<Joined, 'asked'>;

/** A public record that is new, or that others have made another: with photos to be prepared, or with pictures. */
type ToWrite = {
	readonly owner: Owner;
	readonly id: number;
	readonly situation: Situation;
} & (
	| { readonly draft: UnitDraft | ProjectDraft }
	| { readonly draft?: undefined; readonly record: PublicUnit | PublicProject }
);

/** What the records of an account make of each other, once all of them have passed the gate. */
export interface Joins extends ReadReport {
	readonly legal: readonly LegalText[];
	/** Units that were public in a way in which they may not be, or need not be, any more: they have to be read again. */
	readonly stale: ReadonlySet<number>;
	/** How many records have to be written, and those: units first, and the lowest ids. */
	readonly count: number;
	records(): Iterable<ToWrite>;
}

/**
 * Decides what only the account as a whole tells: which projects are public, which one spelling a city has, and what a
 * record may not say because another one hides it.
 */
export function joinRecords(all: ReadRecords): Joins {
	const { results, record, gate, units, account, site, isAlone } = all;
	const stale = new Set<number>();
	const notes: string[] = [];
	const note = (of: string, sentence: string) => notes.push(`${of}: ${sentence}.`);
	judgeProjects(all, (unit) => stale.add(unit));
	const published = new Set(results.publicIds('project').map(gate.projectKey));
	const rules = siblingRules(all, note);
	const ruleOf = (unit: number) => rules.get(units.projectOf(unit) ?? 0);
	const rows = rowsOf(all);
	const { nameOf, hiding } = factsOfUnits(rows.unit);
	const factOfHouses = (houses: readonly string[]) =>
		[...new Set(houses.flatMap((house) => hiding.get(house) ?? []))].sort((a, b) => a - b);
	const changed: Record<Owner, Map<number, Situation>> = { unit: new Map(), project: new Map() };
	for (const owner of ['unit', 'project'] as const) {
		for (const row of rows[owner]) {
			const { id, isPublic, project, facts, joined, isNew } = row;
			if (!isPublic) continue;
			const isReadNow = owner === 'unit' && units.read.has(id);
			const own = isReadNow ? ruleOf(id) : undefined;
			const isRuled = own !== undefined && !own.hiding.has(id);
			const { city } = facts;
			const situation: Situation = {
				lost: facts.names.filter((house) => hiding.has(house)).toSorted(),
				siblings: isRuled ? own.digest : isReadNow ? '' : (joined?.siblings ?? ''),
				city: city === undefined ? undefined : isAlone && joined ? joined.city : nameOf(city),
				isInProject: project !== null && published.has(project),
				viewings: owner === 'unit' ? viewingsDigest(all.viewings.get(id)) : undefined,
			};
			if (situation.lost.length > 0) note(`${owner} ${id}`, leakNote(factOfHouses(situation.lost)));
			if (isNew) take(owner, row, situation);
			else if (!joined || isSame(joined, situation)) continue;
			else if (isAlone) take(owner, row, hidingBoth(joined, situation));
			else if (hidesMore(joined, situation)) take(owner, row, situation);
			else for (const unit of unitsToRead(all, owner, id)) stale.add(unit);
		}
	}
	const legal = legalTexts(account.teams.map(teamWithout), ownLocale(site));
	const hidden = new Set([...rules.values()].flatMap(({ hidingToo }) => [...hidingToo]));
	return {
		...reportOf(all, rows, legal, notes, hidden),
		legal,
		stale,
		count: changed.unit.size + changed.project.size,
		*records() {
			for (const [id, situation] of changed.unit) {
				const draft = results.draft<UnitDraft>('unit', id);
				const rule = situation.siblings === '' ? undefined : ruleOf(id);
				const apply = <T extends UnitDraft | PublicUnit>(of: T): T =>
					withViewings(
						inCity(joinedWith(rule ? rule.apply(of) : of, situation), situation),
						all.viewings.get(id),
					);
				const made = draft ? { draft: apply(draft) } : { record: apply(record('unit', id)) };
				yield { owner: 'unit', id, situation, ...made };
			}
			for (const [id, situation] of changed.project) {
				const draft = results.draft<ProjectDraft>('project', id);
				const made = draft
					? { draft: joinedWith(draft, situation) }
					: { record: joinedWith(record('project', id), situation) };
				yield { owner: 'project', id, situation, ...made };
			}
		},
	};

	function take(owner: Owner, row: GateResultRow, situation: Situation): void {
		changed[owner].set(row.id, situation);
		// The report may quote words of a field, and those of another one's house are hidden here, too.
		if (situation.lost.length > 0 || situation.siblings !== '')
			row.facts = results.unquote(owner, row.id, row.facts);
	}

	function joinedWith<T extends { readonly id: number }>(of: T, { lost }: Situation): T {
		return lost.length === 0 ? of : without(of, [namingAny(lost)]);
	}

	function namingAny(houses: readonly string[]) {
		const hidden = new Set(houses);
		return namesOneOf((key) => hidden.has(gate.keyed(key)));
	}

	/** The same team whose legal texts are clean; where its name tells, it is named by its id. */
	function teamWithout(team: Team): Team {
		const texts = Object.fromEntries(legalFields.map((field) => [field, sanitise(team[field])]));
		const said = { id: team.id, text: team.name, ...texts };
		const told =
			hiding.size === 0 ? [] : gate.housesNamed(said).filter((house) => hiding.has(house));
		if (told.length === 0) return team;
		note(`team ${team.id}`, leakNote(factOfHouses(told)));
		const { text, ...clean } = without(said, [namingAny(told)]);
		const none = Object.fromEntries(legalFields.map((field) => [field, undefined]));
		return { ...team, ...none, ...clean, name: text ?? String(team.id) };
	}
}

/** Has a result made again. @returns the units that have to be read for that: of a project all */
export function unitsToRead(
	{ results, gate }: Pick<ReadRecords, 'results' | 'gate'>,
	owner: Owner,
	id: number,
): number[] {
	if (owner === 'unit') return [id];
	results.makeAgain('project', id);
	return results.members(gate.projectKey(id));
}

function leakNote(hiding: readonly number[]): string {
	return `its texts may name the house of unit ${idList(hiding)}, which hides its address; they are published without such sentences, so take them out in the CRM, in what it says of the person, too`;
}

/** All results. Findings about units that were not read are reported when they are. */
function rowsOf({
	results,
	touched,
	units,
}: ReadRecords): Readonly<Record<Owner, GateResultRow[]>> {
	const unit = Array.from(results.all('unit'), (row) =>
		touched && !units.read.has(row.id) ? { ...row, facts: { ...row.facts, said: {} } } : row,
	);
	return { unit, project: [...results.all('project')] };
}

/** The names of cities as the published units spell them, and the units that hide houses, by the digests of these. */
function factsOfUnits(units: readonly GateResultRow[]) {
	const counts = new Map<string, number>();
	const hiding = new Map<string, number[]>();
	for (const { id, isPublic, facts } of units) {
		if (!isPublic) continue;
		const { city, hides } = facts;
		if (city !== undefined) counts.set(city, (counts.get(city) ?? 0) + 1);
		for (const house of hides) hiding.set(house, [...(hiding.get(house) ?? []), id]);
	}
	return { nameOf: cityNames([...counts].map(([city, count]) => ({ city, count }))), hiding };
}

function inCity<T extends UnitDraft | PublicUnit>(of: T, { city, isInProject }: Situation): T {
	const result: T = { ...of, place: { ...of.place, ...(city !== undefined && { city }) } };
	// A project that is not published leaves no id: the store and `targets.json` are public, and a task without it loses
	// nothing, because the CRM knows the project of the unit that the task names.
	if (!isInProject) delete result.projectId;
	return result;
}

/** Always in the same place, so that a record is the same whether it was read or stands as it is. */
function withViewings<T extends UnitDraft | PublicUnit>(
	of: T,
	viewings: readonly Viewing[] | undefined,
): T {
	const result: T = { viewings: [], ...of };
	if (viewings && isOnOffer(of.status)) result.viewings = [...viewings];
	else delete result.viewings;
	return result;
}

function viewingsDigest(viewings: readonly Viewing[] | undefined): string | undefined {
	return viewings && digestOf(JSON.stringify(viewings));
}

function isSame(before: Situation, now: Situation): boolean {
	const [one, other] = [before, now].map(({ lost, siblings, city, isInProject, viewings }) =>
		JSON.stringify([lost, siblings, city, isInProject, viewings]),
	);
	return one === other;
}

/** The stricter of two situations: it hides all that either hides. */
function hidingBoth(before: Situation, now: Situation): Situation {
	return {
		lost: [...new Set([...before.lost, ...now.lost])].sort(),
		siblings: now.siblings || before.siblings,
		city: before.city,
		isInProject: before.isInProject && now.isInProject,
		viewings: now.viewings,
	};
}

/** Whether what was published can become what it has to be by taking things out. */
function hidesMore(before: Situation, now: Situation): boolean {
	return (
		new Set(before.lost).isSubsetOf(new Set(now.lost)) &&
		(before.siblings === '' || before.siblings === now.siblings) &&
		(before.isInProject || !now.isInProject)
	);
}
