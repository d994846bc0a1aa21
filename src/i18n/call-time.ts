import { readCallTime } from '../domain/call-time.ts';
import type { Locale } from '../domain/locale.ts';
import { notation } from './notation.ts';
import { once } from './once.ts';
import { viewingHours } from './viewing-time.ts';

/** "Mo–Fr, 9–12 Uhr" for "Mo-Fr 09:00-12:00"; nothing where it is something else. */
export function callTimeWords(text: string | undefined, locale: Locale): string | undefined {
	const time = readCallTime(text);
	if (!time) return undefined;
	const days = [...new Set(time.days)].map((day) => dayFormat(locale).format(dayAt(day)));
	const [start = '', end] = time.hours.map((hour) => `${monday}T${hour}:00Z`);
	return `${days.join('–')}, ${viewingHours({ start, end, zone: 'UTC' }, locale)}`;
}

/** Any. */
const monday = '2024-01-01';

function dayAt(day: number): number {
	return Date.parse(monday) + day * 86_400_000;
}

const dayFormat = once((locale: Locale) => {
	return new Intl.DateTimeFormat(notation[locale].region, { weekday: 'short', timeZone: 'UTC' });
});
