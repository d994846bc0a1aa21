import type { Locale } from '../domain/locale.ts';
import { formatDate } from '../i18n/format.ts';
import { pathOf } from '../i18n/paths.ts';
import { translator, type MessageKey, type Translate } from '../i18n/translate.ts';
import { alertsPath, hiddenNames } from '../intake/form.ts';
import { markup, type Html } from '../intake/html.ts';
import { Pace, type Alert, type Asked, type Watched } from './alert.ts';
import type { OwnAlert } from './list.ts';
import { searchPath } from './mails.ts';

/** What the middle of the page `pages/[locale]/[alerts].astro` is filled with. */

interface FormContent {
	readonly locale: Locale;
	readonly watched: Asked;
	/** A search in words, or titles of homes. */
	readonly about: readonly string[];
	/** What somebody agrees to by sending it. */
	readonly consent: string;
	/** As it was sent, where something is wrong with it. */
	readonly entered: {
		readonly email?: string;
		readonly pace?: string;
		readonly problem?: string;
	};
}

/** What a form or an address says of what is asked for; areas stand in no address. */
export function wishFields(watched: Asked, locale: Locale): Record<string, string> {
	const wish =
		watched.kind === 'search'
			? { search: searchPath(locale, watched) }
			: { units: watched.ids.join(',') };
	return { ...wish, [hiddenNames.locale]: locale };
}

export function drawForm({ locale, watched, about, consent, entered }: FormContent): string {
	const t = translator(locale);
	const { email = '', pace = 'daily', problem } = entered;
	const areas = watched.kind === 'search' ? watched.areas : undefined;
	const hidden = { ...wishFields(watched, locale), ...(areas && { areas }) };
	const privacy = pathOf(locale, { kind: 'legal', legal: 'privacy' });
	return markup`<div class="two-columns wide-aside"><div><div class="page-head"><h1>${t('alerts.title')}</h1><p class="lead">${t(`alerts.lead.${watched.kind}`)}</p></div></div>
<form class="inquiry inquiry-aside" method="post" action="${alertsPath}" novalidate>
${aboutOf(watched, about, t)}
${Object.entries(hidden).map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`)}
<div class="field-trap" aria-hidden="true"><label>${t('form.trap')}<input type="text" name="${hiddenNames.trap}" tabindex="-1" autocomplete="off"></label></div>
<p class="field"><label for="alert-email">${t('form.email')}</label><input id="alert-email" type="email" name="email" value="${email}" required maxlength="254" autocomplete="email"${attributes(problem ? { 'aria-invalid': 'true', 'aria-describedby': 'alert-problem', autofocus: '' } : {})}></p>
${problem ? markup`<p class="field-error" id="alert-problem" role="alert">${problem}</p>` : ''}${paces(pace, t)}
<p><button class="button" type="submit">${t('alerts.submit')}</button></p>
<p class="meta">${consent} <a href="${privacy}">${t('form.privacy')}</a></p></form></div>`.html;
}

/** After a form was sent. */
export function drawAsked(locale: Locale): string {
	const t = translator(locale);
	return markup`<div class="page-head"><h1>${t('alerts.sent.title')}</h1><p class="lead">${t('alerts.sent.text')}</p><p>${t('alerts.sent.once')}</p>${wayHome(locale)}</div>`
		.html;
}

function wayHome(locale: Locale): Html {
	const home = pathOf(locale, { kind: 'home' });
	return markup`<p><a class="button quiet" href="${home}">${translator(locale)('alerts.home')}</a></p>`;
}

/** One sentence, and the way back. */
export function drawSentence(
	locale: Locale,
	key: MessageKey,
	values: Readonly<Record<string, string>> = {},
): string {
	const t = translator(locale);
	return markup`<div class="page-head"><h1>${t('alerts.title')}</h1><p class="lead" role="status">${t(key, values)}</p>${wayHome(locale)}</div>`
		.html;
}

interface OwnContent {
	readonly locale: Locale;
	readonly token: string;
	readonly alerts: readonly (OwnAlert & { readonly about: readonly string[] })[];
	/** What was done last. */
	readonly done: string | undefined;
}

/** All alerts of one mailbox, with what can be done about each. */
export function drawOwn({ locale, token, alerts, done }: OwnContent): string {
	const t = translator(locale);
	const said = t.maybe(`alerts.done.${done ?? ''}`);
	const action = `${alertsPath}/${token}`;
	const open = alerts.filter(({ state }) => state.step !== 'active');
	const button = (act: string, alert: string, words: string, kind = 'quiet') =>
		markup`<button class="button ${kind}" name="alert" value="${alert}" formaction="${action}" type="submit">${words}</button><input type="hidden" name="act" value="${act}">`;
	const form = (content: Html) =>
		markup`<form method="post" action="${action}"><input type="hidden" name="${hiddenNames.locale}" value="${locale}">${content}</form>`;
	const items = alerts.map(({ reference, alert, state, about }) => {
		const isActive = state.step === 'active';
		const isConsent = alert.watched.kind === 'consent';
		const pace = isActive ? (state.pace ?? alert.pace) : alert.pace;
		const since = isActive
			? t('alerts.since', { date: formatDate(new Date(state.confirmedAt).toISOString(), locale) })
			: t('alerts.open');
		const again = isActive && state.questionAt !== undefined;
		const head = isConsent ? consentOf(alert, t) : aboutOf(alert.watched, about, t);
		const end = t(isConsent ? 'alerts.withdraw' : 'alerts.end');
		return markup`<li class="section">${head}
