import type { FieldReading, FieldRole, PartialDate } from '../../domain/published-field.ts';
import { readDate } from './partial-date.ts';

/**
 * What a custom field of a role says, as an account may write it. Words that are not wholly understood have
 * no meaning here and are shown as they are: "nach Ostern 2027" is not 2027.
 */
export function readField(value: string, role: FieldRole): FieldReading | undefined {
	return readers[role]?.(value.trim());
}

/** Names are shown as they are. */
const readers: Partial<Record<FieldRole, (text: string) => FieldReading | undefined>> = {
	completion: readDate,
	milestone: readMilestone,
	progress: readShare,
	distance: readDistance,
	largeHolder: readFlag,
	stressedArea: readFlag,
	lastRent: readEuros,
	referenceRent: readEuros,
};

/**
 * What a custom field without a role says, where its words leave no doubt: a day, a month or a quarter, minutes, a
 * percentage. A number with "m" may be a height, which is no distance.
 */
export function readPlain(value: string): FieldReading | undefined {
	const text = value.trim();
	if (/^\d+(?:[.,]\d+)?\s*(?:%|Prozent|percent)$/i.test(text)) return readShare(text);
	const read = readDistance(text) ?? readDate(text);
	if (read?.kind === 'minutes') return read;
	const isNamed = read?.kind === 'date' && (read.quarter ?? read.day) !== undefined;
	return isNamed || (read?.kind === 'date' && /\p{L}/u.test(text)) ? read : undefined;
}

/** What the CRM itself writes where it has no words for people: of a box whether it is ticked, and a day as ISO 8601. */
export function readBare(value: string): FieldReading | undefined {
	if (value === 'true' || value === 'false') return { kind: 'flag', is: value === 'true' };
	return /^\d{4}-\d\d-\d\d(?:T.*)?$/.test(value) ? readDate(value) : undefined;
}

function readFlag(text: string): FieldReading | undefined {
	if (/^(?:ja|yes|s[íi]|gran tenedor|large holder)(?!\p{L})/iu.test(text))
		return { kind: 'flag', is: true };
	return /^(?:nein|no)(?!\p{L})/iu.test(text) ? { kind: 'flag', is: false } : undefined;
}

/** An amount that names euros and nothing else; three digits behind a dot or comma are thousands. */
function readEuros(text: string): FieldReading | undefined {
	const bare = /^(?:€\s?(.+)|(.+?)\s?(?:€|EUR|Euros?))$/i.exec(text);
	const [, whole, cents = '0'] =
		/^(\d{1,3}(?:[.,]\d{3})+|\d{1,6})(?:[.,](\d\d))?$/.exec(bare?.[1] ?? bare?.[2] ?? '') ?? [];
	if (whole === undefined) return undefined;
	const euros = Number(whole.replaceAll(/[.,]/g, ''));
	return { kind: 'amount', money: { cents: euros * 100 + Number(cents), currency: 'EUR' } };
}

const done =
	/[\s,;:(–-]*(?:✓|✔|fertig|fertiggestellt|erledigt|erreicht|abgeschlossen|done|finished|completed?|terminad[ao]|hecho)[).!]*$/i;

function readMilestone(text: string): PartialDate | undefined {
	const date = readDate(text.replace(done, ''));
	return date && done.test(text) ? { ...date, done: true } : date;
}

function readShare(text: string): FieldReading | undefined {
	const [, given] = /(?:^|[^\d.,])(\d{1,3}(?:[.,]\d+)?)\s*(?:%|Prozent|percent)/i.exec(text) ?? [];
	const plain = /^\d{1,3}(?:[.,]\d+)?$/.test(text) ? text : undefined;
	const percent = Number((given ?? plain)?.replace(',', '.'));
	return percent >= 0 && percent <= 100 ? { kind: 'share', share: percent / 100 } : undefined;
}

const ways = [
	['foot', /^(?:zu Fu(?:ß|ss)|Fu(?:ß|ss)weg|on foot|walk(?:ing)?|a pie)$/i],
	['bicycle', /^(?:mit dem (?:Fahr)?rad|by (?:bike|bicycle)|en bici(?:cleta)?)$/i],
	['car', /^(?:mit dem Auto|by car|en coche)$/i],
	['transit', /^(?:mit (?:der )?(?:U-|S-|Straßen)?Bahn|mit dem Bus|by (?:train|bus|tram))$/i],
] as const;

function readDistance(text: string): FieldReading | undefined {
	const found =
		/^(\d+(?:[.,]\d+)?)\s*(m|km|Meter|metres|metros|min\.?|Minuten?|minutes?|minutos?)(?:\s+(.+))?$/i.exec(
			text,
		);
	if (!found) return undefined;
	const [, amount = '', unit = '', rest] = found;
	if (/^mi/i.test(unit)) {
		const way = rest === undefined ? undefined : ways.find(([, words]) => words.test(rest));
		if (rest !== undefined && !way) return undefined;
		return { kind: 'minutes', minutes: decimal(amount), ...(way && { by: way[0] }) };
	}
	if (rest !== undefined) return undefined;
	return /^k/i.test(unit)
		? { kind: 'metres', metres: Math.round(decimal(amount) * 1000) }
		: { kind: 'metres', metres: thousands(amount) };
}

function decimal(text: string): number {
	return Number(text.replace(',', '.'));
}

/** "1.200" metres are more than a kilometre; "1,5" are one and a half. */
function thousands(text: string): number {
	return /^\d+[.,]\d{3}$/.test(text) ? Number(text.replace(/[.,]/, '')) : decimal(text);
}
