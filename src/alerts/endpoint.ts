import { createHash } from 'node:crypto';
import type { Locale } from '../domain/locale.ts';
import type { Site } from '../domain/site.ts';
import { Deal } from '../domain/unit.ts';
import { pathOf } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';
import { readAnswers } from '../intake/answers.ts';
import { readFields as readForm, textsOf, type Fields } from '../intake/fields.ts';
import { alertsPath, hiddenNames, mostTargets } from '../intake/form.ts';
import type { Guard } from '../intake/guard.ts';
import { plainAnswer } from '../intake/inquiry-answers.ts';
import { isOwnPage } from '../intake/own-pages.ts';
import { readFields, writeFields } from '../search/address.ts';
import { readAreas, writeAreas } from '../search/drawn-areas.ts';
import { Asked, Pace, type Watched } from './alert.ts';
import type { AlertList } from './list.ts';
import { drawAsked, drawForm, drawOwn, drawSentence, wishFields } from './draw.ts';
import type { LiveSite } from './live-site.ts';
import { createShow, languageIn, type PageSource } from './page.ts';
import { inLanguage, searchWords } from './mails.ts';

interface AlertEndpointOptions extends PageSource {
	readonly list: AlertList;
	readonly live: Pick<LiveSite, 'words' | 'homes'>;
	readonly site: Pick<Site, 'name' | 'locales' | 'defaultLocale' | 'offices'>;
	/** Judges who asks, as it does with inquiries. */
	readonly guard: Guard;
	/** Origins whose pages may post forms. */
	readonly allowed: () => readonly string[];
	readonly clock: () => number;
	/** Called when something is to be done at once. */
	readonly wake: () => void;
}

/**
 * What people see and do about alerts, all of it without JavaScript. A link changes nothing: mail scanners follow links.
 */
