import type { Project as WireProject } from '../crm/contract/project.ts';
import type { Deal } from '../domain/unit.ts';
import type { Photo } from '../media/photo.ts';
import type { BrokerDraft, ProjectDraft } from './draft.ts';
import { defined } from './fields/defined.ts';
import { addressLines, hidesAddress } from './fields/wire-address.ts';
import { hiddenAddress } from './hidden/address.ts';
import type { HiddenFact } from './hidden/fact.ts';
import { hiddenPrice } from './hidden/price.ts';
import { publicUrl } from './html/public-url.ts';
import { place } from './place.ts';
import { commissionIn } from './price.ts';
import { ifAny, type ReaderOptions, type RecordReader, recordReader } from './record-reader.ts';
import type { Member } from './siblings.ts';

/** Copies what the public may see of a project, field by field. Nothing else passes. @param broker who looks after it */
export function projectDraft(
	wire: WireProject,
	members: readonly Member[],
	broker: BrokerDraft | undefined,
	options: ReaderOptions,
): ProjectDraft {
	const hasHiddenUnit = members.some(({ hiddenAddress }) => hiddenAddress !== undefined);
	const isHidden =
		hidesAddress(wire) || (hasHiddenUnit && options.site.projectAddress === 'hideWithUnits');
	const reader = recordReader('project', wire, projectFacts(wire, members, isHidden), options);
	const subtitle = ifAny(reader.headings('subtitle', 'sub_headline', 'tagline'));
	const deal = dealOf(wire, members);
	const constructionYear = reader.exact('construction_year');
	return {
		id: wire.id,
		title: reader.headings('title', 'title'),
		description: reader.rich('description', 'description_note'),
		location: reader.rich('location', 'location_note'),
		furnishing: reader.rich('furnishing', 'furnishing_note'),
		place: place(wire, isHidden, reader.seat, reader),
		deal,
		photos: photosOrTitleImage(wire, reader),
		links: reader.links(),
		fields: reader.fields(),
		// Tenants of dwellings pay none (§ 2 WoVermG), and a project does not say what its units are.
		...(deal === 'buy' && commissionIn(reader, false)),
		...defined({ subtitle, constructionYear, broker }),
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

/**
 * The gallery; a project without images has its title image. Where there are images and none is public, the
 * title image is one of them in another size, or belongs to what the account keeps back.
 */
function photosOrTitleImage(
	{ images, title_image }: WireProject,
	{ photos }: RecordReader,
): Photo[] {
	if ((images ?? []).length > 0) return photos();
	const url = publicUrl(title_image?.url);
	return url === undefined ? [] : [{ url, kind: 'photo' }];
}
