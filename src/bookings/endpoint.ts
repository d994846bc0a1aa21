import type { Hono } from 'hono';
import { createShow, languageIn } from '../alerts/page.ts';
import type { Locale } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';
import { viewingWords } from '../i18n/viewing-time.ts';
import { limitBody } from '../intake/body-limit.ts';
import { readFields, textsOf } from '../intake/fields.ts';
import { bookingsPath } from '../intake/form.ts';
import { markup } from '../intake/html.ts';
import type { Connection } from '../intake/intake.ts';
import type { SiteSource } from '../intake/targets.ts';
import type { Site } from '../domain/site.ts';
import type { HeldPlace, HeldPlaces } from './held.ts';
import type { BookingMails } from './mails.ts';

/** What a server has on which viewings can be booked. */
export interface BookingsOptions {
	readonly places: HeldPlaces;
	readonly mails: Pick<BookingMails, 'calendarOf' | 'homeOf'>;
	readonly site: Pick<Site, 'locales' | 'defaultLocale'>;
}

/** Of the home, in pixels: the buttons stay in the window. */
const photoWidth = 320;

/** Bytes of a posted form. */
const bodyBytes = 4 * 1024;

/**
 * Adds the page at which somebody looks after a place: its time, its file for calendars, and the button that gives it
 * back. A link changes nothing: mail scanners follow links.
 */
export function addBookings(
	app: Hono<{ Bindings: Connection }>,
	{
		places,
		mails,
		site,
		source,
		clock,
	}: BookingsOptions & { readonly source: SiteSource; readonly clock: () => number },
): void {
	const origin = () => source.published().origin;
	const show = createShow('bookings.title', { pageAt: source.pageAt, origin });
	const path = `${bookingsPath}/:token`;

	app.get(path, async (context) => {
		const token = context.req.param('token');
		const held = await places.find(token);
		const { done, locale: named } = context.req.query();
		const locale = languageIn(named, site.locales) ?? held?.place.locale ?? site.defaultLocale;
		if (held) {
			const place = { ...held.place, locale };
			return await show(locale, await drawPlace({ ...held, place }, done === 'booked'));
		}
		if (done !== 'cancel' || !places.isToken(token))
			return await show(locale, drawNone(locale, 'bookings.none'), 404);
		return await show(locale, drawNone(locale, 'bookings.done.cancel'), 200, { done });
	});

	app.post(path, limitBody(bodyBytes), async (context) => {
		const token = context.req.param('token');
		const held = await places.find(token);
		const read = await readFields(context.req.raw);
		const one = (name: string) => (read.ok ? textsOf(read.fields[name])[0] : undefined);
		const isCancel = one('act') === 'cancel';
		if (held && isCancel) await places.giveBack(held);
		const locale =
			languageIn(one('locale'), site.locales) ?? held?.place.locale ?? site.defaultLocale;
		const said = new URLSearchParams({ ...(isCancel && { done: 'cancel' }), locale });
		const own = `${bookingsPath}/${encodeURIComponent(token)}`;
		const headers = { Location: `${own}?${String(said)}`, 'Cache-Control': 'no-store' };
		return new Response(null, { status: 303, headers });
	});

	app.get(`${path}/viewing.ics`, async (context) => {
		const held = await places.find(context.req.param('token'));
		if (!held) return await context.notFound();
		const now = clock();
		return new Response(await mails.calendarOf({ ...held, now }), {
			headers: {
				'Content-Type': 'text/calendar; charset=utf-8',
				'Content-Disposition': 'attachment; filename="viewing.ics"',
				'Cache-Control': 'no-store',
			},
		});
	});

	async function drawPlace({ reference, place, time }: HeldPlace, isNew: boolean): Promise<string> {
		const { locale, target } = place;
		const t = translator(locale);
		const { card: home, where } = await mails.homeOf(place);
		const token = places.tokenOf(reference);
		const { photo, picture } = home ?? {};
		const height = picture && String(Math.round((photoWidth * picture.height) / picture.width));
		const shown =
			home && photo && picture && height
				? markup`<p><a href="${home.href}"><img src="${photo}" alt="${picture.alt}" width="${String(photoWidth)}" height="${height}"></a></p>`
				: '';
		const name = home ? markup`<a href="${home.href}">${home.title}</a>` : markup`${target.title}`;
		return markup`<div class="page-head"><h1>${t('bookings.title')}</h1>${isNew ? markup`<p class="lead" role="status">${t('bookings.done.booked')}</p>` : ''}</div>
<section class="section text-stack"><h2>${viewingWords(time, locale)}</h2>${shown}<p>${name}</p>${where ? markup`<p>${where}</p>` : ''}
<p><a class="button" href="${token}/viewing.ics">${t('viewings.calendar')}</a></p>${place.email === undefined ? markup`<p>${t('bookings.keep')}</p>` : ''}<p class="meta">${t('thanks.reference', { reference: place.inquiry })}</p></section>
<form class="section text-stack" method="post" action="${token}"><input type="hidden" name="locale" value="${locale}"><p>${t('bookings.cancelText')}</p><p><button class="button quiet" name="act" value="cancel">${t('bookings.cancel')}</button></p></form>`
			.html;
	}
}

function drawNone(locale: Locale, key: 'bookings.done.cancel' | 'bookings.none'): string {
	const t = translator(locale);
	const all = pathOf(locale, { kind: 'viewings' });
	return markup`<div class="page-head"><h1>${t('bookings.title')}</h1><p class="lead" role="status">${t(key)}</p><p><a class="button quiet" href="${all}">${t('viewings.all')}</a></p></div>`
		.html;
}
