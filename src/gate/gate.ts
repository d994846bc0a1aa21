import { hash } from 'node:crypto';
import { unwrap } from '../crm/contract/field.ts';
import { Image } from '../crm/contract/image.ts';
import type { Project as WireProject } from '../crm/contract/project.ts';
import type { PropertyStatus } from '../crm/contract/status.ts';
import type { Team } from '../crm/contract/team.ts';
import type { Unit as WireUnit } from '../crm/contract/unit.ts';
import { decodeRecords, type Problem } from '../crm/decode.ts';
import { dayOf } from '../domain/day.ts';
import { seatOf } from '../domain/office.ts';
import { ownLocale, type Site } from '../domain/site.ts';
import type { Photo } from '../media/photo.ts';
import { resultKeys, endOfYear, lastCertainDay } from './result-key.ts';
import { brokerOf, portraitOf, teamLogos } from './broker.ts';
import type { ProjectDraft, UnitDraft } from './draft.ts';
import { withEmissionsLetter } from './energy.ts';
import { statusMap, statusName, statusOf } from './fields/status.ts';
import {
	addressLines,
	hidesAddress,
	type WireAddress,
	wireAddressOf,
} from './fields/wire-address.ts';
import { streetIn } from './hidden/address.ts';
import { houseKey, houseNames, housesIn } from './hidden/named-houses.ts';
import { nothingHidden } from './hidden/texts.ts';
import { plainText } from './html/plain-text.ts';
import { publicUrl } from './html/public-url.ts';
import { photosOf } from './image.ts';
import { projectDuties, unitDuties, withCertificateAge } from './law.ts';
import { projectDraft } from './public-project.ts';
import { unitDraft } from './public-unit.ts';
import type { Found } from './record-reader.ts';
import { unitList } from './report.ts';
import { type Member, memberOf, pricesTold } from './siblings.ts';

/** What the gate has to know before the first record. */
export interface GateContext {
	readonly site: Site;
	/** All projects of the account, published or not. */
	readonly projects: readonly WireProject[];
	/** Empty when the key may not read them. */
	readonly teams: readonly Team[];
	/** ISO 8601 time of the reading, or its day: its law counts, and nothing has happened after it. */
	readonly today: string;
	/** Makes the digests that stand for what is hidden, which nobody without it can guess the address of. */
	readonly secret: string;
}

/** What the report says of one record. */
export interface Said {
	readonly problems?: readonly Problem[];
	/** Sentences about the record. */
	readonly notes?: readonly string[];
	/** What the law asks for and it does not say, in words. */
	readonly duties?: readonly string[];
	/** Why it is not published, completing "not published: …"; empty where it cannot be read at all. */
	readonly hidden?: string;
	/** Its status, where src/company/config.ts names it nowhere. */
	readonly unknownStatus?: string;
	/** Whether the CRM says of the published unit that its price is on request. */
	readonly isOnRequest?: true;
}

/** What becomes public of one record, or why nothing does. That of a unit depends on no other unit. */
export interface GateResult<Draft extends UnitDraft | ProjectDraft = UnitDraft> {
	/** Absent when the record is not published. */
	readonly draft?: Draft;
	/** Last day, ISO, on which it is certain to hold; empty where it may change within the day. */
	readonly until: string;
	readonly facts: {
		readonly said: Said;
		/** As the account spells it. */
		readonly city?: string | undefined;
		/** Its exposé number, where that is what visitors quote. */
		readonly exposee?: string | undefined;
		/** Keyed digest of its house, which is the same for all spellings, hidden or shown. */
		readonly house?: string | undefined;
		/** Keyed digests of the house that it hides, by all names that a text may have for it. */
		readonly hides: readonly string[];
		/** Keyed digests of the houses that its texts may name, except its own; of that, too, where only its person does. */
		readonly names: readonly string[];
	};
}

/** The result about a record that is not published. */
export function notPublic(said: Said): GateResult<never> {
	return { until: '', facts: { said, hides: [], names: [] } };
}

/** Decides about one unit after the other: whether it is published, and what of it. */
export type Gate = ReturnType<typeof createGate>;

