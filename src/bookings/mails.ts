import type { LiveSite } from '../alerts/live-site.ts';
import { letterOf } from '../alerts/letter.ts';
import type { Mail } from '../delivery/mail.ts';
import { officeOfDepartment } from '../domain/office.ts';
import type { Site } from '../domain/site.ts';
import type { BookedTime } from '../domain/viewing.ts';
import { translator } from '../i18n/translate.ts';
import { viewingWords } from '../i18n/viewing-time.ts';
import { targetField } from '../intake/form.ts';
import type { Place } from '../intake/places.ts';
import type { Published } from '../intake/targets.ts';
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
	published,
	ownPage,
}: {
	readonly live: Pick<LiveSite, 'homes'>;
	readonly site: Pick<Site, 'name' | 'offices'>;
	readonly from: string;
	/** The site as it is now, whose pages and pictures they link to. */
	readonly published: () => Published;
	/** The page of a place: a whole address. */
	readonly ownPage: (reference: string, locale: Place['locale']) => string;
}) {
	const origin = () => published().origin;
	const targetOf = ({ booked }: Place) =>
		published().targets.get(targetField({ kind: 'unit', id: booked.unit }));

	/** The card of the home, and where it is: with the street, where the site says it. */
	async function homeOf(place: Place) {
		const { booked, locale } = place;
		const homes = await live.homes([booked.unit], locale).catch(() => undefined);
		const card = homes?.get(booked.unit);
		return { card, where: targetOf(place)?.where ?? card?.place };
	}

	/** The time of a place as a file for calendars. */
	async function calendarOf(
		{ place, time, now }: Omit<Told, 'reference'>,
		cancelled?: true,
	): Promise<string> {
		const { card, where } = await homeOf(place);
		const title = card?.title ?? place.target.title;
		// Calendars take the higher number.
		const sequence = time.sequence + (cancelled ? 1 : 0);
		const url = origin() + (card?.href ?? '');
		return bookingCalendar(
			{ time: { ...time, sequence }, stamp: now, title, where, url, organizer: from, cancelled },
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
			const { card, where } = await homeOf(place);
			const isOff = kind === 'off';
			const office = officeOfDepartment(site, targetOf(place)?.team) ?? site.offices[0];
			const sender = { name: site.name, offices: office ? [office] : [] };
			const content = {
				subject: t(`bookings.mail.${kind}.subject`, { when }),
				heading: t(`bookings.mail.${kind}.heading`),
				paragraphs: [
					card ? when : `${when}: ${target.title}`,
					...(where && !isOff ? [where] : []),
					...(before
						? [t('bookings.mail.moved.text', { before: viewingWords(before, locale) })]
						: []),
					...(isOff ? [t('bookings.mail.off.text')] : []),
				],
				homes: card ? [{ card, words: t('form.viewing') }] : [],
				action: isOff
					? { words: t('bookings.home'), href: origin() + (card?.href ?? '') }
					: { words: t('bookings.mail.action'), href: ownPage(reference, locale) },
				end: isOff ? [] : [t('bookings.mail.why', { site: site.name })],
			};
			const id = `booking-${kind}-${reference}-${Date.parse(time.start)}`.toLowerCase();
			return {
				from,
				to: email,
				subject: content.subject,
				...letterOf(content, { locale, site: sender, origin: origin() }),
				messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
				headers: { 'Auto-Submitted': 'auto-generated' },
				calendar: await calendarOf(told, isOff || undefined),
			};
		},
	};
}