export function createAlertEndpoint(options: AlertEndpointOptions) {
	const { list, live, site, guard, pageAt, origin, allowed, clock, wake } = options;
	const phone = site.offices[0]?.phone ?? '';

	const show = createShow('alerts.title', { pageAt, origin });

	/** What the fields of an address or a form want to hear of, in which language. */
	function wishIn(fields: Fields): {
		readonly locale: Locale;
		readonly watched: Asked | undefined;
	} {
		const one = (name: string) => textsOf(fields[name])[0];
		const search = URL.parse(one('search') ?? '', 'https://site.invalid');
		const wanted = languageIn(one(hiddenNames.locale), site.locales);
		for (const locale of site.locales) {
			for (const deal of Deal.options) {
				if (search?.pathname !== pathOf(locale, { kind: 'listing', deal })) continue;
				// Written anew, so that what means the same is the same.
				const { page: _, sort: _sort, ...said } = readFields(search.search, locale);
				const asked = wanted ?? locale;
				const query = writeFields(said, asked);
				const areas = writeAreas(readAreas(one('areas') ?? '').areas) || undefined;
				const watched = { kind: 'search', deal, query, areas };
				return { locale: asked, watched: Asked.safeParse(watched).data };
			}
		}
		const locale = wanted ?? site.defaultLocale;
		const ids = [...new Set((one('units') ?? '').split(',').map(Number))];
		const watched = { kind: 'units', ids: ids.toSorted((a, b) => a - b).slice(0, mostTargets) };
		return { locale, watched: Asked.safeParse(watched).data };
	}

	async function formFor(
		{ locale, watched }: { readonly locale: Locale; readonly watched: Asked },
		entered: { readonly email?: string; readonly pace?: string; readonly problem?: string } = {},
	): Promise<string> {
		return drawForm({
			locale,
			watched,
			about: await aboutOf(watched, locale),
			consent: consentOf(locale),
			entered,
		});
	}

	/** What an alert is about: a search in words, or the titles of homes. */
	async function aboutOf(watched: Watched, locale: Locale): Promise<string[]> {
		if (watched.kind === 'search') return [await searchWords(live, watched, locale)];
		if (watched.kind === 'consent') return [];
		const homes = await live.homes(watched.ids, locale);
		return watched.ids.flatMap((id) => homes.get(id)?.title ?? []);
	}

	function consentOf(locale: Locale): string {
		return translator(locale)('alerts.consent', { site: site.name });
	}

	return {
		/** The form for the search or the homes that the address names; what happened after one was sent. */
		async open(request: Request): Promise<Response> {
			const fields = Object.fromEntries(new URL(request.url).searchParams);
			const { locale, watched } = wishIn(fields);
			if ('sent' in fields) return await show(locale, drawAsked(locale), 200, { sent: '' });
			if (!watched) return await show(locale, drawSentence(locale, 'alerts.unknown'), 404);
			const form = await formFor({ locale, watched });
			return await show(locale, form, 200, wishFields(watched, locale));
		},

		/** Takes an alert in; the answer is the same whether the address is known or not. */
		async ask(request: Request, client: string): Promise<Response> {
			if (!isOwnPage(request.headers, allowed()))
				return plainAnswer(403, 'This form was not sent from a page of this site.');
			const read = await readForm(request);
			if (!read.ok) return plainAnswer(read.status, 'The form could not be read.');
			const { fields } = read;
			const { locale, watched } = wishIn(fields);
			if (!watched) return await show(locale, drawSentence(locale, 'alerts.unknown'), 404);
			// A list posts what must stand in no address, and nobody has typed anything yet.
			if (fields['email'] === undefined) {
				const form = await formFor({ locale, watched });
				return await show(locale, form, 200, wishFields(watched, locale));
			}
			const pace = Pace.catch('daily').parse(fields['pace']);
			const typed = textsOf(fields['email'])[0] ?? '';
			const answers = readAnswers({ name: '-', email: typed });
			const email = answers.ok ? answers.answers.email : undefined;
			if (email === undefined) {
				const problem = translator(locale)('form.error.email.invalid');
				const entered = { email: typed.slice(0, 254), pace, problem };
				const form = await formFor({ locale, watched }, entered);
				return await show(locale, form, 422, wishFields(watched, locale));
			}
			const form = { name: '-', email, locale, concern: 'search' as const };
			const verdict = await guard(
				{ ...form, target: [] },
				{
					fields,
					client,
					solved: undefined,
					ownOrigins: allowed(),
					purpose: 'alert',
				},
			);
			const refused = drawSentence(locale, 'alerts.tooMany', { phone });
			if (verdict.length > 0) return await show(locale, refused, 429, wishFields(watched, locale));
			const text = consentOf(locale);
			const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
			const askedAt = new Date(clock()).toISOString();
			const address = email.toLowerCase();
			await list.ask({ email: address, locale, watched, pace, shown: { text, version }, askedAt });
			wake();
			return seeOther(`${alertsPath}?sent&locale=${locale}`);
		},

		/** All alerts of whoever has the mailbox that a token was sent to. */
		async own(
			token: string,
			{ done, locale: named }: Readonly<Record<string, string>> = {},
		): Promise<Response> {
			const reference = list.referenceOf(token);
			const alerts = reference === undefined ? [] : await list.all(reference);
			const [first] = alerts;
			const { alert } = alerts.find((one) => one.reference === reference) ?? first ?? {};
			const locale = languageIn(named, site.locales) ?? alert?.locale ?? site.defaultLocale;
			if (!first)
				return reference !== undefined && done === 'end'
					? await show(locale, drawSentence(locale, 'alerts.done.end'), 200, { done })
					: await show(locale, drawSentence(locale, 'alerts.none'), 404);
			const shown = await Promise.all(
				alerts.map(async (one) => {
					const watched = inLanguage(one.alert.watched, one.alert.locale, locale);
					return { ...one, about: await aboutOf(watched, locale) };
				}),
			);
			return await show(locale, drawOwn({ locale, token, alerts: shown, done }));
		},

		/** Confirms, changes or ends alerts of the same mailbox. */
		async change(request: Request, token: string): Promise<Response> {
			const reference = list.referenceOf(token);
			const read = await readForm(request);
			if (reference === undefined || !read.ok) return await this.own(token);
			const own = await list.all(reference);
			const one = (name: string) => textsOf(read.fields[name])[0];
			const named = own.filter((each) => [each.reference, 'all'].includes(one('alert') ?? ''));
			const pace = Pace.safeParse(one('pace')).data;
			const act = one('act');
			for (const { reference: each } of named) {
				if (act === 'confirm') await list.confirm(each);
				else if (act === 'end') await list.end(each);
				else if (act === 'pace' && pace) await list.setPace(each, pace);
			}
			wake();
			const locale = languageIn(one(hiddenNames.locale), site.locales) ?? own[0]?.alert.locale;
			const said = new URLSearchParams({ done: act ?? '', ...(locale && { locale }) });
			return seeOther(`${alertsPath}/${token}?${String(said)}`);
		},

		/** Ends the alert of a mail by one press in the mailbox (RFC 8058). */
		async endByMailbox(request: Request, token: string): Promise<Response> {
			const reference = list.referenceOf(token);
			const body = await request.text();
			if (reference === undefined || !/\bList-Unsubscribe=One-Click\b/.test(body))
				return plainAnswer(400, 'This is no request to end an alert.');
			await list.end(reference);
			wake();
			return plainAnswer(200, 'The alert has ended.');
		},
	};
}

function seeOther(location: string): Response {
	return new Response(null, {
		status: 303,
		headers: { Location: location, 'Cache-Control': 'no-store' },
	});
}
