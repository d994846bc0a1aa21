import type { Project as WireProject } from '../crm/contract/project.ts';
import type { PropertyStatus } from '../crm/contract/status.ts';
import type { Team } from '../crm/contract/team.ts';
import type { Unit as WireUnit } from '../crm/contract/unit.ts';
import { dayOf } from '../domain/day.ts';
import { seatOf } from '../domain/office.ts';
import type { Site } from '../domain/site.ts';
import type { UnitDraft } from './draft.ts';
import { draftTexts } from './hidden/draft-texts.ts';
import { createFindings } from './report.ts';
import { streetIn } from './hidden/address.ts';
import { withEmissionsLetter } from './fields/emissions-letter.ts';
import { houseKey } from './hidden/house-key.ts';
import { houseKeys, houseMentions, type HouseMention } from './hidden/house-mentions.ts';
import { unitDuties, withCertificateAge } from './law.ts';
import { plainText } from './html/plain-text.ts';
import { priceAmounts, wholePrices } from './hidden/price-fields.ts';
import { hidesPrice, isOnRequest } from './price.ts';
import { statusMap, statusName, statusOf } from './fields/status.ts';
import { teamLogos } from './fields/team-logo.ts';
import type { Member, UnitFacts } from './neighbours/unit-facts.ts';
import { unitDraft } from './public-unit.ts';
import { addressLines, wireAddressOf, hidesAddress } from './fields/wire-address.ts';

/** A unit behind the privacy gate. */
export interface GatedUnit {
	readonly facts: UnitFacts;
	/** Absent when the unit is not published. */
	readonly draft?: UnitDraft;
	/** As the account calls it. */
	readonly status?: PropertyStatus;
}

/** Decides about one unit after the other: whether it is published, and what of it. */
export function createUnitGate({
	site,
	projects,
	teams,
	today: now,
}: {
	readonly site: Site;
	/** All projects of the account, published or not. */
	readonly projects: readonly WireProject[];
	readonly teams: readonly Team[];
	/** ISO 8601 time at which the account is read, or its day. */
	readonly today: string;
}): (wire: WireUnit) => GatedUnit {
	const today = dayOf(now);
	const map = statusMap(site);
	const logos = teamLogos(teams);
	const projectById = new Map(projects.map((project) => [project.id, project]));
	return (wire) => {
		const status = statusOf(wire);
		const mapped = status && map(status);
		const { id } = wire;
		if (wire.archived === true) return { facts: { id, withheld: 'archived' } };
		if (!status) return { facts: { id, withheld: 'without a status' } };
		if (!mapped || mapped === 'internal') {
			return { facts: { id, ...withheldBy(status, mapped) }, status };
		}
		const findings = createFindings({ problems: [], notes: [] });
		const tells = new Set<string>();
		const project = projectById.get(wire.project_id ?? 0);
		const draft = withEmissionsLetter(
			withCertificateAge(
				unitDraft(wire, mapped, {
					site,
					findings,
					project,
					logos,
					now,
					onTold: (what) => tells.add(what),
				}),
				{ site, today },
			),
			seatOf(site),
		);
		const { problems, notes } = findings.report;
		if (site.hiddenTexts === 'withholdUnit' && tells.size > 0) {
			const withheld = `because its texts tell its ${[...tells].toSorted().join(' and ')}`;
			return { facts: { id, withheld, notes }, status };
		}
		const { duties, withheld } = unitDuties(draft, { site, today });
		if (withheld !== undefined) return { facts: { id, withheld, duties }, status };
		const member = memberOf(wire, draft);
		const house = houseOf(wire, project);
		const mentions = mentionsOf(wire, draft);
		const facts: UnitFacts = {
			id,
			...(problems.length > 0 && { problems }),
			...(notes.length > 0 && { notes }),
			...(duties.length > 0 && { duties }),
			...(wire.price_on_inquiry === true && { isOnRequest: true }),
			...(draft.place.city !== undefined && { city: draft.place.city }),
			...(draft.reference === plainText(wire.exposee_id) && { exposee: draft.reference }),
			...(draft.broker && { broker: draft.broker }),
			...(house && { house }),
			...(member && { member }),
			...(hidesAddress(wire) && { hidden: wireAddressOf(wire) }),
			...(mentions.length > 0 && { mentions }),
		};
		return { facts, draft, status };
	};
}

function withheldBy(
	{ id, name }: PropertyStatus,
	mapped: 'internal' | undefined,
): Pick<UnitFacts, 'withheld' | 'unknownStatus'> {
	const shown = statusName(name);
	const title = `status "${shown}" (${id})`;
	if (mapped) return { withheld: `${title} is internal` };
	return {
		withheld: `${title} is not in src/company/config.ts`,
		unknownStatus: shown || String(id),
	};
}

/** A unit that says nothing of its street hides that of its address line, or of its project. */
function houseOf(wire: WireUnit, project: WireProject | undefined): UnitFacts['house'] {
	const isHidden = hidesAddress(wire);
	const own = wireAddressOf(wire);
	const lines = addressLines(wire).map((line) => ({ ...own, street: streetIn(line, own.city) }));
	const hidden = isHidden ? [...lines, ...(project ? [project] : [])] : [];
	const key = [own, ...hidden].map(houseKey).find((each) => each !== undefined);
	return key === undefined ? undefined : { key, isHidden };
}

/** Houses that the texts of a unit may name beside its own. */
function mentionsOf(wire: WireUnit, draft: UnitDraft): HouseMention[] {
	const own = new Set(houseKeys(wireAddressOf(wire)));
	const known = new Map<string, HouseMention>();
	for (const text of draftTexts(draft)) {
		for (const mention of houseMentions(text))
			if (!own.has(mention.key)) known.set(mention.key, mention);
	}
	return [...known.values()];
}

function memberOf(wire: WireUnit, draft: UnitDraft): Member | undefined {
	const { projectId, deal, status, place } = draft;
	if (projectId === undefined) return undefined;
	const { street, location } = place;
	return {
		projectId,
		deal,
		...(hidesAddress(wire)
			? { hiddenAddress: { ...wireAddressOf(wire), lines: addressLines(wire) } }
			: {
					shownPlace: {
						...(street !== undefined && { street }),
						...(location && { location }),
					},
					...(draft.reference === plainText(wire.unit_id) && { isNamedByUnitNumber: true }),
				}),
		...(hidesPrice(wire, status) && { hiddenAmounts: priceAmounts(wire) }),
		...(isOnRequest(wire) && { amountsOnRequest: wholePrices(wire) }),
	};
}
