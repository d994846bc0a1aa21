import { spansOf, type Span } from './fact.ts';

const letter = 'a-zß-öø-ɏ';
const end = `(?![${letter}0-9])`;
const german =
	'(?:ein(?:e[nrms]?|s)?|zwei|zwo|drei|vier|f(?:ü|ue?)nf|sechs?|sieb(?:en)?|acht|neun|zehn|elf|zw(?:ö|oe?)lf|zwan|zig|(?:ß|ss)ig|hundert|tausend|million(?:en)?|und|anderthalb|halb(?:e[nrms]?)?|viertel)';
const english =
	'an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|grand|millions|half|quarters?';
const spanish =
	'un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[a-zé]{3,5}|veinte|veinti[a-zéóú]{2,6}|(?:trei|cuare|cincue|sese|sete|oche|nove)nta|cien(?:to)?|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|mil|mill[oó]n(?:es)?|medi[oa]|cuartos?';
// Bounded, and no word can be read in two ways: a text that repeats them must not take for ever.
const word = `(?:${german}{1,16}|${english}|${spanish})${end}`;
const gap = `(?:[\\s-]{1,3}(?:and|of|und|y|de|con|point|komma|coma)${end})?[\\s-]{1,3}`;
const run = new RegExp(`(?<![${letter}0-9])${word}(?:${gap}${word}){0,11}`, 'giu');

type NumberInWords = Span & { readonly value: number };

/** All numbers of a text that are written out in German, English or Spanish. */
export function numbersInWords(text: string): NumberInWords[] {
	return spansOf(text, run).flatMap((span) => {
		const value = valueOf(text.slice(span.start, span.end));
		return value > 0 ? [{ ...span, value }] : [];
	});
}

const digit =
	'(?:eins?|zwei|zwo|drei|vier|f(?:ü|ue?)nf|sechs|sieben|acht|neun|null|one|two|three|four|five|six|seven|eight|nine|zero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|cero)';
const parted = new RegExp(
	`(?<![${letter}0-9])(?:${digit}(?:[\\s·.–-]{1,3}${digit}){2,8}${end}|\\d{1,6}(?:(?:[\\s.'’()/·–-]{1,3}|,)\\d{1,6}){1,8}(?!\\d))`,
	'giu',
);

/** Numbers whose digits stand apart: "vier-acht-fünf", "1-2-5-0", "48 5000", "485 (000)". */
export function numbersInParts(text: string): NumberInWords[] {
	return spansOf(text, parted).flatMap((span) => {
		const written = text.slice(span.start, span.end);
		if (/^\d+(?:[.,'’ ]\d{3})*(?:[.,]\d{1,2})?$/.test(written)) return [];
		const digits = written.match(/\d+|\p{L}+/gu) ?? [];
		const value = digits.map((each) =>
			/^\d/.test(each) ? each : /^(?:null|zero|cero)$/i.test(each) ? 0 : valueOf(each),
		);
		return [{ ...span, value: Number(value.join('')) }];
	});
}

/** From 1 on. */
const small = `eine?[nrms]?(?!in)|one|[uú]n[oa]? zwei|zwo|two|d[oó]s drei|three|tr[eé]s vier|four|cuatro f(?:ü|ue?)nf|five|cinco
	sechs?|six|s[eé]is sieb(?:en)?|seven|siete acht|eight|ocho neun|nine|nueve zehn|ten|diez|dieci elf|eleven|once
	zw(?:ö|oe?)lf|twelve|doce thirteen|trece fourteen|catorce fifteen|quince sixteen seventeen eighteen nineteen`;
/** From 20 on. */
const tens = `zwanzig|twenty|veinte|veinti drei(?:ß|ss)ig|thirty|treinta vierzig|forty|cuarenta f(?:ü|ue?)nfzig|fifty|cincuenta
	sech(?:s)?zig|sixty|sesenta sieb(?:en)?zig|seventy|setenta achtzig|eighty|ochenta neunzig|ninety|noventa`;
const words = (list: string) => list.split(/\s+/);

/** Parts of numbers; where two fit, the longer one counts. */
const parts: readonly (readonly [part: RegExp, value: number | 'and' | 'point'])[] = (
	[
		['mill(?:ion(?:en|s)?|[oó]n(?:es)?)', 1e6],
		['tausend|thousand|grand|mil', 1e3],
		['quinient[oa]s', 500],
		['setecient[oa]s', 700],
		['novecient[oa]s', 900],
		['hundert|hundred|cient[oa]s|cien(?:to)?', 100],
		...words(tens).map((part, at): [string, number] => [part, 20 + at * 10]),
		...words(small).map((part, at): [string, number] => [part, at + 1]),
		['anderthalb', 1.5],
		['halb(?:e[nrms]?)?|half|medi[oa]', 0.5],
		['viertel|quarters?|cuartos?', 0.25],
		['and|und|y|con', 'and'],
		['point|komma|coma', 'point'],
	] as const
).map(([part, value]) => [new RegExp(`^(?:${part})`, 'iu'), value] as const);

/** The number that a run of words says: "un millón y medio", "one point two five million", "dreiviertel". */
function valueOf(written: string): number {
	let [whole, small, last, decimal] = [0, 0, 0, 0];
	let isJoined = false;
	let rest = written.toLowerCase().replace(/^eine?[\s-]+(?=drei)/, '');
	while (rest !== '') {
		const found = parts.flatMap(([part, value]) => {
			const length = part.exec(rest)?.[0].length;
			return length === undefined ? [] : [{ length, value }];
		});
		const { length, value } = found.toSorted((a, b) => b.length - a.length)[0] ?? { length: 1 };
		rest = rest.slice(length);
		if (value === 'and') isJoined = true;
		if (value === 'point') decimal = 1;
		if (typeof value !== 'number') continue;
		if (value === 1e6 && whole + small > 0)
			[whole, small, decimal] = [(whole + small) * value, 0, 0];
		else if (value >= 1e3) [whole, small, decimal] = [whole + (small || 1) * value, 0, 0];
		else if (decimal > 0) small += value * (decimal /= value < 10 ? 10 : 100);
		else if (value === 100) small = (small || 1) * 100;
		else if (value < 1 && whole >= 1e6) whole += value * 1e6;
		// "three quarters", "dreiviertel" and "zweieinhalb", but "one and a quarter".
		else if (value < 1 && !isJoined && last >= 1 && last <= 3) small += last * (value - 1);
		else small += value;
		isJoined = false;
		last = value;
	}
	return whole + small;
}