export function createGate({ site, projects, teams, today: now, secret }: GateContext) {
	const today = dayOf(now);
	const map = statusMap(site);
	const logos = teamLogos(teams);
	const seat = seatOf(site);
	const projectById = new Map(projects.map((project) => [project.id, project]));
	const offices = new Set(
		site.offices.flatMap((office) => houseKey({ ...office, zip_code: office.zip }) ?? []),
	);
	const projectOf = (wire: WireUnit) => projectById.get(wire.project_id ?? 0);
	/** The public status of a unit; absent where its status hides it. */
	const publicStatus = (wire: WireUnit) => {
		const status = statusOf(wire);
		const mapped = status && map(status);
		return wire.archived === true || mapped === 'internal' ? undefined : mapped;
	};
	/** A keyed digest: useless without the secret, and truncated so that it cannot be extended. */
	const keyed = (text: string) => hash('sha256', `${secret}\n${text}`, 'base64url').slice(0, 16);
	const gate = {
		keyed,
		projectKey: (project: number) => keyed(`project ${project}`),
		/** Digests of the houses that a record or text may name, those left out that it shows itself. */
		housesNamed: (record: object, own: readonly string[] = []): string[] =>
			[...housesIn(record)].filter((key) => !own.includes(key)).map(keyed),
		...resultKeys(keyed, projectOf, logos, today),
		/** Photos of which the CRM tells no version, so that only their host knows whether they are others. */
		photosAsked(
			{ images, title_image }: Pick<WireProject, 'images' | 'title_image'>,
			person: WireUnit['broker'],
		): Photo[] {
			const unversioned = (images ?? []).filter((image) => !hasVersion(image));
			const { records } = decodeRecords(Image, unversioned, 'image');
			const own = photosOf(records, ownLocale(site), nothingHidden);
			const title = publicUrl(title_image?.url);
			const cover: Photo[] = title === undefined ? [] : [{ url: title, kind: 'photo' }];
			const ofPerson = [portraitOf(person), logos.get(person?.team_id ?? 0)?.photo];
			return [...own, ...cover, ...ofPerson.filter((photo) => photo !== undefined)];
		},
		/** The status of a unit, as the account calls it. */
		statusOf,
		/** What a project must know of a unit, once that is known to be published; never written anywhere. */
		member(wire: WireUnit): Member | undefined {
			const status = publicStatus(wire);
			return status && memberOf(wire, status, site);
		},
		/** @param problems that decoding it has met */
		unit(wire: WireUnit, problems: readonly Problem[]): GateResult {
			const found: Found = { problems: [...problems], notes: new Set(), leaked: new Set() };
			const hide = (why: Said) => notPublic({ problems: found.problems, ...why });
			const status = statusOf(wire);
			if (wire.archived === true) return hide({ hidden: 'archived' });
			if (!status) return hide({ hidden: 'without a status' });
			const mapped = publicStatus(wire);
			if (!mapped) return hide(hiddenBy(status, map(status)));
			const project = projectOf(wire);
			const read = unitDraft(wire, mapped, project, logos, { site, found, now });
			const draft = withEmissionsLetter(withCertificateAge(read, { site, today }), seat);
			const notes = [...found.notes];
			if (site.hiddenTexts === 'withholdUnit' && found.leaked.size > 0) {
				const leaked = [...found.leaked].toSorted().join(' and ');
				return hide({ hidden: `because its texts reveal its ${leaked}`, notes });
			}
			const { duties, hidden } = unitDuties(draft, { site, today });
			if (hidden !== undefined) return hide({ hidden, duties });
			const house = houseOf(wire, project);
			const own = houseNames(wireAddressOf(wire));
			const isHidden = hidesAddress(wire);
			// An office of the company is no secret.
			const isSecret = isHidden && !(house !== undefined && offices.has(house));
			const isOnRequest = wire.price_on_inquiry === true && { isOnRequest: true as const };
			const isExposee = draft.reference === plainText(wire.exposee_id);
			return {
				draft,
				until: lastCertainDay(draft, wire, now),
				facts: {
					said: { problems: found.problems, notes, duties, ...isOnRequest },
					city: draft.place.city,
					exposee: isExposee ? draft.reference : undefined,
					house: house && keyed(house),
					hides: isSecret ? namesOfHidden(wire, project).map(keyed) : [],
					names: [
						...gate.housesNamed({ ...draft, broker: undefined }, own),
						// The report's quotations lie on the disk in clear.
						...gate.housesNamed({ broker: draft.broker, notes }, isHidden ? [] : own),
					],
				},
			};
		},
		/** A person of the account, reduced to what is public. */
		broker: (wire: Parameters<typeof brokerOf>[0]) => brokerOf(wire, logos),
		/**
		 * The result of a project, given its published units and the person who looks after it.
		 * @param textsOf all texts of a unit
		 */
		project(
			wire: WireProject,
			members: readonly Member[],
			person: WireUnit['broker'],
			textsOf: (unit: number) => readonly string[],
		): GateResult<ProjectDraft> {
			if (members.length === 0) return notPublic({});
			const found: Found = { problems: [], notes: new Set(), leaked: new Set() };
			const note = (sentence: string) => found.notes.add(`project ${wire.id}: ${sentence}.`);
			const allNotes = () => [...found.notes, ...pricesTold(members, textsOf)];
			// Not documented for projects, but a project that says so is not meant for visitors.
			if ((unwrap(wire['archived']) ?? false) !== false) {
				note('is archived and not published');
				return notPublic({ notes: allNotes() });
			}
			const telling = unitsThatTell(wire, members);
			if (telling !== undefined) note(telling);
			const broker = brokerOf(person, logos, found.notes);
			const draft = projectDraft(wire, members, broker, { site, found, now: today });
			const own = draft.place.street === undefined ? [] : houseNames(wire);
			const names = gate.housesNamed({ ...draft, notes: [...found.notes] }, own);
			const duties = projectDuties(draft, { site, today });
			const said = { problems: found.problems, notes: allNotes(), duties };
			return { draft, until: endOfYear(today), facts: { said, hides: [], names } };
		},
	};
	return gate;
}

