import type { Rates } from './following-amounts.ts';
import { numbersInWords } from './number-words.ts';

const figure = '(\\d{1,3}(?:[.,]\\d{1,4})?)';
const share = new RegExp(
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
const most = 6;

/** The shares and multiples that a text names, also where they are written out: "drei Prozent", "two months' rent". */
export function ratesIn(text: string): Rates {
	if (!mayHold.test(text)) return { shares: [], multiples: [], thousandths: [] };
	const plain = inDigits(text);
	return {
		shares: all(plain, share).map((value) => value / 100),
		multiples: all(plain, times),
		thousandths: all(plain, thousandth).map((value) => value / 1_000),
	};
}

function all(text: string, expression: RegExp): number[] {
	const values = Array.from(text.matchAll(expression), ([, first, second]) =>
		Number((first ?? second ?? '').replace(',', '.')),
	);
	return [...new Set(values)].filter((value) => value > 0).slice(0, most);
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
