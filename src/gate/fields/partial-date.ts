import { dayOf, instantAt } from '../../domain/day.ts';
import type { PartialDate } from '../../domain/published-field.ts';

const months = [
	'jan|januar|jänner|january|ene|enero',
	'feb|februar|february|febrero',
	'mär|mrz|märz|mar|march|marzo',
	'apr|april|abr|abril',
	'mai|may|mayo',
	'jun|juni|june|junio',
	'jul|juli|july|julio',
	'aug|august|ago|agosto',
	'sep|sept|september|septiembre|setiembre',
	'okt|oktober|oct|october|octubre',
	'nov|november|noviembre',
	'dez|dezember|dec|december|dic|diciembre',
].map((names) => new RegExp(`^(?:${names})$`, 'i'));

export function isMonth(word: string): boolean {
	return months.some((names) => names.test(word));
}

const roman = ['i', 'ii', 'iii', 'iv'];

const seasons = [
	['spring', /^(?:Frühjahr|Frühling|spring|primavera)$/i],
	['summer', /^(?:Sommer|summer|verano)$/i],
	['autumn', /^(?:Herbst|autumn|fall|otoño)$/i],
	['winter', /^(?:Winter|invierno)$/i],
] as const;

const parts = [
	[
		'early',
		/^(?:Anfang|Beginn|early|(?:the )?(?:start|beginning) of|(?:a )?(?:principios|comienzos|inicios) de)[\s-]+/i,
	],
	['mid', /^(?:Mitte|mid|(?:the )?middle of|(?:a )?mediados de)[\s-]+/i],
	['late', /^(?:Ende|late|(?:the )?end of|(?:a )?(?:finales|fines) de)[\s-]+/i],
] as const;

/**
 * Reads a date as people write it in German, English or Spanish: "Q2 2027", "Ende Mai 2027", "verano de 2027". Nothing
 * when a word is left that was not understood.
 */
export function readDate(text: string): PartialDate | undefined {
	const part = parts.find(([, words]) => words.test(text));
	if (!part) return readWhole(text);
	const date = readWhole(text.replace(part[1], ''));
	const isOfMonthOrYear = date && !(date.day ?? date.quarter ?? date.season);
	return isOfMonthOrYear ? { ...date, part: part[0] } : undefined;
}

function readWhole(text: string): PartialDate | undefined {
	let found = /^((?:19|20)\d\d)$/.exec(text);
	if (found) return year(found[1]);
	const time = instantOf(text);
	const day = time === undefined ? text : dayOf(time);
	found = /^((?:19|20)\d\d)-(\d\d)(?:-(\d\d)(?:T.*)?)?$/.exec(day);
	if (found) return whole({ ...year(found[1]), ...numbers({ month: found[2], day: found[3] }) });
	found = /^(?:(\d\d?)\.\s?)?(\d\d?)[./]\s?((?:19|20)\d\d)$/.exec(text);
	if (found) return whole({ ...year(found[3]), ...numbers({ day: found[1], month: found[2] }) });
	const quarter =
		/^(?:[QT]\s?([1-4])|([1-4])\s?[QT]|([1-4]|I{1,3}|IV)\.?[ºo°]?\s+(?:Quartal|quarter|trimestre))(?:\s*\/\s*|\s+(?:de\s+)?)((?:19|20)\d\d)$/i.exec(
			text,
		);
	if (quarter) {
		const given = quarter[1] ?? quarter[2] ?? quarter[3] ?? '';
		const n = roman.indexOf(given.toLowerCase()) + 1 || Number(given);
		return { ...year(quarter[4]), quarter: n };
	}
	const named = /^(?:(\d\d?)\.?\s+(?:de\s+)?)?(\p{L}+)\.?\s+(?:del?\s+)?((?:19|20)\d\d)$/iu.exec(
		text,
	);
	const season = seasons.find(([, names]) => names.test(named?.[2] ?? ''))?.[0];
	if (season && named && !named[1]) return { ...year(named[3]), season };
	const month = months.findIndex((names) => names.test(named?.[2] ?? '')) + 1;
	if (!named || month === 0) return undefined;
	return whole({ ...year(named[3]), month, ...numbers({ day: named[1] }) });
}

function year(value: string | undefined) {
	return { kind: 'date' as const, year: Number(value) };
}

function numbers(parts: Readonly<Record<string, string | undefined>>): Record<string, number> {
	return Object.fromEntries(
		Object.entries(parts).flatMap(([name, value]) =>
			value === undefined ? [] : [[name, Number(value)]],
		),
	);
}

// The 31st of February is a slip of the pen, and nobody knows which one.
function whole(date: PartialDate): PartialDate | undefined {
	const { year, month = 1, day = 1 } = date;
	const real = new Date(Date.UTC(year, month - 1, day));
	return real.getUTCMonth() === month - 1 && real.getUTCDate() === day ? date : undefined;
}

const form =
	/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s?(Z|UTC|[+-]\d\d(?::?\d\d)?)?$/i;

/** Milliseconds since 1970 of an ISO 8601 time; one without an offset is of the company's clocks. */
export function instantOf(text: string): number | undefined {
	const [, day = '', time = '', offset] = form.exec(text) ?? [];
	if (day === '' || !isDay(day)) return undefined;
	const zone = offset?.replace(/^UTC$/i, 'Z').replace(/^([+-]\d\d):?(\d\d)?$/, sign);
	const instant = zone ? Date.parse(`${day}T${time}${zone}`) : instantAt(`${day}T${time}`);
	return Number.isNaN(instant) ? undefined : instant;
}

/** Whether the calendar has a day; Date.parse takes the 30th of February for one in March. */
export function isDay(iso: string): boolean {
	const time = new Date(`${iso}T00:00:00Z`);
	return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso);
}

const sign = (_all: string, hours: string, minutes = '00') => `${hours}:${minutes}`;
