import { createHash } from 'node:crypto';
import { formatMoney } from '../i18n/format.ts';
import { pathOf } from '../i18n/paths.ts';
import { translator, type Translate } from '../i18n/translate.ts';
import type { Mail } from '../delivery/mail.ts';
import type { Site } from '../domain/site.ts';
import { readFields, writeFields } from '../search/address.ts';
import { areaFragment } from '../search/drawn-areas.ts';
import type { Alert, Watched } from './alert.ts';
import { letterOf, type Content, type Shown } from './letter.ts';
import type { LiveSite } from './live-site.ts';
import type { News } from './news.ts';
import type { AlertMails } from './rounds.ts';

interface MailOptions {
	readonly live: Pick<LiveSite, 'homes' | 'words' | 'currency'>;
	readonly site: Pick<Site, 'name' | 'offices'>;
	/** Senders: of alerts, and of the mail that asks for the confirmation of a box. */
	readonly from: Readonly<Record<'alert' | 'consent', string>>;
	/** Origin of the site, whose pages and pictures they link to. */
	readonly origin: () => string;
	/** The page of whoever has the mailbox, for one alert: a whole address. */
	readonly ownPage: (reference: string, locale: Alert['locale']) => string;
}

/** A mail names so many homes; the rest is a number and a link. */
const mostHomes = 12;

/**
 * Makes the mails of alerts, each as HTML and as text. Homes come from the cards of the live site at the moment of
 * sending, so that nothing is named which is not on it.
 */