<p class="meta">${since}</p>${
			isActive && !isConsent
				? form(
						markup`${paces(pace, t, reference)}<input type="hidden" name="alert" value="${reference}"><p><button class="button quiet" name="act" value="pace">${t('alerts.change')}</button></p>`,
					)
				: ''
		}${again ? form(button('confirm', reference, t('alerts.goOn'), '')) : ''}${form(button('end', reference, end))}</li>`;
	});
	return markup`<div class="page-head"><h1>${t('alerts.own')}</h1>${said ? markup`<p class="lead" role="status">${said}</p>` : ''}${
		open.length > 0
			? markup`<p class="lead">${t('alerts.confirmText')}</p>${form(button('confirm', 'all', t('alerts.confirm'), ''))}`
			: ''
	}</div><ul role="list">${items}</ul>${alerts.length > 1 ? form(button('end', 'all', t('alerts.endAll'))) : ''}`
		.html;
}

function paces(chosen: string, t: Translate, of = 'new'): Html {
	const options = Pace.options.map(
		(pace) =>
			markup`<p class="field-tick"><input type="radio" id="pace-${of}-${pace}" name="pace" value="${pace}"${attributes(pace === chosen ? { checked: '' } : {})}><label for="pace-${of}-${pace}">${t(`alerts.pace.${pace}`)}</label></p>`,
	);
	return markup`<fieldset><legend>${t('alerts.pace')}</legend>${options}</fieldset>`;
}

/** What somebody has agreed to, in the words that stood beside the box. */
function consentOf({ watched, shown, locale }: Alert, t: Translate): Html {
	const what = watched.kind === 'consent' ? t(`alerts.consent.${watched.purpose}`) : '';
	return markup`<h2>${what}</h2><p lang="${shown.locale ?? locale}">${shown.text}</p>`;
}

/** A search under its words, or homes under a heading. */
function aboutOf({ kind }: Watched, words: readonly string[], t: Translate): Html {
	const items = words.map((each) => markup`<li>${each}</li>`);
	return kind === 'search'
		? markup`<h2>${words.join(', ')}</h2>`
		: markup`<h2>${t('alerts.units')}</h2><ul>${items}</ul>`;
}

function attributes(given: Readonly<Record<string, string>>): Html[] {
	return Object.entries(given).map(([name, value]) =>
		value === '' ? { html: ` ${name}` } : markup` ${{ html: name }}="${value}"`,
	);
}
