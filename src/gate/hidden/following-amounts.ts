import { numbersInWords } from './number-words.ts';

/** The hidden price of a unit, and the amounts that would reveal it. */
export interface HiddenAmounts {
	/** All amounts of its fields from which the price can be derived, the price included. */
	readonly amounts: readonly number[];
	/** What the unit costs to buy. */
	readonly sales: readonly number[];
	/** What it costs a month, without and with ancillary costs. */
	readonly rents: readonly number[];
	/** What a square metre costs, of each of its areas. */
	readonly perArea: readonly number[];
	/** Shares that its own fields name, such as those of its commission: 0.0357. */
	readonly rates: readonly number[];
}

/** Share by which an amount may differ that was rounded. */
const tolerance = 0.005;

/** Whether an amount is one of others, give or take half a percent. */
export function isNear(value: number, others: readonly number[], within = tolerance): boolean {
	return others.some((other) => Math.abs(value - other) <= other * within);
}

/** Whether one of the amounts is as large as another, give or take a factor. */
export function isAsLarge(
	values: readonly number[],
	others: readonly number[],
	factor: number,
): boolean {
	return values.some((value) =>
		others.some((other) => value * factor >= other && value <= other * factor),
	);
}

const percents = (...values: readonly number[]) => values.map((value) => value / 100);

/** Net, and with the VAT of Germany, Austria and Spain. */
const vat = [1, 1.19, 1.2, 1.21];
/** Of a price: GrEStG of the German states and of Austria; ITP, IVA and IGIC. */
const transferTax = percents(3.5, 4, 4.6, 5, 5.5, 6, 6.5, 7, 8, 9, 10, 11, 13, 21);
/** Of a price: AJD; entry into the Austrian land register; notary and land register. */
const register = percents(0.5, 0.75, 1, 1.1, 1.2, 1.25, 1.4, 1.5, 2, 2.5);
/** Of a price and before VAT: commissions of agents. */
const commission = percents(1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 5.25, 6).flatMap((rate) =>
	vat.map((factor) => rate * factor),
);
/** Of a price: what is paid at first, and what a bank lends. */
const finance = percents(5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 110);
const ofSale = [...new Set([...transferTax, ...register, ...commission, ...finance])];
/** In rents: a week; deposits, commissions before and with VAT; a year. */
const ofRent = [12 / 52, 1.19, 1.5, 1.785, 2, 2.38, 3, 3.57, 4, 6, 12];

/** The amounts that follow from a price and a usual rate. */
export function usualAmounts({ sales, rents }: HiddenAmounts): number[] {
	return [
		...sales.flatMap((price) => ofSale.map((rate) => price * rate)),
		...rents.flatMap((rent) => ofRent.map((rate) => rent * rate)),
	];
}

/** Shares and multiples that a text names beside an amount. */
interface Rates {
	/** "3,57 %" is 0.0357. */
	readonly shares: readonly number[];
	/** "25-fache", "3 Kaltmieten", "30 Jahre". */
	readonly multiples: readonly number[];
	/** Of the whole house, as "92/1000" is. */
	readonly thousandths: readonly number[];
}

/** The amounts that follow from a price and rates that stand in the text. */
export function amountsAt(
	{ sales, rents }: HiddenAmounts,
	{ shares, multiples, thousandths }: Rates,
): number[] {
	const pairs = shares.flatMap((share, at) => shares.slice(at + 1).map((other) => share + other));
	const all = [...shares, ...pairs, ...(shares.length > 2 ? [sum(shares)] : [])];
	const lent = [1, ...shares.flatMap((share) => [share, 1 - share]), 0.9, 0.8, 0.7, 0.6];
	const instalments = lent.flatMap((part) => [
		...all.map((share) => (part * share) / 12),
		...shares.flatMap((share) => multiples.map((years) => (part * annuity(share, years)) / 12)),
	]);
	const ofPrice = [
		...thousandths,
		...all.flatMap((share) => [...vat.map((factor) => share * factor), 1 - share, 1 + share]),
		...instalments,
		...multiples.flatMap((multiple) => [1 / multiple, 1 / multiple / 12]),
	];
	const ofRents = [
		...multiples.flatMap((multiple) => vat.map((factor) => multiple * factor)),
		...shares.flatMap((share) => [share, 1 - share, 1 + share]),
	];
	return [
		...sales.flatMap((price) => ofPrice.map((rate) => price * rate)),
		...rents.flatMap((rent) => ofRents.map((rate) => rent * rate)),
	];
}

/** Yearly payment on a loan of 1 that is paid back in so many years. */
function annuity(interest: number, years: number): number {
	return interest / (1 - (1 + interest) ** -years);
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}

const figure = '(\\d{1,3}(?:[.,]\\d{1,4})?)';
const shareOf = new RegExp(
	`${figure}\\s?(?:%|Prozent|percent|per\\scent|por\\sciento|v\\.\\s?H\\.)`,
	'giu',
);
const rent =
	"(?:(?:netto|brutto)?(?:kalt|warm|monats|jahres)(?:netto|kalt)*-?miete(?:n)?|MM|NKM|KM|months?['’]?(?:\\srent)?|rents?|mes(?:es)?|mensualidad(?:es)?)";
const times = new RegExp(
	`${figure}[\\s-]?(?:${rent}|fach\\p{L}*|times|veces|Jahre|years|años)(?!\\p{L})|(?:faktor|factor|multipl\\p{L}+|vervielfältiger)\\D{0,20}${figure}`,
	'giu',
);

const thousandth = /(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:\/\s?1\.?000(?!\d)|-?tausendstel)/giu;

/** A quick look, since few places hold a rate. */
const mayHold =
	/%|prozent|per\s?cent|por\sciento|v\.\s?H|miete|\bN?[MK]M\b|rent|month|mes|mensualidad|fach|fa[ck]tor|times|veces|jahr|year|año|multipl|vervielf|\/\s?1|tausendstel/iu;

/** The most that are read of one place: a text that repeats them must not take for ever. */
const maxAmounts = 6;

/** The shares and multiples that a text names, also where they are written out: "drei Prozent", "two months' rent". */
export function ratesIn(text: string): Rates {
	if (!mayHold.test(text)) return { shares: [], multiples: [], thousandths: [] };
	const plain = inDigits(text);
	return {
		shares: all(plain, shareOf).map((value) => value / 100),
		multiples: all(plain, times),
		thousandths: all(plain, thousandth).map((value) => value / 1_000),
	};
}

function all(text: string, expression: RegExp): number[] {
	const values = Array.from(text.matchAll(expression), ([, first, second]) =>
		Number((first ?? second ?? '').replace(',', '.')),
	);
	return [...new Set(values)].filter((value) => value > 0).slice(0, maxAmounts);
}

/** A text with digits for its small numbers in words. */
function inDigits(text: string): string {
	let [plain, at] = ['', 0];
	for (const { start, end, value } of numbersInWords(text)) {
		if (value >= 1_000) continue;
		plain += `${text.slice(at, start)}${value}`;
		at = end;
	}
	return plain + text.slice(at);
}
