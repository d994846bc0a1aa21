import type { Locale } from '../domain/locale.ts';
import { isAllDay, startOf, type Viewing } from '../domain/viewing.ts';
import { timeZone } from '../domain/day.ts';
import { shownIn } from '../domain/zone.ts';
import { notation } from './notation.ts';
import { once } from './once.ts';
import { translator } from './translate.ts';

type Time = Pick<Viewing, 'start' | 'end' | 'zone'>;

/** "Sa., 5. Dez., 14–15:30 Uhr", by the clock of the home. */
export function viewingWords(viewing: Time, locale: Locale): string {
	const t = translator(locale);
	const day = formatDay(viewing, locale);
	const when = t('viewings.when', { day, time: viewingHours(viewing, locale) });
	return isElsewhere(viewing) ? t('viewings.local', { when }) : when;
}

/** "14–15:30 Uhr", "all day". */
export function viewingHours(viewing: Time, locale: Locale): string {
	const t = translator(locale);
	if (isAllDay(viewing)) return t('viewings.allDay');
	const { start, end, zone } = viewing;
	const times = [start, ...(end === undefined ? [] : [end])];
	const words = times.map((time) => clockWords(Date.parse(time), zone, locale));
	const [half] = /\s[ap]m$/.exec(words.at(-1) ?? '') ?? [];
	// "2–3:30 pm": that of the day which both share is said once.
	const isShared = words.length > 1 && half !== undefined && words[0]?.endsWith(half);
	const said = isShared ? words.with(0, words[0]?.slice(0, -half.length) ?? '') : words;
	return t('viewings.clock', { time: said.join('–') });
}

/** Its day in words: "Sa., 5. Dez.", or with `long` "Samstag, 5. Dezember". */
export function formatDay(
	viewing: Time,
	locale: Locale,
	style: 'short' | 'long' = 'short',
): string {
	return dayFormat(locale, viewing.zone, style).format(startOf(viewing));
}

/** "14", "14:30", "2 pm" */
function clockWords(time: number, zone: string, locale: Locale): string {
	return clockFormat(locale, zone)
		.format(time)
		.replace(/:00(?=$|\s)/, '');
}

/** Whether clocks at the home show another time than the company's. */
function isElsewhere(viewing: Time): boolean {
	const start = startOf(viewing);
	return !isAllDay(viewing) && shownIn(viewing.zone, start) !== shownIn(timeZone, start);
}

const dayFormat = once((locale: Locale, zone: string, style: 'short' | 'long') => {
	return new Intl.DateTimeFormat(notation[locale].region, {
		weekday: style,
		day: 'numeric',
		month: style,
		timeZone: zone,
	});
});

const clockFormat = once((locale: Locale, zone: string) => {
	return new Intl.DateTimeFormat(notation[locale].region, {
		hour: 'numeric',
		minute: '2-digit',
		hour12: locale === 'en',
		timeZone: zone,
	});
});
