import { createHash } from 'node:crypto';
import type { TaskWrite } from '../crm/contract/task.ts';
import type { Consent, Inquiry } from '../domain/inquiry.ts';
import type { Site } from '../domain/site.ts';
import { escapeHtml } from './html.ts';

/** What delivery goes by. */
export type InquirySettings = Pick<
	Site['inquiry'],
	'sourceId' | 'asReminder' | 'noteTypeId' | 'removeDoubled' | 'mail'
>;

/** What the broker reads; the CRM's users are the company's own people, whose CRM speaks German. */
const words = {
	title: {
		inquiry: 'Website-Anfrage',
		valuation: 'Eigentümer-Anfrage',
		search: 'Suchauftrag',
	},
	more: 'weitere',
	name: 'Name',
	email: 'E-Mail',
	phone: 'Telefon',
	language: 'Sprache',
	languages: { de: 'Deutsch', en: 'Englisch', es: 'Spanisch' },
	about: { unit: 'Objekt', project: 'Projekt' },
	unverified: 'nicht geprüft: stand bei Eingang noch nicht in der Liste der Website',
	dates: 'Wunschtermin',
	place: { inquiry: 'Ort', valuation: 'Adresse der Immobilie', search: 'Sucht in' },
	property: 'Art der Immobilie',
	properties: {
		flat: 'Wohnung',
		house: 'Haus',
		plot: 'Grundstück',
		building: 'Mehrfamilienhaus',
		commercial: 'Gewerbe',
	},
	budget: 'Preis bis',
	page: 'Seite',
	campaign: 'Kampagne',
	received: 'Eingang',
	message: 'Nachricht',
	consent: { contact: 'Einwilligung in Kontakt', newsletter: 'Einwilligung in Newsletter' },
	form: 'Formular',
	version: 'Fassung',
};

/** In the time of the company's office, such as `21.11.2026, 13:05`. */
const moment = new Intl.DateTimeFormat('de-DE', {
	dateStyle: 'medium',
	timeStyle: 'short',
	timeZone: 'Europe/Berlin',
});

const day = 24 * 60 * 60_000;

export interface TaskContext {
	readonly contactId: number;
	readonly settings: InquirySettings;
	/** Of the site, to make `page` an address. */
	readonly origin: string | undefined;
}

/** The task a broker finds: everything the visitor typed, as escaped HTML, and the marker in its title. */
export function inquiryTask(inquiry: Inquiry, context: TaskContext): TaskWrite {
	const { contactId, settings, origin } = context;
	const idsOf = (kind: 'unit' | 'project') =>
		inquiry.targets.flatMap((target) => (target.kind === kind ? [target.id] : []));
	return {
		task: {
			title: titleOf(inquiry),
			body: bodyOf(inquiry, origin),
			client_ids: [contactId],
			property_ids: unlessEmpty(idsOf('unit')),
			project_ids: unlessEmpty(idsOf('project')),
			broker_id: brokerOf(inquiry.targets),
			client_source_id: settings.sourceId,
			note_type_id: settings.noteTypeId,
			...(settings.asReminder
				? {
						is_reminder: true,
						due_date: new Date(Date.parse(inquiry.receivedAt) + day).toISOString(),
					}
				: {}),
		},
	};
}

/** A task has one broker: the one of most of what is asked about, and of several such the first. */
function brokerOf(targets: Inquiry['targets']): number | undefined {
	const ids = targets.flatMap(({ brokerId }) => brokerId ?? []);
	const share = (id: number) => ids.filter((other) => other === id).length;
	return ids.toSorted((one, other) => share(other) - share(one))[0];
}

/** One line with the marker, by which the task is found again. */
export function titleOf({ reference, targets, concern }: Inquiry): string {
	const [first, ...others] = targets;
	const title = `${words.title[concern]} ${reference}`;
	if (!first) return title;
	const more = others.length > 0 ? ` (+ ${others.length} ${words.more})` : '';
	return `${title}: ${first.title}${more}`;
}

/** Everything that was typed and what goes with it, as HTML of paragraphs and line breaks. */
export function bodyOf(inquiry: Inquiry, origin: string | undefined): string {
	const rows: readonly (readonly [label: string, value: string | undefined])[] = [
		[words.name, inquiry.name],
		[words.email, inquiry.email],
		[words.phone, inquiry.phone],
		[words.language, words.languages[inquiry.locale]],
		...inquiry.targets.map(
			({ kind, title, reference }) => [words.about[kind], `${title} (${reference})`] as const,
		),
		...(inquiry.unverified ?? []).map(
			({ kind, id }) => [words.about[kind], `Nr. ${id} (${words.unverified})`] as const,
		),
		[words.dates, inquiry.dates],
		[words.place[inquiry.concern], inquiry.place],
		[words.property, inquiry.property && words.properties[inquiry.property]],
		[words.budget, inquiry.budget],
		[words.page, inquiry.page && `${origin ?? ''}${inquiry.page}`],
		[words.campaign, inquiry.campaign],
		[words.received, `${moment.format(new Date(inquiry.receivedAt))} Uhr`],
		...(inquiry.consents ?? []).map(
			(consent) => [words.consent[consent.purpose], recordOf(consent)] as const,
		),
	];
	const facts = rows.flatMap(([label, value]) => (value ? [`${label}: ${escapeHtml(value)}`] : []));
	const message = inquiry.message
		? `<p>${words.message}:<br>${escapeHtml(inquiry.message).replaceAll('\n', '<br>')}</p>`
		: '';
	return `<p>${facts.join('<br>')}</p>${message}`;
}

/** What proves a consent: when, where, and to which words. */
function recordOf({ text, version, locale, form, at }: Consent): string {
	const digest = createHash('sha256').update(text).digest('hex');
	const where = `${words.form} ${form}, ${words.language} ${locale}, ${words.version} ${version}`;
	return `${at}, ${where}, SHA-256 ${digest}: „${text}“`;
}

function unlessEmpty(ids: readonly number[]): number[] | undefined {
	return ids.length > 0 ? [...new Set(ids)] : undefined;
}
