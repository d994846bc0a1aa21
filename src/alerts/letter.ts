import type { Mail } from '../delivery/mail.ts';
import type { Locale } from '../domain/locale.ts';
import type { Site } from '../domain/site.ts';
import { translator } from '../i18n/translate.ts';
import { markup, type Html } from '../intake/html.ts';
import type { ShownHome } from './live-site.ts';

/** A home, with what there is to say of it. */
export interface Shown {
	readonly card: ShownHome;
	readonly words: string;
}

/** What a mail says. */
export interface Content {
	readonly subject: string;
	readonly heading: string;
	readonly paragraphs: readonly string[];
	readonly homes?: readonly Shown[];
	/** Under the homes. */
	readonly after?: readonly string[];
	readonly action: { readonly words: string; readonly href: string };
	readonly end: readonly string[];
	/** Where it is changed and ended. */
	readonly manage?: string;
}

/** A mail as HTML and as text, with the name of the company and its telephone number. */
export function letterOf(
	content: Content,
	{
		locale,
		site,
		origin,
	}: {
		readonly locale: Locale;
		readonly site: Pick<Site, 'name' | 'offices'>;
		/** Of the site, whose pages and pictures it links to. */
		readonly origin: string;
	},
): Pick<Mail, 'html' | 'text'> {
	const sender = [site.name, site.offices[0]?.phone].filter(Boolean).join(' · ');
	const frame = { sender, origin, manageWords: translator(locale)('alerts.mail.manage') };
	return { html: htmlOf(content, { locale, ...frame }), text: textOf(content, frame) };
}

interface Frame {
	readonly sender: string;
	readonly origin: string;
	readonly manageWords: string;
}

function textOf(content: Content, { sender, origin, manageWords }: Frame): string {
	const { heading, paragraphs, homes = [], after = [], action, end, manage } = content;
	const listed = homes.map(({ card, words }) =>
		[
			words,
			card.title,
			[card.price, card.facts].filter(Boolean).join(' · '),
			card.place,
			origin + card.href,
		]
			.filter(Boolean)
			.join('\n'),
	);
	return [
		heading,
		...paragraphs,
		...listed,
		...after,
		`${action.words}: ${action.href}`,
		...end,
		...(manage ? [`${manageWords}: ${manage}`] : []),
		sender,
	].join('\n\n');
}

const [ink, quiet, line, paper] = ['#1c1f23', '#5b6169', '#d9dce0', '#ffffff'];

/** Mail programs read few styles: sizes stand at the elements, and only the dark scheme needs a sheet. */
function htmlOf(
	content: Content,
	{ locale, sender, origin, manageWords }: Frame & { readonly locale: string },
): string {
	const { subject, heading, paragraphs, homes = [], after = [], action, end, manage } = content;
	const text = `margin:0 0 16px;font-size:16px;line-height:1.5`;
	const small = `margin:0 0 8px;font-size:13px;line-height:1.5;color:${quiet}`;
	const last = [
		...end.map((words) => markup`<p class="quiet" style="${small}">${words}</p>`),
		...(manage
			? [
					markup`<p class="quiet" style="${small}"><a href="${manage}" style="color:inherit">${manageWords}</a></p>`,
				]
			: []),
	];
	const p = (words: string) => markup`<p style="${text}">${words}</p>`;
	return markup`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){body,.paper{background:#16181b!important;color:#eceef0!important}.quiet{color:#a9b0b8!important}.line{border-color:#3a3f45!important}.button{background:#eceef0!important;color:#16181b!important}a{color:#eceef0}}</style></head>
<body style="margin:0;background:${paper};color:${ink};font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div class="paper" style="max-width:560px;margin:0 auto;padding:32px 20px;background:${paper};color:${ink}">
<p class="quiet" style="margin:0 0 24px;font-size:13px;color:${quiet}">${sender}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${heading}</h1>
${paragraphs.filter(Boolean).map(p)}${homes.map((home) => homeOf(home, origin))}${after.map(p)}
<p style="margin:24px 0"><a class="button" href="${action.href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${ink};color:${paper};font-size:16px;text-decoration:none">${action.words}</a></p>
${last.length > 0 ? markup`<div class="line" style="margin-top:32px;padding-top:16px;border-top:1px solid ${line}">${last}</div>` : ''}
</div></body></html>
`.html;
}

function homeOf({ card, words }: Shown, origin: string): Html {
	const { title, price, priceNote = '', facts, place, photo, picture } = card;
	const href = origin + card.href;
	const image =
		photo && picture
			? markup`<a href="${href}"><img src="${origin + photo}" alt="${picture.alt}" width="560" style="display:block;width:100%;height:auto;border-radius:6px"></a>`
			: '';
	const detail = 'margin:2px 0 0;font-size:15px;line-height:1.45';
	return markup`<div class="line" style="margin:0 0 28px;padding-bottom:24px;border-bottom:1px solid ${line}">${image}
<p class="quiet" style="margin:12px 0 2px;font-size:13px;color:${quiet}">${words}</p>
<h2 style="margin:0 0 2px;font-size:18px;line-height:1.3"><a href="${href}" style="color:inherit;text-decoration:none">${title}</a></h2>
<p style="${detail}"><strong>${price}</strong>${priceNote && ` · ${priceNote}`}</p><p style="${detail}">${facts}</p><p class="quiet" style="${detail};color:${quiet}">${place}</p></div>
`;
}
