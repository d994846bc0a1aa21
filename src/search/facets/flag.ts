import { isLivedIn } from '../../domain/kind.ts';
import { isTenanted } from '../../domain/tenanted.ts';
import type { Deal } from '../../domain/unit.ts';
import type { IndexedUnit } from '../../domain/indexed-unit.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import type { AddressField, AddressValue } from '../../i18n/address-words.ts';
import { columnOf } from '../search-index.ts';
import { type Facet, slice, type Slice } from './facet.ts';

/** The only value of a box to tick. */
const yes = 'yes';

interface FlagOptions<Name extends string> {
	readonly name: Name;
	/** Whether a unit is it. */
	is(unit: IndexedUnit): boolean;
	readonly title: MessageKey;
	/** Whether only phrases ask for it. */
	readonly isPhraseOnly?: boolean;
}

/** A facet that is one box to tick: only units that are it. */
function flagFacet<Name extends AddressField & AddressValue>({
	name,
	is,
	title,
	isPhraseOnly = false,
}: FlagOptions<Name>): Facet<Slice<Name, boolean>> {
	return {
		name,
		title,
		keys: [name],
		panel: 'more',
		columns: { [name]: (unit) => Number(is(unit)) },
		fields: [name],
		messages: [title],
		control: { kind: isPhraseOnly ? 'phraseOnly' : 'tick' },
		test({ [name]: wanted }, index) {
			if (!wanted) return undefined;
			const column = columnOf(index, name);
			return (row) => column[row] === 1;
		},
		read: (fields) => slice(name, fields[name]?.[0] === yes ? true : undefined),
		write: ({ [name]: wanted }) => ({ [name]: wanted ? [yes] : undefined }),
		labels({ [name]: wanted }, { say }) {
			return wanted ? [{ words: say(title), rest: slice(name, undefined) }] : [];
		},
		say: (_value, { say }) => say(title),
	};
}

export const groundFloor = flagFacet({
	name: 'groundFloor',
	is: ({ floor }) => floor === 0,
	title: 'filter.groundFloor',
	isPhraseOnly: true,
});

/** Reached without climbing stairs: on the ground floor, with a lift, or barrier-free. */
export const withoutStairs = flagFacet({
	name: 'withoutStairs',
	is: ({ floor, features }) =>
		floor === 0 || features.includes('lift') || features.includes('barrierFree'),
	title: 'filter.withoutStairs',
});

const saidFree = flagFacet({
	name: 'commissionFree',
	is: (unit) => unit.commissionFree === true,
	title: 'filter.commissionFree',
	isPhraseOnly: true,
});

/**
 * Whoever buys or rents it pays no commission. No tenant of a home owes one, by law and whatever its offer says: that is
 * worth finding for those who want to rent, and is no reason to lead anybody else there.
 */
export const commissionFree: Facet<
	Slice<'commissionFree', boolean> & { readonly deal?: Deal | undefined }
> = {
	...saidFree,
	columns: {
		...saidFree.columns,
		rentedHome: ({ deal, kind }) => Number(deal === 'rent' && isLivedIn(kind)),
	},
	test({ commissionFree: wanted, deal }, index) {
		const isSaid = saidFree.test({ commissionFree: wanted }, index);
		const home = columnOf(index, 'rentedHome');
		return isSaid && ((row) => isSaid(row) || (deal === 'rent' && home[row] === 1));
	},
};

/** Nobody has lived there yet, or nobody since it was renovated. */
export const firstOccupancy = flagFacet({
	name: 'firstOccupancy',
	is: (unit) => unit.firstOccupancy === true,
	title: 'filter.firstOccupancy',
	isPhraseOnly: true,
});

/** Sold with a tenant in it. */
export const tenanted = flagFacet({
	name: 'tenanted',
	is: ({ deal, availableFrom }) => deal === 'buy' && isTenanted(availableFrom),
	title: 'filter.tenanted',
	isPhraseOnly: true,
});

const saidViewable = flagFacet({
	name: 'viewable',
	is: ({ viewableUntil }) => viewableUntil !== undefined,
	title: 'filter.viewable',
});

/** There is a time to come at which it can be looked at. */
export const viewable: typeof saidViewable = {
	...saidViewable,
	columns: { viewableUntil: ({ viewableUntil = 0 }) => viewableUntil },
	test({ viewable: wanted }, index) {
		if (!wanted) return undefined;
		const column = columnOf(index, 'viewableUntil');
		const now = Date.now() / 60_000;
		return (row) => (column[row] ?? 0) > now;
	},
};

/** Not those that somebody has reserved. */
export const onlyAvailable = flagFacet({
	name: 'onlyAvailable',
	is: (unit) => !unit.reserved,
	title: 'filter.available',
});
