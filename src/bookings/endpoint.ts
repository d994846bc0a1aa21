import type { Hono } from 'hono';
import { showPage, type PageSource } from '../alerts/page.ts';
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
	const pages: PageSource = { pageAt: source.pageAt, origin: () => source.published().origin };
	const show = (locale: Locale, body: string, status?: number) =>
		showPage({ locale, body, title: translator(locale)('bookings.title') }, pages, status);
	const path = `${bookingsPath}/:token`;

	app.get(path, async (context) => {
		const held = await places.find(context.req.param('token'));
		const { done = '', locale } = context.req.query();
		if (held) return await show(held.place.locale, await drawPlace(held, done));
		const language = site.locales.find((each) => each === locale) ?? site.defaultLocale;
		const isCancelled = done === 'cancel';
		const body = drawNone(language, isCancelled ? 'bookings.done.cancel' : 'bookings.none');
		return await show(language, body, isCancelled ? 200 : 404);
	});

	app.post(path, limitBody(bodyBytes), async (context) => {
		const token = context.req.param('token');
		const held = await places.find(token);
		const read = await readFields(context.req.raw);
		const isCancel = read.ok && textsOf(read.fields['act'])[0] === 'cancel';
		if (held && isCancel) await places.giveBack(held);
		const done = isCancel ? `?done=cancel&locale=${held?.place.locale ?? site.defaultLocale}` : '';
		const own = `${bookingsPath}/${encodeURIComponent(token)}`;
		const headers = { Location: `${own}${done}`, 'Cache-Control': 'no-store' };
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

	async function drawPlace({ reference, place, time }: HeldPlace, done: string): Promise<string> {
		const { locale, target } = place;
		const t = translator(locale);
		const { card: home, where } = await mails.homeOf(place);
		const token = places.tokenOf(reference);
		const said = t.maybe(`bookings.done.${done}`);
		const { photo, picture } = home ?? {};
		const height = picture && String(Math.round((photoWidth * picture.height) / picture.width));
		const shown =
			home && photo && picture && height
				? markup`<p><a href="${home.href}"><img src="${photo}" alt="${picture.alt}" width="${String(photoWidth)}" height="${height}"></a></p>`
				: '';
		const name = home ? markup`<a href="${home.href}">${home.title}</a>` : markup`${target.title}`;
		return markup`<div class="page-head"><h1>${t('bookings.title')}</h1>${said ? markup`<p class="lead" role="status">${said}</p>` : ''}</div>
<section class="section text-stack"><h2>${viewingWords(time, locale)}</h2>${shown}<p>${name}</p>${where ? markup`<p>${where}</p>` : ''}
<p><a class="button" href="${token}/viewing.ics">${t('viewings.calendar')}</a></p><p class="meta">${t('thanks.reference', { reference: place.inquiry })}</p></section>
<form class="section text-stack" method="post" action="${token}"><p>${t('bookings.cancelText')}</p><p><button class="button quiet" name="act" value="cancel">${t('bookings.cancel')}</button></p></form>`
			.html;
	}
}

function drawNone(locale: Locale, key: 'bookings.done.cancel' | 'bookings.none'): string {
	const t = translator(locale);
	const all = pathOf(locale, { kind: 'viewings' });
	return markup`<div class="page-head"><h1>${t('bookings.title')}</h1><p class="lead" role="status">${t(key)}</p><p><a class="button quiet" href="${all}">${t('viewings.all')}</a></p></div>`
		.html;
}
