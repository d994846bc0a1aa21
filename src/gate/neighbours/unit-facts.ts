import type { Problem } from '../../crm/decode.ts';
import type { Deal } from '../../domain/deal.ts';
import type { Place } from '../../domain/place.ts';
import type { BrokerDraft } from '../draft.ts';
import type { HiddenAmounts } from '../hidden/following-amounts.ts';
import type { HouseMention } from '../hidden/house-mentions.ts';
import type { WireAddress } from '../fields/wire-address.ts';

/**
 * What the rest of an account must know of one unit once its record is forgotten. Never written anywhere:
 * it holds what is hidden.
 */
export interface UnitFacts {
	readonly id: number;
	/** Nothing of it could be used but the id. */
	readonly isUnreadable?: true;
	/** Why it is not published, completing "not published: …". */
	readonly withheld?: string;
	/** Its status, where src/company/config.ts names it nowhere. */
	readonly unknownStatus?: string;
	readonly problems?: readonly Problem[];
	/** Sentences about the unit for the report. */
	readonly notes?: readonly string[];
	/** What the law asks for and it does not say, in words. */
	readonly duties?: readonly string[];
	/** Whether the CRM says of the published unit that its price is on request. */
	readonly isOnRequest?: true;
	readonly city?: string;
	/** Its exposé number, where that is what visitors quote. */
	readonly exposee?: string;
	readonly broker?: BrokerDraft;
	/** Of a published unit that hides or shows its street; `key` is the same for all spellings (see `houseKey`). */
	readonly house?: { readonly key: string; readonly isHidden: boolean };
	/** Of a published unit that hides its address. */
	readonly hidden?: WireAddress;
	/** What its texts may tell of houses, its own left out. */
	readonly mentions?: readonly HouseMention[];
	/** Of a published unit of a project. */
	readonly member?: Member;
}

/** What a project must know of one of its published units. */
export interface Member {
	readonly projectId: number;
	readonly deal: Deal;
	/** Where the unit hides its address: what its project must not tell. */
	readonly hiddenAddress?: WireAddress & { readonly lines: readonly unknown[] };
	/** Where it does not: what it tells of the house. */
	readonly shownPlace?: Pick<Place, 'street' | 'location'>;
	/** Whether its reference is its unit number, which is often made of the street. */
	readonly isNamedByUnitNumber?: true;
	/** What its project must not tell of its price. */
	readonly hiddenAmounts?: HiddenAmounts;
	/** What no other unit of the project may tell of it. */
	readonly amountsOnRequest?: HiddenAmounts;
}