/** Units say for themselves whether they show their address; who has hidden that of the project may not know it. */
function unitsThatTell(
	{ hide_address }: WireProject,
	members: readonly Member[],
): string | undefined {
	if (hide_address !== true || members.some(({ hiddenAddress }) => hiddenAddress)) return undefined;
	const telling = members.filter(({ shownPlace }) => shownPlace?.street !== undefined);
	const show = telling.length === 1 ? 'shows its own' : 'show theirs';
	if (telling.length === 0) return undefined;
	return `hides its address, and ${unitList(telling)} of it ${show}; hide or show that of all in the CRM`;
}

function hasVersion(image: unknown): boolean {
	const { id, updated_at }: { id?: unknown; updated_at?: unknown } = Object(image);
	return Boolean(id && updated_at);
}

function hiddenBy({ id, name }: PropertyStatus, mapped: unknown): Said {
	const shown = statusName(name);
	const title = `status "${shown}" (${id})`;
	if (mapped) return { hidden: `${title} is internal` };
	return {
		hidden: `${title} is not in src/company/config.ts`,
		unknownStatus: shown || String(id),
	};
}

/** A unit that says nothing of its street hides that of its address line, or of its project. */
function houseOf(wire: WireUnit, project: WireProject | undefined): string | undefined {
	const hidden = hidesAddress(wire) ? hiddenAddresses(wire, project) : [];
	return [wireAddressOf(wire), ...hidden].map(houseKey).find((key) => key !== undefined);
}

function hiddenAddresses(wire: WireUnit, project: WireProject | undefined): WireAddress[] {
	const own = wireAddressOf(wire);
	const lines = addressLines(wire).map((line) => ({ ...own, street: streetIn(line, own.city) }));
	return [...lines, ...(project ? [project] : [])];
}

function namesOfHidden(wire: WireUnit, project: WireProject | undefined): string[] {
	const own = houseNames(wireAddressOf(wire));
	return own.length > 0 ? own : [...new Set(hiddenAddresses(wire, project).flatMap(houseNames))];
}
