import { Project, type Project as WireProject } from '../crm/contract/project.ts';
import type { PropertyStatus } from '../crm/contract/status.ts';
import type { Problem } from '../crm/decode.ts';
import { dayOf } from '../domain/day.ts';
import { findingLines } from '../domain/law/finding-lines.ts';
import type { LegalText } from '../domain/legal.ts';
import { ownLocale, type Site } from '../domain/site.ts';
import type { Account } from './account.ts';
import type { BrokerDraft, ProjectDraft, UnitDraft } from './draft.ts';
import { createFindings, type Findings, type Report } from './report.ts';
import { cityNames } from './fields/city-names.ts';
import { membersOf, publicProjects, type Context } from './gate-projects.ts';
import { textDuties } from './law.ts';
import { legalTexts } from './fields/legal.ts';
import { hidePricesOfSiblings } from './neighbours/sibling-prices.ts';
import { noteSameHouses } from './neighbours/same-house.ts';
import { noteSharedNumbers } from './neighbours/shared-numbers.ts';
import { hideWithSiblings, type SiblingRule } from './neighbours/siblings.ts';
import { checkStatuses, inOrder, missingStatuses } from './fields/status.ts';
import { toldHouses } from './neighbours/told-houses.ts';
import type { UnitFacts } from './neighbours/unit-facts.ts';
import { hidesAddress } from './fields/wire-address.ts';

/** What one unit lacks by law, in words. */
export interface UnitDuties extends Required<Pick<UnitFacts, 'id' | 'duties'>> {
	/** Whether it stays off the site, be it for this or for another reason. */
	readonly isWithheld: boolean;
}

/** What the gate has decided once all units have passed it. */
export interface Gated {
	/** How many of the units could be read. */
	readonly readable: number;
	/** Ids of those that are published, in the order given. */
	readonly published: readonly number[];
	/** A unit as it is published, given what only the whole account tells. */
	finish(draft: UnitDraft): UnitDraft;
	readonly projects: readonly ProjectDraft[];
	readonly legal: readonly LegalText[];
	/** Who looks after what is published. */
	readonly people: readonly BrokerDraft[];
	readonly report: Report;
	/** The same duties that the report tells, unabridged: for a rehearsal. */
	readonly duties: { readonly units: readonly UnitDuties[]; readonly texts: readonly string[] };
	/** Cities that the account spells in more than one way, by the name they have on the site. */
	readonly mixedCities: readonly string[];
	/** Whether a text of these units, their projects and people names a road with a number that another unit may hide. */
	readonly namesHouses: boolean;
	/** Houses that these units hide, which nothing else may name (see `houseKeys`). Never written anywhere. */
	readonly hiddenHouses: ReadonlySet<string>;
}

/**
 * The part of the privacy gate that looks at the account as a whole. It is told the facts of one unit after
 * the other (see `createUnitGate`) and decides in the end.
 */
export interface Gate {
	/** A unit that comes again replaces what was said of it. */
	take(facts: UnitFacts): void;
	/** A status that a unit has, for accounts that do not list theirs. */
	seen(status: PropertyStatus): void;
	/**
	 * Decides.
	 * @param ids the units that count, those that could be read among them
	 * @param problems of records that have no id
	 * @throws when the site maps no status of the account; the message holds the map to be filled in.
	 */
	decide(ids: Iterable<number>, problems?: readonly Problem[]): Gated;
}

/**
 * @param options `today`: ISO 8601 time at which the account is read, or its day, for the law of that day; `isPart`: whether the gate sees only some units of the
 * account
 * @throws as `decide` does, where the account lists its statuses.
 */
