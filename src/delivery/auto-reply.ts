import type { Inquiry } from '../intake/inquiry.ts';
import type { Locale } from '../domain/locale.ts';
import type { Site } from '../domain/site.ts';
import { translator } from '../i18n/translate.ts';
import { markup, type Html } from '../intake/html.ts';
import type { SendMail } from './mail.ts';

/** Another unit that a receipt names. */
export interface SimilarUnit {
	readonly id: number;
	readonly title: string;
	/** Address within the site. */
	readonly path: string;
}

export interface AutoReplyOptions {
	readonly settings: NonNullable<Site['inquiry']['autoReply']>;
	readonly site: Pick<Site, 'name' | 'offices'>;
	/** Of the site as it is now, without a slash at the end. */
	readonly origin: () => string;
	/** Published units similar to one, at most three; none where the site's catalogue is not at hand. */
	readonly similarTo: (unitId: number, locale: Locale) => readonly SimilarUnit[];
	readonly sendMail?: SendMail | undefined;
	/** Has the CRM e-mail a text block (snippet) with links to units. */
	readonly sendSnippet: (message: {
		readonly snippetId: number;
		readonly brokerId: number;
		readonly to: string;
		readonly units: readonly number[];
	}) => Promise<void>;
	/** Told that a receipt was not sent, without personal data. */
	readonly report: (event: { readonly event: 'unreceipted'; readonly reference: string }) => void;
}

/**
 * Makes the function that sends a receipt. Nothing a visitor has typed stands in it: else anybody could send
 * anything to anyone through the form.
 */
export function createAutoReply(options: AutoReplyOptions): (inquiry: Inquiry) => Promise<void> {
	const { settings, origin, similarTo, sendMail, sendSnippet, report } = options;
	return async (inquiry) => {
		const { email: to, reference, locale, targets } = inquiry;
		if (to === undefined) return;
		try {
			const asked = targets.find(({ kind }) => kind === 'unit');
			const units = asked ? similarTo(asked.id, locale) : [];
			if ('snippetId' in settings) {
				await sendSnippet({ ...settings, to, units: units.map(({ id }) => id) });
				return;
			}
			if (!sendMail) throw new Error('No mail server is named.');
			const { from } = settings;
			await sendMail({
				from,
				to,
				subject: translator(locale)('reply.subject', { reference }),
				html: bodyOf(inquiry, options.site, units, origin()),
				messageId: `<receipt-${reference.toLowerCase()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
				headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
			});
		} catch {
			report({ event: 'unreceipted', reference });
		}
	};
}

function bodyOf(
	{ locale, reference, targets }: Inquiry,
	site: AutoReplyOptions['site'],
	units: readonly SimilarUnit[],
	origin: string,
): string {
	const t = translator(locale);
	const people = targets.filter(({ kind }) => kind === 'person').map(({ title }) => title);
	const asked = targets.flatMap(({ kind, title }) =>
		kind === 'person' ? [] : [markup`<li>${title}</li>`],
	);
	const links = units.map(
		({ title, path }) => markup`<li><a href="${origin + path}">${title}</a></li>`,
	);
	const [office] = site.offices;
	return [
		paragraph(t('reply.greeting')),
		paragraph(t('reply.text', { reference })),
		...people.map((name) => paragraph(t('reply.person', { name }))),
		...listed(t('reply.about'), asked),
		...listed(t('reply.similar'), links),
		paragraph(t('reply.unasked')),
		paragraph([site.name, office?.phone].filter(Boolean).join(', ')),
	]
		.map(({ html }) => html)
		.join('\n');
}

function paragraph(text: string): Html {
	return markup`<p>${text}</p>`;
}

/** A list under its sentence; nothing without items. */
function listed(sentence: string, items: readonly Html[]): Html[] {
	return items.length > 0 ? [markup`${paragraph(sentence)}<ul>${items}</ul>`] : [];
}
