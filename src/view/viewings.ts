import type { Locale } from '../domain/locale.ts';
import type { Unit } from '../domain/unit.ts';
import {
	bookableTimes,
	isAllDay,
	overAt,
	startOf,
	takingPlace,
	type Viewing,
} from '../domain/viewing.ts';
import { shownIn } from '../domain/zone.ts';
import { pathOf } from '../i18n/paths.ts';
import { withCapital } from '../i18n/place-name.ts';
import { formatDay, viewingHours, viewingWords } from '../i18n/viewing-time.ts';

/** A viewing time as pages name it. */
export interface ViewingRow {
	/** "Sa., 5. Dez., 14–15:30 Uhr" */
	readonly when: string;
	/** ISO 8601: its time, or its day. */
	readonly start: string;
	/** ISO 8601 instant from which on a browser takes it off the page. */
	readonly until: string;
	/** File for calendars. */
	readonly calendar: string;
	readonly mustBook: boolean;
	/** Nobody else can come, as far as the site knows. */
	readonly isFull: boolean;
	/** The first of its times that can be booked on the site. */
	readonly bookable: string | undefined;
}

/** The viewing times of a home that take place, in their order. */
export function viewingRows({ id, viewings }: ViewedUnit, locale: Locale): ViewingRow[] {
	return takingPlace(viewings).map((viewing) => {
		const [bookable] = bookableTimes(viewing);
		return {
			when: viewingWords(viewing, locale),
			start: viewing.start,
			until: untilText(viewing),
			calendar: pathOf(locale, { kind: 'viewing', unit: id, viewing: viewing.id }),
			mustBook: viewing.mustBook === true,
			isFull: viewing.places !== undefined && !isAllDay(viewing) && !bookable,
			bookable: bookable?.id,
		};
	});
}

/** A time that can be chosen in a form. */
export interface FormTime {
	readonly id: string;
	/** "Sa., 5. Dez., 14–14:20 Uhr" */
	readonly words: string;
	/** ISO 8601 instant from which on a browser takes it out of the form. */
	readonly until: string;
}

/** The times of a home that can be booked, as far as the site knows. */
export function formTimes({ viewings = [] }: ViewedUnit, locale: Locale): FormTime[] {
	return viewings.flatMap(bookableTimes).map((time) => ({
		id: time.id,
		words: viewingWords(time, locale),
		until: minuteOf(startOf(time)),
	}));
}

type ViewedUnit = Pick<Unit, 'id' | 'viewings'>;

/** The viewing times of a day, each with its home. */
interface ViewingDay<Of extends ViewedUnit> {
	/** "Samstag, 5. Dezember" */
	readonly name: string;
	readonly times: readonly ViewingOf<Of>[];
	/** Those behind the first `mostOpen` of all days: they stand folded and in a line each, so that thousands stay light. */
	readonly folded: readonly ViewingOf<Of>[];
}

type ViewingOf<Of> = ViewingRow & { readonly hours: string; readonly unit: Of };

export const mostOpen = 40;

/** All viewing times by their days, earliest first. */
export function viewingDays<Of extends ViewedUnit>(
	units: readonly Of[],
	locale: Locale,
): ViewingDay<Of>[] {
	const all = units
		.flatMap((unit) => takingPlace(unit.viewings).map((viewing) => ({ unit, viewing })))
		.toSorted((a, b) => startOf(a.viewing) - startOf(b.viewing) || a.unit.id - b.unit.id);
	const days = Map.groupBy(all, ({ viewing }) =>
		shownIn(viewing.zone, startOf(viewing)).slice(0, 10),
	);
	let open = 0;
	return [...days.values()].map((ofDay) => {
		const rows = ofDay.flatMap(({ unit, viewing }) =>
			viewingRows({ id: unit.id, viewings: [viewing] }, locale).map((row) => ({
				...row,
				hours: viewingHours(viewing, locale),
				unit,
			})),
		);
		const times = rows.slice(0, Math.max(0, mostOpen - open));
		open += rows.length;
		return {
			name: ofDay[0] ? withCapital(formatDay(ofDay[0].viewing, locale, 'long')) : '',
			times,
			folded: rows.slice(times.length),
		};
	});
}

/** To the minute, which is enough for a browser. */
function untilText(viewing: Viewing): string {
	return minuteOf(overAt(viewing));
}

function minuteOf(time: number): string {
	return `${new Date(time).toISOString().slice(0, 16)}Z`;
}