export function createGate(
	account: Account,
	site: Site,
	{ today: now, isPart = false }: { readonly today: string; readonly isPart?: boolean },
): Gate {
	const today = dayOf(now);
	const facts = new Map<number, UnitFacts>();
	const seen = new Map<number, PropertyStatus>();
	const brokers = new Map<string, BrokerDraft>();
	const words = new Map<string, string>();
	const listed = account.statuses ?? [];
	if (listed.length > 0) checkStatuses(site, listed);

	/** Thousands of units have the same few brokers. */
	function shared(broker: BrokerDraft): BrokerDraft {
		const text = JSON.stringify(broker);
		const known = brokers.get(text) ?? broker;
		brokers.set(text, known);
		return known;
	}

	/** And lack the same few things. */
	function sharedWords(duty: string): string {
		const known = words.get(duty) ?? duty;
		words.set(duty, known);
		return known;
	}

	return {
		take: ({ broker, duties, ...rest }) => {
			facts.set(rest.id, {
				...rest,
				...(broker && { broker: shared(broker) }),
				...(duties && { duties: duties.map(sharedWords) }),
			});
		},
		seen: (status) => seen.set(status.id, status),
		decide(ids, problems = []) {
			// A few units need not have a status that is public.
			if (listed.length === 0 && !isPart) checkStatuses(site, inOrder(seen.values()));
			const findings = createFindings({
				...account,
				problems: [...account.problems, ...problems],
			});
			for (const name of listed.length > 0 ? missingStatuses(site, listed) : []) {
				findings.note('src/company/config.ts', `the account has no status "${name}"`);
			}
			const units = [...ids].flatMap((id) => facts.get(id) ?? []);
			for (const unit of units) report(unit, findings);
			const published = units.filter(isPublished);
			const members = membersOf(published);
			const drafts = publicProjects(account, published, { site, findings, today, members });
			const projectIds = new Set(drafts.map(({ id }) => id));
			const siblings = siblingRules(account, projectIds, { site, findings, today, members });
			noteSharedNumbers(published, findings);
			noteSameHouses(
				published.filter(({ id, member }) => !siblings.get(member?.projectId ?? 0)?.hidden.has(id)),
				findings,
			);
			const unpriced = pricesHidden(members);
			const people = new Set([...published, ...drafts].flatMap(({ broker }) => broker ?? []));
			const houses = toldHouses(published, { findings, offices: site.offices, people });
			const addresses = new Map(account.projects.map((wire) => [wire.id, wire]));
			const projects = drafts.map((draft) => {
				const isShown = draft.place.street !== undefined;
				return houses.project(draft, isShown ? addresses.get(draft.id) : undefined);
			});
			const teams = account.teams.map(houses.team);
			const legal = legalTexts(teams, ownLocale(site));
			findings.duties(findingLines(units.map(({ id, duties = [] }) => [id, duties])));
			const texts = textDuties({ teams: account.teams, legal, projects }, { site, today });
			findings.duties(texts);
			const cities = cityNames(published.flatMap(({ city }) => city ?? []));
			return {
				readable: units.filter(({ isUnreadable }) => !isUnreadable).length,
				published: published.map(({ id }) => id),
				finish: (draft) => {
					const told = siblings.get(draft.projectId ?? 0)?.apply(draft) ?? draft;
					return finished(houses.unit(unpriced(told)), cities.of, projectIds);
				},
				projects,
				legal,
				people: [...people],
				report: findings.report,
				duties: { units: units.flatMap(dutiesOf), texts },
				mixedCities: cities.mixed,
				namesHouses: houses.isAnyNamed,
				hiddenHouses: houses.keys,
			};
		},
	};
}

function isPublished({ isUnreadable, withheld }: UnitFacts): boolean {
	return !isUnreadable && withheld === undefined;
}

function dutiesOf({ id, duties = [], withheld }: UnitFacts): UnitDuties[] {
	return duties.length === 0 ? [] : [{ id, duties, isWithheld: withheld !== undefined }];
}

function report(
	{ id, withheld, unknownStatus, isOnRequest, problems = [], notes = [] }: UnitFacts,
	findings: Findings,
): void {
	findings.problems(problems);
	if (withheld !== undefined) findings.withhold(id, withheld);
	if (isOnRequest) findings.onRequest(id);
	if (unknownStatus !== undefined) findings.unknownStatus(id, unknownStatus);
	for (const note of notes) findings.line(note);
}

/**
 * Units of a project are in the same houses whether it is public itself or not, even where nothing but its id is known.
 * Where the project itself shows the address, it is no secret among its units.
 */
function siblingRules(
	account: Account,
	published: ReadonlySet<number>,
	{ site, findings, members }: Context,
): ReadonlyMap<number, SiblingRule> {
	const isShown = (wire: WireProject) =>
		published.has(wire.id) && site.projectAddress === 'show' && !hidesAddress(wire);
	const known = new Map(account.projects.map((wire) => [wire.id, wire]));
	return new Map(
		[...members].flatMap(([id, own]) => {
			const wire = known.get(id) ?? Project.parse({ id });
			return isShown(wire) ? [] : [[id, hideWithSiblings(wire, own, findings)]];
		}),
	);
}

function pricesHidden(members: Context['members']): (draft: UnitDraft) => UnitDraft {
	const rules = new Map([...members].map(([id, own]) => [id, hidePricesOfSiblings(own)]));
	return (draft) => rules.get(draft.projectId ?? 0)?.(draft) ?? draft;
}

function finished(
	draft: UnitDraft,
	cityName: (city: string) => string,
	projects: ReadonlySet<number>,
): UnitDraft {
	const { projectId, ...rest } = draft;
	// A project that is not published leaves no id: the store and `targets.json` are public, and a task without it loses
	// nothing, because the CRM knows the project of the unit that the task names.
	const kept = projectId === undefined || projects.has(projectId) ? draft : rest;
	const { city } = kept.place;
	return city === undefined ? kept : { ...kept, place: { ...kept.place, city: cityName(city) } };
}
