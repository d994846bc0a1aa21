import type { LiveSite } from '../alerts/live-site.ts';
import { letterOf } from '../alerts/letter.ts';
import type { Mail } from '../delivery/mail.ts';
import type { Site } from '../domain/site.ts';
import type { BookedTime } from '../domain/viewing.ts';
import { translator } from '../i18n/translate.ts';
import { viewingWords } from '../i18n/viewing-time.ts';
import type { Place } from '../intake/places.ts';
import { bookingCalendar } from '../view/feeds/calendar.ts';

/** What a mail of a booking is made of. */
interface Told {
	readonly place: Place;
	/** Of the place. */
	readonly reference: string;
	readonly time: BookedTime;
	/** When it was before it was moved. */
	readonly before?: BookedTime | undefined;
	/** In milliseconds since 1970. */
	readonly now: number;
}

export type BookingMails = ReturnType<typeof createBookingMails>;

/** Makes the mails to whoever holds a place. They quote nothing that was typed, because anybody can type an address. */
export function createBookingMails({
	live,
	site,
	from,
	origin,
	ownPage,
}: {
	readonly live: Pick<LiveSite, 'homes'>;
	readonly site: Pick<Site, 'name' | 'offices'>;
	readonly from: string;
	/** Origin of the site, whose pages and pictures they link to. */
	readonly origin: () => string;
	/** The page of a place: a whole address. */
	readonly ownPage: (reference: string) => string;
}) {
	const homeOf = async ({ booked, locale }: Place) =>
		(await live.homes([booked.unit], locale).catch(() => undefined))?.get(booked.unit);

	/** The time of a place as a file for calendars. */
	async function calendarOf({ place, time, now }: Omit<Told, 'reference'>): Promise<string> {
		const home = await homeOf(place);
		return bookingCalendar(
			{
				time,
				stamp: now,
				title: home?.title ?? place.target.title,
				where: home?.place,
				url: origin() + (home?.href ?? ''),
			},
			{ site, origin: origin(), locale: place.locale },
		);
	}

	return {
		calendarOf,
		homeOf,

		async make(kind: 'booked' | 'moved' | 'off' | 'remind', told: Told): Promise<Mail> {
			const { place, reference, time, before } = told;
			const { locale, email = '', target } = place;
			const t = translator(locale);
			const when = viewingWords(time, locale);
			const home = await homeOf(place);
			const page = ownPage(reference);
			const content = {
				subject: t(`bookings.mail.${kind}.subject`, { when }),
				heading: t(`bookings.mail.${kind}.heading`),
				paragraphs: [
					home ? when : `${when}: ${target.title}`,
					...(before
						? [t('bookings.mail.moved.text', { before: viewingWords(before, locale) })]
						: []),
					...(kind === 'off' ? [t('bookings.mail.off.text')] : []),
				],
				homes: home ? [{ card: home, words: t('form.viewing') }] : [],
				action:
					kind === 'off'
						? { words: t('bookings.home'), href: origin() + (home?.href ?? '') }
						: { words: t('bookings.mail.action'), href: page },
				end: kind === 'off' ? [] : [t('bookings.mail.why', { site: site.name })],
			};
			const id = `booking-${kind}-${reference}-${Date.parse(time.start)}`.toLowerCase();
			return {
				from,
				to: email,
				subject: content.subject,
				...letterOf(content, { locale, site, origin: origin() }),
				messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
				headers: { 'Auto-Submitted': 'auto-generated' },
				...(kind !== 'off' && { calendar: await calendarOf(told) }),
			};
		},
	};
}