export function createMails({
	live,
	site,
	from: senders,
	origin,
	ownPage,
}: MailOptions): AlertMails {
	return {
		async confirmation(all, reference) {
			const [alert] = all;
			const t = translator(alert.locale);
			const boxes = all.filter(({ watched }) => watched.kind === 'consent');
			const alerts = all.filter((one) => !boxes.includes(one));
			// Anybody may have typed this address: words of theirs must not reach whoever it belongs to.
			const lines = alerts.map((one) => searchLine(one, t, { typed: false }));
			const kind = alerts.length > 0 ? 'confirm' : 'consent';
			return mailOf(alert, `confirm-${reference}`, {
				subject: t(`alerts.mail.${kind}.subject`, { site: site.name }),
				heading: t('alerts.mail.confirm.heading'),
				paragraphs: [
					...(alerts.length > 0 ? [t('alerts.mail.confirm.text', { site: site.name })] : []),
					...(await Promise.all(lines)),
					...(boxes.length > 0 ? [t('alerts.mail.consent.text', { site: site.name })] : []),
					...boxes.map(({ shown }) => t('filter.wordsQuoted', { words: shown.text })),
				],
				action: { words: t('alerts.mail.confirm.action'), href: ownPage(reference, alert.locale) },
				end: [
					t('alerts.mail.confirm.unasked'),
					...(boxes.length > 0 ? [t('alerts.mail.consent.withdraw')] : []),
				],
			});
		},

		async news(alert, reference, news) {
			const t = translator(alert.locale);
			const cards = await live.homes(
				news.map(({ id }) => id),
				alert.locale,
			);
			const currency = await live.currency();
			// What is not on the site any more has no card, and is named by nothing but its number on the shortlist.
			const shown = news.flatMap((each) => {
				const card = cards.get(each.id);
				return card && each.kind !== 'gone'
					? [{ card, words: wordsOf(each, card, { t, currency, alert }) }]
					: [];
			});
			const gone = news.filter(({ kind }) => kind === 'gone').length;
			if (shown.length + gone === 0) return undefined;
			const rest = Math.max(0, shown.length - mostHomes);
			const list = listAddress(alert.watched, alert);
			return mailOf(alert, `news-${reference}-${digestOf(news)}`, {
				subject: subjectOf(shown, gone, t),
				heading: headingOf(alert.watched, shown.length, t),
				paragraphs: [await searchLine(alert, t)],
				homes: shown.slice(0, mostHomes),
				after: [
					...(rest > 0 ? [t.count('alerts.mail.more', rest)] : []),
					...(gone > 0 ? [t.count('alerts.mail.gone', gone)] : []),
				],
				action: { words: t('alerts.mail.list'), href: list },
				end: [t('alerts.mail.why')],
				manage: ownPage(reference, alert.locale),
			});
		},

		async renewal(alert, reference) {
			const t = translator(alert.locale);
			return mailOf(alert, `renewal-${reference}`, {
				subject: t('alerts.mail.renewal.subject', { site: site.name }),
				heading: t('alerts.mail.renewal.heading'),
				paragraphs: [t('alerts.mail.renewal.text'), await searchLine(alert, t)],
				action: {
					words: t('alerts.mail.renewal.action'),
					href: ownPage(reference, alert.locale),
				},
				end: [],
				manage: ownPage(reference, alert.locale),
			});
		},
	};

	async function searchLine(
		{ watched, locale }: Alert,
		t: Translate,
		{ typed = true } = {},
	): Promise<string> {
		if (watched.kind !== 'search') return t('alerts.units');
		return `${t('alerts.search')}: ${await searchWords(live, watched, locale, { typed })}`;
	}

	function listAddress(watched: Watched, { locale }: Alert): string {
		return (
			origin() +
			(watched.kind === 'search'
				? listPath(locale, watched)
				: pathOf(locale, { kind: 'shortlist' }))
		);
	}

	function mailOf({ email, locale, watched }: Alert, id: string, content: Content): Mail {
		const from = senders[watched.kind === 'consent' ? 'consent' : 'alert'];
		const manage = content.manage;
		const headers = {
			'Auto-Submitted': 'auto-generated',
			...(manage && {
				'List-Unsubscribe': `<${manage.replace(/(?=\?|$)/, '/end')}>`,
				'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
			}),
		};
		return {
			from,
			to: email,
			subject: content.subject,
			...letterOf(content, { locale, site, origin: origin() }),
			messageId: `<${id.toLowerCase()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
			headers,
		};
	}
}

/** "Kaufen: Wohnung, Leipzig, bis 400.000 €". */
export async function searchWords(
	live: Pick<LiveSite, 'words'>,
	watched: WatchedSearch,
	locale: Alert['locale'],
	{ typed = true } = {},
): Promise<string> {
	const words = await live.words(watched, locale, { typed });
	return [translator(locale)(`nav.${watched.deal}`), ...words].join(', ');
}

/** The same search as the addresses of another language say it. */
export function inLanguage<Asked extends Watched>(
	watched: Asked,
	from: Alert['locale'],
	to: Alert['locale'],
): Asked {
	if (watched.kind !== 'search') return watched;
	return { ...watched, query: writeFields(readFields(watched.query, from), to) };
}

type WatchedSearch = Extract<Watched, { kind: 'search' }>;

/** Of the list that an alert watches, with its filters. */
export function searchPath(locale: Alert['locale'], { deal, query }: WatchedSearch): string {
	return pathOf(locale, { kind: 'listing', deal }) + query;
}

/** The same with its areas. */
export function listPath(locale: Alert['locale'], watched: WatchedSearch): string {
	const { areas } = watched;
	return searchPath(locale, watched) + (areas ? `#${areaFragment(areas)}` : '');
}

function subjectOf(shown: readonly Shown[], gone: number, t: Translate): string {
	const [first, ...others] = shown;
	if (!first) return t.count('alerts.mail.gone', gone);
	const more = others.length > 0 ? ` ${t('alerts.mail.andMore', { n: others.length })}` : '';
	return `${first.words}: ${first.card.title}${more}`;
}

function headingOf({ kind }: Watched, count: number, t: Translate): string {
	return kind !== 'search' ? t('alerts.mail.changed') : t.count('alerts.mail.heading', count);
}

function wordsOf(
	news: News,
	{ tag }: Pick<Shown['card'], 'tag'>,
	{
		t,
		currency,
		alert,
	}: {
		readonly t: Translate;
		readonly currency: Awaited<ReturnType<LiveSite['currency']>>;
		readonly alert: Alert;
	},
): string {
	// One that has become cheaper may fit only now, and is not new to the site.
	if (news.kind === 'new' && tag !== t('unit.new')) return t('alerts.news.fits');
	if (news.kind !== 'price') return t(`alerts.news.${news.kind}`);
	const before = formatMoney({ cents: news.before, currency }, alert.locale);
	return t('alerts.news.price', { before });
}

/** Tells mails with other news apart, and knows one that is sent again. */
function digestOf(news: readonly News[]): string {
	return createHash('sha256').update(JSON.stringify(news)).digest('hex').slice(0, 12);
}
