import { behindPrice, type Names, namesOf, rounding, roundingBehind } from './names-beside.ts';
import { amountsIn, type Amount } from './amounts.ts';
import type { HiddenFact, Span } from './fact.ts';
import {
	amountsAt,
	isAsLarge,
	isNear,
	ratesIn,
	usualAmounts,
	type HiddenAmounts,
} from './following-amounts.ts';
import {
	amountsThatMake,
	isOtherFigure,
	isShare,
	labelled,
	numbersInAddresses,
	rangesIn,
} from './figures-beside.ts';
import { numbersInParts } from './number-words.ts';

/** The smallest amount that counts wherever it stands, and the smallest one of money that can only be a price. */
const [leastAlone, leastPrice] = [10_000, 100_000];
/** The smallest amount that counts in the unit's own texts where it is exactly the hidden one. */
const leastExact = 100;
const leastRent = 300;

/** Of a unit whose fields hold no price. */
export const unknownPrice: HiddenAmounts = {
	amounts: [],
	sales: [],
	rents: [],
	perArea: [],
	rates: [],
};

/**
 * A price that texts must not tell. It is told by itself, by an amount beside the rate that makes it, and by one that
 * follows from it at a usual rate; never by a length, an area, a share or a year. What is neither surely told nor
 * surely not, such as another amount called a price or as large as one, is told in the unit's own texts: a sentence
 * too few costs less than the price. Texts of others tell only what comes out exactly.
 */
export function hiddenPrice(
	hidden: HiddenAmounts,
	scope: 'ownTexts' | 'knownAmounts' = 'ownTexts',
): HiddenFact {
	const isOwn = scope === 'ownTexts';
	const known = new Set(hidden.amounts.filter((amount) => amount >= 10).map(rounded));
	const secret: Secret = { ...hidden, known, usual: usualAmounts(hidden), isOwn };
	return {
		what: 'hidden price',
		...(isOwn && { isOwn }),
		find: ({ text }) => {
			const amounts = amountsIn(text);
			const revealed = amounts.filter((amount) => isRevealed(amount, text, secret));
			return isOwn ? [...revealed, ...revealedTogether(text, amounts, secret)] : revealed;
		},
	};
}

/** What amounts tell by a label in another line, by each other, or in the address of a page. */
function revealedTogether(text: string, amounts: readonly Amount[], secret: Secret): Span[] {
	const { sales, rents, known, usual } = secret;
	const inCells = amounts.flatMap((amount) => {
		const cell = labelled(amount, text);
		// A label says nothing without an amount that reveals the price by itself.
		if (!cell || (amount.isMoney && isRevealed(amount, text, secret))) return [];
		return isRevealed(cell.amount, text, secret) ? [cell.span, cell.amount] : [];
	});
	const parts = amountsThatMake(amounts, text, (value) => isNear(value, sales, 0.001));
	const isKnown = (value: number) => known.has(rounded(value));
	const inAddresses = numbersInAddresses(text).filter(
		({ value, isPrice }) =>
			isKnown(value) ||
			isKnown(value / 100) ||
			sales.includes(value * 1_000) ||
			(value >= leastPrice && isNear(value, sales, 0.03)) ||
			(value >= leastAlone && isNear(value, usual, 0.5 / value)) ||
			(isPrice && (isNear(value * 1_000, sales, 0.03) || isNear(value, rents, 0.05))),
	);
	const spelt = numbersInParts(text).filter(
		({ value }) =>
			value >= leastExact &&
			([...sales, ...rents].includes(value) || sales.includes(value * 1_000)),
	);
	const ranges = rangesIn(text).filter(
		({ least, most, isPrice }) =>
			isPrice || [...sales, ...rents].some((price) => price >= least && price <= most),
	);
	return [...inCells, ...parts, ...inAddresses, ...spelt, ...ranges];
}

interface Secret extends HiddenAmounts {
	readonly known: ReadonlySet<number>;
	/** What follows from the price at usual rates. */
	readonly usual: readonly number[];
	readonly isOwn: boolean;
}

function isRevealed(amount: Amount, text: string, secret: Secret): boolean {
	const { values, isMoney, isYear, isGrouped, isInWords, isScaled } = amount;
	const largest = Math.max(0, ...values);
	const names = namesOf(amount, secret);
	const isNamed = names.isPrice || (!isYear && names.isCost);
	const counts = isMoney || isNamed;
	const isFree = secret.isOwn && !isYear && !isOtherFigure(amount, text);
	const least = counts ? 0 : isFree ? leastExact : leastAlone;
	if (values.some((value) => value >= least && secret.known.has(rounded(value)))) return true;
	if (
		isFree &&
		(isTellingAlone(amount, names, secret) ||
			isShare(amount, text, secret.rents) ||
			mayBeUnknownPrice(amount, names, secret))
	)
		return true;
	const isMeant =
		names.isFollowing || names.isLoan || names.isInstalment || names.isRent || isNamed;
	const isPaid = isMoney || (isFree && isMeant && largest >= leastExact);
	if (secret.isOwn && isPaid && isPart(amount, names, secret)) return true;
	const isLarge = largest >= 1_000 && !isYear;
	if (!counts && !isPaid && !isLarge && !amount.isPerArea) return false;
	const near = text.slice(Math.max(0, amount.start - 140), amount.end + 140);
	const atRates = amountsAt(secret, ratesIn(near));
	if (!secret.isOwn) {
		return (
			(isMoney && values.some((value) => isNear(value, secret.usual, 0.5 / value))) ||
			((isMoney || isLarge) && values.some((value) => isNear(value, atRates)))
		);
	}
	const prices = [...secret.sales, ...secret.rents];
	const isWhole = values.some((value) => isNear(value, prices));
	if (isWhole && (counts || ((isGrouped || isInWords || isScaled) && largest >= leastAlone)))
		return true;
	// "KP: 389"
	const isLabelled = names.isPrice || negotiable.test(amount.behind);
	const inUnits = values.flatMap((value) => [value * 1_000, value * 1_000_000]);
	if (isLabelled && inUnits.some((value) => isNear(value, secret.sales))) return true;
	if (amount.isPerArea) return tellsPerArea(amount, secret, names);
	if ((isMoney || isLarge) && values.some((value) => isNear(value, atRates))) return true;
	if (names.isOther) return false;
	if (isPaid && !names.isExtra && values.some((value) => follows(value, names, secret)))
		return true;
	if (isMoney && isBesideRate(amount, text, names, secret)) return true;
	return isAsPrice(amount, names, secret);
}

