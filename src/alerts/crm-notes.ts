import type { ContactFields } from '../delivery/confirmed.ts';
import { ownLocale, type Site } from '../domain/site.ts';
import { formatMoment } from '../i18n/format.ts';
import { translator } from '../i18n/translate.ts';
import type { Inquiry } from '../intake/inquiry.ts';
import { underNewReference } from '../intake/reference.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Alert } from './alert.ts';
import type { AlertList, OwnAlert } from './list.ts';
import type { LiveSite } from './live-site.ts';
import { inLanguage, listPath, searchWords } from './mails.ts';

interface CrmNotesOptions {
	readonly outbox: Pick<Outbox, 'hmac' | 'now' | 'put' | 'referenceOf'>;
	readonly list: Pick<AlertList, 'ask' | 'everyOf'>;
	readonly live: Pick<LiveSite, 'words'>;
	readonly site: Site;
	/** Of the site as it is now. */
	readonly origin: () => string;
	/** Called when a note is to be delivered. */
	readonly wake: () => void;
}

/** What the CRM learns: each alert and each box that was confirmed, or has ended, as a note in the way of inquiries. */
export function createCrmNotes({ outbox, list, live, site, origin, wake }: CrmNotesOptions) {
	const locale = ownLocale(site);
	const t = translator(locale);

	async function messageOf(alert: Alert, event: 'confirmed' | 'ended') {
		const { shown, askedAt } = alert;
		const watched = inLanguage(alert.watched, alert.locale, locale);
		if (watched.kind === 'consent')
			return t(`task.consent.${event}`, {
				what: t(`task.consent.${watched.purpose}`),
				text: shown.text,
				version: shown.version,
				asked: formatMoment(new Date(askedAt), locale, 'medium'),
			});
		const about =
			watched.kind === 'search' ? await searchWords(live, watched, locale) : watched.ids.join(', ');
		return t(`task.alert.${event}`, { about });
	}

	return {
		/** Notes that one was confirmed, or has ended; the same twice is once. */
		async tell(alert: Alert, reference: string, event: 'confirmed' | 'ended'): Promise<void> {
			const digest = outbox.hmac(`alert ${event} ${reference}`);
			const id = `alert.${digest}`;
			if ((await outbox.referenceOf(id)) !== undefined) return;
			const { email, watched } = alert;
			const said: Omit<Inquiry, 'reference'> = {
				name: '',
				email,
				locale: alert.locale,
				concern: watched.kind === 'consent' ? 'consent' : 'alert',
				message: await messageOf(alert, event),
				...(watched.kind === 'search' && { page: listPath(alert.locale, watched) }),
				targets: [],
				standing: reference,
				receivedAt: new Date(await outbox.now()).toISOString(),
			};
			await underNewReference(async (drawn) => {
				const payload: Inquiry = { ...said, reference: drawn };
				const { stored } = await outbox.put({ id, reference: drawn, group: email, payload });
				return stored || undefined;
			});
			wake();
		},

		/** Asks whoever has ticked boxes of a form to confirm them by e-mail; the same twice is once. */
		async ask({ email, locale: language, consents = [] }: Inquiry): Promise<void> {
			if (email === undefined) return;
			for (const { purpose, form, at, text, version, locale: spoken } of consents) {
				await list.ask({
					email: email.toLowerCase(),
					locale: language,
					watched: { kind: 'consent', purpose, form },
					pace: 'now',
					shown: { text, version, locale: spoken },
					askedAt: at,
				});
			}
		},

		/** Fields of the contact that follow from a note as things stand now: notes may arrive in another order. */
		async fieldsOf({ standing, concern }: Inquiry): Promise<ContactFields | undefined> {
			if (standing === undefined || concern === 'viewing') return undefined;
			const all = await list.everyOf(standing);
			const own = all.find(({ reference }) => reference === standing);
			return own && contactFieldsOf(own, all, { settings: site.alerts, origin: origin() });
		},
	};
}

/**
 * What is written into the contact of whoever has confirmed or ended something: fields of nothing else, because people
 * of the company may have changed those since.
 * @param all of the same address, those that have ended too
 */
function contactFieldsOf(
	{ alert: { watched } }: OwnAlert,
	all: readonly OwnAlert[],
	{
		settings,
		origin,
	}: {
		readonly settings: Pick<NonNullable<Site['alerts']>, 'groupId' | 'searchField'> | undefined;
		readonly origin: string;
	},
): ContactFields | undefined {
	const active = all
		.flatMap(({ alert, state }) => (state.step === 'active' ? [{ ...alert, ...state }] : []))
		.toSorted((one, other) => one.confirmedAt - other.confirmedAt);
	if (watched.kind === 'consent') {
		const purposes = active.flatMap((one) =>
			one.watched.kind === 'consent' ? one.watched.purpose : [],
		);
		const isGiven = purposes.includes(watched.purpose);
		return {
			...(watched.purpose === 'newsletter' ? { newsletter: isGiven } : { accept_contact: isGiven }),
			// Whoever withdraws one consent of two has not withdrawn the other.
			...((isGiven || purposes.length === 0) && { gdpr_status: isGiven ? 2 : 3 }),
		};
	}
	const { groupId, searchField } = settings ?? {};
	const isWatching = active.some((one) => one.watched.kind !== 'consent');
	const last = active.findLast((one) => one.watched.kind === 'search');
	const address =
		last?.watched.kind === 'search' ? origin + listPath(last.locale, last.watched) : '';
	const fields = {
		...(groupId !== undefined && { [isWatching ? 'add_group_ids' : 'sub_group_ids']: [groupId] }),
		...(searchField !== undefined && { partial_custom_fields: { [searchField]: address } }),
	};
	return Object.keys(fields).length > 0 ? fields : undefined;
}
