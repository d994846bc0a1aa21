import { behindPrice, type Names } from './names-beside.ts';
import type { Amount } from './amounts.ts';
import { isAsLarge, type HiddenAmounts } from './following-amounts.ts';

/** The smallest amount that counts wherever it stands, and the smallest one of money that can only be a price. */
export const [leastAlone, leastPrice] = [10_000, 100_000];
/** The smallest amount that counts in the unit's own texts where it is exactly the hidden one. */
export const leastExact = 100;
const leastRent = 300;

/** Whether it is called a price, or as large as one: the price that the CRM has may be an old one, or none. */
export function isAsPrice(amount: Amount, names: Names, { sales, rents }: HiddenAmounts): boolean {
	const { values, last, before, behind, isMoney, isCurrency, isScaled, isGrouped } = amount;
	const prices = [...sales, ...rents];
	const large = Math.max(0, ...(last.length > 0 ? last : values));
	const isUnknown = prices.length === 0 || amount.isForeign;
	const isAsLargeAsPrice =
		isAsLarge(last, prices, 1.1) ||
		(large >= leastPrice && (isUnknown || isAsLarge(last, sales, 3)));
	if (amount.isInWords) {
		if (isMoney) {
			const isNamed = names.isPrice || names.isCost;
			return (large >= 100 && isNamed) || isAsLargeAsPrice || (isUnknown && large >= 1_000);
		}
		const isClear = endsThere.test(behind) || names.isPrice || names.isCost;
		if (behind.startsWith('-') || !isClear) return false;
		return large >= leastPrice || (large >= leastAlone && offered.test(before));
	}
	if (isMoney && isAsLargeAsPrice && !names.isLoan) return true;
	return names.isPrice && (isCurrency || isScaled || isGrouped || large >= leastPrice);
}

/** Whether it may be the price of a unit that has it only in its texts. */
export function mayBeUnknownPrice(
	{ values, behind, isMoney }: Amount,
	names: Names,
	{ sales, rents }: HiddenAmounts,
): boolean {
	if (sales.length + rents.length > 0 || names.isOther || names.isExtra) return false;
	const large = Math.max(0, ...values);
	if (names.isFollowing && isMoney) return true;
	if (names.isPrice || names.isRent || negotiable.test(behind)) return large >= leastExact;
	return large >= leastPrice || (large >= leastRent && behindPrice.test(behind));
}

const endsThere =
	/^\s*(?:$|[.,;:!?)»"”“–\n]|(?:VB|VHB|kostet|zzgl|zuzüglich|inkl|plus|ono|asking|negociable)(?![a-z]))/iu;
const offered = /(?<!\p{L})(?:für|um|nur|for|only|por|solo)\s$/iu;
export const negotiable = /^\s*(?:VB|VHB)(?!\p{L})/u;