/** Whether it is the price in thousands, what follows from it to the euro, or the price rounded, beside a word that says so. */
function isTellingAlone(
	{ values, before, behind, isMoney, isScaled }: Amount,
	names: Names,
	{ sales, rents, usual }: Secret,
): boolean {
	if (names.isOther) return false;
	if (!isMoney && values.some((value) => value >= leastExact && sales.includes(value * 1_000)))
		return true;
	const exact = values.filter((value) => value >= leastAlone);
	if (exact.some((value) => isNear(value, usual, 0.5 / value))) return true;
	const isRounded = isScaled || rounding.test(before) || roundingBehind.test(behind);
	return values.some(
		(value) =>
			(isRounded && value >= leastAlone && isNear(value, sales, 0.05)) ||
			(isRounded && value >= leastExact && isNear(value * 1_000, sales, 0.03)) ||
			((isRounded || names.isCost) && value >= leastExact && isNear(value, rents, 0.05)),
	);
}

/** Whether it is what a purchase costs besides or in all, or a rent with its costs. */
function isPart({ values }: Amount, names: Names, { sales, rents }: Secret): boolean {
	const isBetween = (value: number, least: number, most: number) =>
		sales.some((price) => value >= price * least && value <= price * most);
	if (
		names.isPurchaseCost &&
		values.some((value) => isBetween(value, 0.03, 0.17) || isBetween(value, 1.03, 1.17))
	)
		return true;
	return names.isRent && !names.isOther && isAsLarge(values, rents, 1.6);
}

/** Square metres. */
const squareFoot = 0.092903;

function tellsPerArea(
	{ values, isMoney, isScaled }: Amount,
	{ perArea }: Secret,
	{ isOther, isPrice }: Names,
): boolean {
	if (values.some((value) => isNear(value, perArea) || isNear(value / squareFoot, perArea)))
		return true;
	if (isOther) return false;
	if (!isMoney && !isPrice && !isScaled)
		return values.some((value) => isNear(value, perArea, 0.03));
	return isPrice || perArea.length === 0 || isAsLarge(values, perArea, 3);
}

/** Whether it follows from the price at a usual rate, or by its name and its size. */
function follows(value: number, names: Names, { usual, rates, sales, rents }: Secret): boolean {
	if (isNear(value, usual)) return true;
	if (
		sales.some((price) =>
			isNear(
				value,
				rates.map((rate) => rate * price),
			),
		)
	)
		return true;
	const isPart = (least: number, most: number) =>
		sales.some((price) => value >= price * least && value <= price * most);
	if (names.isInstalment && isPart(0.002, 0.01)) return true;
	if (!names.isFollowing) return false;
	return isPart(0.005, 0.3) || rents.some((rent) => value >= rent && value <= rent * 6);
}

/** Whether a rate in its sentence makes it about the price, which the CRM may have by an older figure, or not at all. */
function isBesideRate(
	{ values, start, end }: Amount,
	text: string,
	{ isFollowing }: Names,
	{ sales, rents }: Secret,
): boolean {
	const [before, behind] = [
		text.slice(Math.max(0, start - 140), start),
		text.slice(end, end + 140),
	];
	const sentence = `${before.split(sentenceEnd).at(-1)} # ${behind.split(sentenceEnd)[0]}`;
	const { shares, multiples } = ratesIn(sentence);
	if (sales.length + rents.length === 0)
		return shares.length > 0 || (isFollowing && multiples.length > 0);
	return isAsLarge(
		values,
		sales.flatMap((price) => shares.map((share) => price * share)),
		2,
	);
}

const sentenceEnd = /[.!?]\s+(?=\p{Lu})|\n+/u;

function rounded(amount: number): number {
	return Math.round(amount * 100);
}

/** Whether it is called a price, or as large as one: the price that the CRM has may be an old one, or none. */
function isAsPrice(amount: Amount, names: Names, { sales, rents }: HiddenAmounts): boolean {
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
function mayBeUnknownPrice(
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
const negotiable = /^\s*(?:VB|VHB)(?!\p{L})/u;
