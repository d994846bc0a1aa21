import { Image } from '../crm/contract/image.ts';
import { Link } from '../crm/contract/link.ts';
import type { Project as WireProject } from '../crm/contract/project.ts';
import { decodeRecords } from '../crm/decode.ts';
import type { Deal } from '../domain/deal.ts';
import { seatOf } from '../domain/office.ts';
import { ownLocale, type Site } from '../domain/site.ts';
import type { Photo } from '../media/photo.ts';
import type { BrokerDraft, ProjectDraft } from './draft.ts';
import type { Findings } from './report.ts';
import { defined } from './fields/defined.ts';
import { photosOf } from './image.ts';
import { hiddenAddress } from './hidden/address.ts';
import type { HiddenFact } from './hidden/fact.ts';
import { hiddenPrice } from './hidden/price.ts';
import { linksOf } from './link.ts';
import { figureReader } from './figure-reader.ts';
import { place } from './place.ts';
import { publicUrl } from './html/public-url.ts';
import { publishedFields } from './custom-fields.ts';
import { localised, richText, shortText, type Discretion, type Wording } from './hidden/texts.ts';
import type { Member } from './siblings.ts';
import { addressLines, hidesAddress } from './fields/wire-address.ts';

/** Copies what the public may see of a project, field by field. Nothing else passes. */
export function projectDraft(
	wire: WireProject,
	members: readonly Member[],
	{
		site,
		findings,
		today,
		broker,
	}: {
		readonly site: Site;
		readonly findings: Findings;
		/** ISO date. */
		readonly today: string;
		/** Who looks after it. */
		readonly broker: BrokerDraft | undefined;
	},
): ProjectDraft {
	const hasHiddenUnit = members.some(({ hiddenAddress }) => hiddenAddress !== undefined);
	const isHidden = hidesAddress(wire) || (hasHiddenUnit && site.projectAddress === 'hideWithUnits');
	const note = (sentence: string) => findings.note(`project ${wire.id}`, sentence);
	const discretion: Discretion = {
		facts: projectFacts(wire, members, isHidden),
		note,
	};
	const wording: Wording = {
		own: wire,
		translations: wire.translations,
		ownLocale: ownLocale(site),
	};
	const rich = (name: 'description' | 'location' | 'furnishing') =>
		localised(wording, [`${name}_note`], (raw, locale) =>
			richText(raw, `${name} (${locale})`, discretion),
		);
	const images = decodeRecords(Image, wire.images ?? [], `image of project ${wire.id},`);
	const links = decodeRecords(Link, wire.links ?? [], `link of project ${wire.id},`);
	findings.problems([...images.problems, ...links.problems]);
	const subtitle = localised(wording, ['sub_headline', 'tagline'], (raw, locale) =>
		shortText(raw, `subtitle (${locale})`, discretion),
	);
	const deal = dealOf(wire, members);
	const optional = {
		subtitle: Object.keys(subtitle).length > 0 ? subtitle : undefined,
		constructionYear: figureReader(wire, {
			ownLocale: ownLocale(site),
			today,
			discretion,
		}).exact('construction_year'),
		broker,
	};
	return {
		id: wire.id,
		title: localised(wording, ['title'], (raw, locale) =>
			shortText(raw, `title (${locale})`, discretion),
		),
		description: rich('description'),
		location: rich('location'),
		furnishing: rich('furnishing'),
		place: place(wire, isHidden, { discretion, seat: seatOf(site) }),
		deal,
		photos: photosOrTitleImage(wire, images.records, { site, discretion }),
		links: linksOf(links.records, discretion),
		fields: publishedFields(
			wire.custom_fields,
			site.customFields.filter((field) => field.of === 'project'),
			discretion,
		),
		...(deal === 'buy' && commissionOf(wording, discretion)),
		...defined(optional),
	};
}

// What hides in a unit must not come out through the project that it belongs to.
function projectFacts(
	wire: WireProject,
	members: readonly Member[],
	isHidden: boolean,
): HiddenFact[] {
	const addresses = members.flatMap(({ hiddenAddress }) => hiddenAddress ?? []);
	const lines = addressLines(wire);
	const prices = members.flatMap(({ hiddenAmounts }) =>
		hiddenAmounts ? [hiddenPrice(hiddenAmounts, 'knownAmounts')] : [],
	);
	// Nothing finds every spelling of a street in a link.
	const isStrict = addresses.length > 0 || wire.hide_address === true;
	const address: HiddenFact = {
		...(isHidden ? hiddenAddress([{ ...wire, lines }, ...addresses]) : noAddress),
		...(isStrict && { inLinks: true }),
	};
	return isHidden || isStrict ? [address, ...prices] : prices;
}

/** A project that shows its address says it in texts, too. */
const noAddress: HiddenFact = { what: 'hidden address', find: () => [] };

/** What its units are, which have the prices; its own flag, often never set, counts where they differ. */
function dealOf({ for_rent }: WireProject, members: readonly Member[]): Deal {
	const [deal, other] = new Set(members.map((member) => member.deal));
	if (deal !== undefined && other === undefined) return deal;
	return for_rent === true ? 'rent' : 'buy';
}

// Tenants of dwellings pay none (§ 2 WoVermG), and a project does not say what its units are.
function commissionOf(
	wording: Wording,
	discretion: Discretion,
): Pick<ProjectDraft, 'commission' | 'commissionNote'> {
	const read = (field: 'courtage' | 'courtage_note') =>
		localised(wording, [field], (raw) => shortText(raw, field, discretion));
	const [commission, commissionNote] = [read('courtage'), read('courtage_note')];
	return {
		...(Object.keys(commission).length > 0 && { commission }),
		...(Object.keys(commissionNote).length > 0 && { commissionNote }),
	};
}

/**
 * The gallery; a project without images has its title image. Where there are images and none is public, the
 * title image is one of them in another size, or belongs to what the account keeps back.
 */
function photosOrTitleImage(
	wire: WireProject,
	images: readonly Image[],
	{ site, discretion }: { readonly site: Site; readonly discretion: Discretion },
): Photo[] {
	if ((wire.images ?? []).length > 0) return photosOf(images, ownLocale(site), discretion);
	const url = publicUrl(wire.title_image?.url);
	return url === undefined ? [] : [{ url, kind: 'photo' }];
}
