import type { Amount } from './amounts.ts';
import { by, costWord, followingName, minus, perPerson, priceWord } from './names-beside.ts';
import { spansOf, type Span } from './fact.ts';
import { isNear } from './following-amounts.ts';

/** "980 Bäume", "980 alte Bäume"; not "980 Euro" or "980 Kaltmiete". */
const counted =
	/^\s(?:\p{Ll}{4,}e[nr]?\s)?(?!(?:Euro|Franken|Mio|Mill|Tausend|Tsd|Netto|Brutto|Kalt|Warm|Monatlich|Miete|Plus|Zzgl|Inkl|Exkl|Gern|Ruhig|Sofort)\p{Ll}*|\p{L}*(?:miete|preis|provision|courtage))\p{Lu}\p{Ll}{2,}/u;
/** "980 trees", "980 kg", "980/10.000" */
const countedPlain =
	/^\/\d|^\s?(?:(?!(?:euros|plus|más|francs|pounds|dollars|pesetas)\s?)\p{Ll}{2,}[^\Ws](?:e?s)(?!\p{L})|(?:Min\.|min|Std|trees|people|Uhr|kg|t|l|W|kW|PS|dB|gegründet|erwähnt|erbaut|errichtet|entstand|founded|built|fundad[oa])(?!\p{L}))/u;
/** "Baujahr 980", "Nr. 980", "B 500", "Objekt 2024-1250", "0341 980", "1 of 980" */
const numbered =
	/(?<!\p{L})(?:Platz|Baujahr|Baujahr ist|erbaut|anno|Jahr|seit|built|year|año|Nr\.?|Nummer|Hausnummer|No\.?|Blatt|Flurstück|Flur|Seite|Raum|Zimmer|WE|Tram|Bus|\p{L}*linie|Tel\.?|Telefon|Fax)[\s:]{0,2}$|(?<!\p{L})[ABEKLMSU]\s$|(?:(?:Objekt|Expos[eé]|Ref\.?|ID|Nr\.?)[\s:]{1,2}(?:\p{L}{1,3}-)?|(?<!\d)(?:19|20)\d\d-)$|\d\s(?:von|of|de)\s$|(?<!\d)(?:0|\+\d{1,3}[\s(]{1,2}0?\)?)\d{1,5}[)\s/-]{1,3}(?:\d{1,5}[\s/-])?$/iu;

/** Whether a number without a currency counts or numbers something: trees, minutes, years, houses, telephones. */
export function isOtherFigure({ start, behind, isMoney, isScaled }: Amount, text: string): boolean {
	if (isMoney) return false;
	if (numbered.test(text.slice(Math.max(0, start - 24), start))) return true;
	return !isScaled && (counted.test(behind) || countedPlain.test(behind));
}

/** Whether it is the share of one who shares the rent. */
export function isShare(
	{ values, start, end }: Amount,
	text: string,
	rents: readonly number[],
): boolean {
	const shares = rents.flatMap((rent) => [rent / 2, rent / 3, rent / 4]);
	return (
		values.some((value) => isNear(value, shares)) &&
		perPerson.test(text.slice(Math.max(0, start - 60), end + 40))
	);
}

/** Characters that are looked at for the label of a cell, and the most that one has. */
const [reach, longestLabel, mostCells] = [240, 40, 16];

/** The amount with its label of price, and the line of that, where it stands in a line or cell of its own behind that of the label. */
export function labelled(
	amount: Amount,
	text: string,
): { readonly span: Span; readonly amount: Amount } | undefined {
	const from = Math.max(0, amount.start - reach);
	const lines = text.slice(from, amount.start).split('\n');
	if (lines.length < 2 || lines.pop()?.trim() !== '') return undefined;
	let end = amount.start - 1;
	for (const line of lines.slice(-mostCells).toReversed()) {
		while (text[end] !== '\n' && end > from) end--;
		const start = end - line.length;
		const label = line.trim();
		if (label.length > longestLabel || /[.!?]$/.test(label)) return undefined;
		const name = `${label.replace(/[:\s]+$/, '')}: `;
		if (
			/^\D*\p{L}{2}\D*\d?\D*$/u.test(label) &&
			[priceWord, costWord, followingName].some((each) => each.test(name))
		) {
			const unit = /^\s*\n\s*(?:T€|TEUR|€|EUR|Euro|CHF|Tsd\.?)\s*(?=\n|$)/u.exec(
				text.slice(amount.end, amount.end + 24),
			);
			const reached = amount.end + (unit?.[0].length ?? 0);
			return {
				span: { start, end },
				amount: { ...amount, before: name, since: name, behind: '', end: reached },
			};
		}
		end = start - 1;
	}
	return undefined;
}

/** How many amounts behind another one are looked at, and how far. */
const [mostBehind, farthest] = [8, 160];
const sentenceEnd = /[.!?]\s+(?=\p{Lu})|\n/u;

