import { createHash } from 'node:crypto';
import type { TaskWrite } from '../crm/contract/task.ts';
import type { Consent } from '../domain/inquiry.ts';
import type { Inquiry } from '../intake/inquiry.ts';
import { callTimeWords } from '../i18n/call-time.ts';
import { formatLanguage, formatMoment } from '../i18n/format.ts';
import { viewingWords } from '../i18n/viewing-time.ts';
import { translator, type Translate } from '../i18n/translate.ts';
import { taskLabelOf } from '../intake/field-words.ts';
import { fieldNames, fields } from '../intake/form.ts';
import type { Locale } from '../domain/locale.ts';
import type { Site } from '../domain/site.ts';
import { signsInWords } from '../intake/spam.ts';
import { escapeHtml } from '../intake/html.ts';
import { withoutReferences, type Reference } from './references.ts';

/** What delivery goes by. */
export type InquirySettings = Pick<
	Site['inquiry'],
	'sourceId' | 'asReminder' | 'noteTypeId' | 'removeDoubled' | 'mail'
>;

const day = 24 * 60 * 60_000;

/** What decides how the text of a task reads. */
export interface TextContext {
	/** Language of the account. */
	readonly locale: Locale;
	/** Of the site, to make `page` an address. */
	readonly origin: string | undefined;
	/** What speaks against it, as the outbox keeps it. */
	readonly doubt: string | null;
	/** Kinds of references that the CRM refuses: the task does without, and says so. */
	readonly omitted?: readonly Reference[];
}

export interface TaskContext extends TextContext {
	readonly settings: InquirySettings;
	/** Absent for a doubtful inquiry. */
	readonly contactId?: number | undefined;
}

/**
 * The task a broker finds: everything the visitor typed, as escaped HTML, and the marker in its title. A doubtful one
 * is always a to-do, so that somebody sees it, and has neither a contact nor a source: the source would set off the
 * account's automations, which write to whom the inquiry names.
 */
export function inquiryTask(inquiry: Inquiry, context: TaskContext): TaskWrite {
	const { contactId, settings, doubt, omitted = [] } = context;
	const idsOf = (kind: 'unit' | 'project') =>
		inquiry.targets.flatMap((target) => (target.kind === kind ? [target.id] : []));
	const isDoubtful = doubt !== null;
	const ofUnits = inquiry.targets.flatMap(({ projectId }) => projectId ?? []);
	const whole = {
		task: {
			title: titleOf(inquiry, context),
			body: bodyOf(inquiry, context),
			client_ids: contactId === undefined ? undefined : [contactId],
			property_ids: unlessEmpty(idsOf('unit')),
			project_ids: unlessEmpty([...idsOf('project'), ...ofUnits]),
			broker_id: brokerOf(inquiry.targets),
			client_source_id: isDoubtful ? undefined : settings.sourceId,
			note_type_id: settings.noteTypeId,
			...(settings.asReminder || isDoubtful
				? {
						is_reminder: true,
						due_date: new Date(Date.parse(inquiry.receivedAt) + day).toISOString(),
					}
				: {}),
		},
	};
	return withoutReferences(whole, omitted);
}

/** One line with the marker, by which the task is found again. */
export function titleOf(
	{ reference, targets, concern, booked }: Inquiry,
	{ locale, doubt }: Pick<TextContext, 'locale' | 'doubt'>,
): string {
	const t = translator(locale);
	const [first, ...others] = targets;
	const mark = doubt === null ? '' : `[${t('task.doubtful')}] `;
	const isMoved = concern === 'viewing' && booked !== undefined;
	const what = t(isMoved ? 'task.title.viewing.moved' : `task.title.${concern}`);
	const title = `${mark}${what} ${reference}`;
	if (!first) return title;
	const more = others.length > 0 ? ` (+ ${others.length} ${t('task.more')})` : '';
	return `${title}: ${first.title}${more}`;
}

/** Everything that was typed and what goes with it, as HTML of paragraphs and line breaks. */
export function bodyOf(inquiry: Inquiry, context: TextContext): string {
	const { locale, origin, doubt, omitted = [] } = context;
	const t = translator(locale);
	const answers = answersOf(inquiry, locale);
	const numberOf = (id: number) =>
		omitted.includes('records') ? `, ${t('task.number')} ${id}` : '';
	const rows: readonly (readonly [label: string, value: string | undefined])[] = [
		...answers.filter(({ isText }) => !isText).map(({ row }) => row),
		[t('task.viewing'), inquiry.booked && viewingWords(inquiry.booked, locale)],
		[t('task.language'), formatLanguage(inquiry.locale, locale)],
		...inquiry.targets.map(
			({ kind, id, title, reference }) =>
				[
					t(`task.about.${kind}`),
					kind === 'person' ? title : `${title} (${reference}${numberOf(id)})`,
				] as const,
		),
		...(inquiry.unverified ?? []).map(
			({ kind, id }) =>
				[t(`task.about.${kind}`), `${t('task.number')} ${id} (${t('task.unverified')})`] as const,
		),
		[t('task.page'), inquiry.page && `${origin ?? ''}${inquiry.page}`],
		[t('task.campaign'), inquiry.campaign],
		[
			t('task.received'),
			t('task.receivedAt', { time: formatMoment(new Date(inquiry.receivedAt), locale, 'medium') }),
		],
		...(inquiry.consents ?? []).map(
			(consent) => [t(`task.consent.${consent.purpose}`), recordOf(consent, t)] as const,
		),
	];
	const facts = rows.flatMap(([label, value]) => (value ? [`${label}: ${escapeHtml(value)}`] : []));
	const caution = doubt === null ? '' : t('task.caution', { doubts: signsInWords(doubt, locale) });
	const texts = answers.flatMap(({ isText, row: [label, value] }) =>
		isText && value ? [`<p>${label}:<br>${escapeHtml(value).replaceAll('\n', '<br>')}</p>`] : [],
	);
	const notes = [caution, ...omitted.map((kind) => t(`task.omitted.${kind}`))].filter(Boolean);
	const heads = notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('');
	return `${heads}<p>${facts.join('<br>')}</p>${texts.join('')}`;
}

/** What was entered, each with the label a broker reads, in the order of the form. */
function answersOf(inquiry: Inquiry, locale: Locale) {
	const t = translator(locale);
	return fieldNames.map((name) => {
		const { kind, options } = fields[name];
		const value = inquiry[name];
		const spoken = options?.includes(value ?? '')
			? t.maybe(`form.${name}.${value}`)
			: name === 'callback' && callTimeWords(value, locale);
		const row = [taskLabelOf(name, inquiry.concern, t), spoken || value] as const;
		return { isText: kind === 'text', row };
	});
}

/** The record of a ticked box: when, where, and beside which words. */
function recordOf({ text, version, locale, form, at }: Consent, t: Translate): string {
	const digest = createHash('sha256').update(text).digest('hex');
	const where = `${t('task.form')} ${form}, ${t('task.language')} ${locale}, ${t('task.version')} ${version}`;
	return `${t('task.unconfirmed')}; ${at}, ${where}, SHA-256 ${digest}: „${text}“`;
}

/** The broker of most of what an inquiry is about, and of several such the first. */
export function brokerOf(targets: Inquiry['targets']): number | undefined {
	const ids = targets.flatMap(({ brokerId }) => brokerId ?? []);
	const share = (id: number) => ids.filter((other) => other === id).length;
	return ids.toSorted((one, other) => share(other) - share(one))[0];
}

function unlessEmpty(ids: readonly number[]): number[] | undefined {
	return ids.length > 0 ? [...new Set(ids)] : undefined;
}