/** Amounts in one sentence that make a whole: the sum of all, or of two what one leaves of the other, their sum or product. */
export function amountsThatMake(
	amounts: readonly Amount[],
	text: string,
	isWhole: (value: number) => boolean,
): Amount[] {
	const told = new Set<Amount>();
	amounts.forEach((first, at) => {
		const parts = [first];
		for (const second of amounts.slice(at + 1, at + 1 + mostBehind)) {
			if (second.start - first.end > farthest) break;
			const between = text.slice(first.end, second.start);
			if (sentenceEnd.test(between)) break;
			if (largest(second) >= 1_000) parts.push(second);
			if (isWhole(parts.reduce((sum, part) => sum + largest(part), 0)) && largest(first) >= 1_000)
				for (const part of parts) told.add(part);
			for (const a of first.values)
				for (const b of second.values) {
					const isSum = Math.min(a, b) >= 1_000 && !first.isYear && !second.isYear;
					if (
						(isSum && isWhole(a + b)) ||
						(minus.test(between) && isWhole(a - b)) ||
						(by.test(between) && isWhole(a * b))
					)
						told.add(first).add(second);
				}
		}
	});
	return [...told];
}

function largest({ values, isYear }: Amount): number {
	return isYear ? 0 : Math.max(0, ...values);
}

const address = /https?:\/\/[^\s"'<>)]{4,2000}/giu;

/** Numbers in the query and the last name of an address of a page, and whether it calls them a price. */
export function numbersInAddresses(
	text: string,
): (Span & { readonly value: number; readonly isPrice: boolean })[] {
	return Array.from(text.matchAll(address)).flatMap(({ index, 0: url }) => {
		const path = url.split(/[?#]/, 1)[0] ?? '';
		const from = path.lastIndexOf('/') + 1;
		return Array.from(url.slice(from).matchAll(/(?<!\d)\d{3,12}(?!\d)/g), (found) => ({
			start: index + from + found.index,
			end: index + from + found.index + found[0].length,
			value: Number(found[0]),
			isPrice: /(?:price|preis|precio|miete|rent)[\w-]*=$/i.test(url.slice(0, from + found.index)),
		}));
	});
}

/** The bounds of an amount that is only partly written. */
interface AmountRange extends Span {
	readonly least: number;
	readonly most: number;
	/** Whether only a price is written so. */
	readonly isPrice: boolean;
}

/** "48x.000", "4XX.XXX €", "12xx Euro" */
const masked =
	/(?<![\p{L}\d.,])\d[\dx*_#?]{0,2}(?:(?:[.,'’ ][\dx*_#?]{3})+|[\dx*_#?]{1,4})(?![\p{L}\d])/giu;
const moneyBehind = /^\s?(?:(T€|TEUR|Tsd|k(?!\p{L}))|€|EUR|CHF|£)/iu;
/** "im oberen 400er-Bereich", "Mitte 400.000", "in the high 400s" */
const hundreds =
	/(?:(?<!\p{L})(?:(?:ober|unter|mittler|hoh|niedrig)e[nrms]?|high|low|mid|upper|lower|Anfang|Mitte|Ende)[\s-]|(?<!\d)(?=\d00er[\s-]?(?:Bereich|Segment|Marke)))[€£]?(\d)00(?:er|s|k|[.,'’ ]?000)(?![\p{L}\d])/giu;

/** Amounts of which digits are kept back, or of which only the hundreds are said. */
export function rangesIn(text: string): AmountRange[] {
	const masks = spansOf(text, masked).flatMap((span) => {
		const written = text.slice(span.start, span.end);
		if (!/[x*_#?]/i.test(written)) return [];
		const [currency, scale] = moneyBehind.exec(text.slice(span.end, span.end + 6)) ?? [];
		const isPrice = /[.,'’ ]/.test(written);
		const before = text.slice(Math.max(0, span.start - 48), span.start);
		if (!isPrice && currency === undefined && !priceWord.test(before)) return [];
		const [least = 0, most = 0] = ['0', '9'].map(
			(digit) =>
				Number(written.replaceAll(/[x*_#?]/gi, digit).replaceAll(/\D/g, '')) *
				(scale === undefined ? 1 : 1_000),
		);
		return [{ ...span, least, most, isPrice }];
	});
	const rounded = Array.from(text.matchAll(hundreds), ({ index, 0: { length }, 1: digit }) =>
		[100, 100_000].map((unit) => ({
			start: index,
			end: index + length,
			// "Unter der 500er-Marke" is near below it.
			least: (Number(digit) - (text.startsWith('Marke', index + length + 1) ? 1 : 0)) * unit,
			most: (Number(digit) + 1) * unit,
			isPrice: false,
		})),
	);
	return [...masks, ...rounded.flat()];
}
