import { createHash } from 'node:crypto';
import type { TaskWrite } from '../crm/contract/task.ts';
import type { Consent } from '../domain/inquiry.ts';
import type { Inquiry } from '../intake/inquiry.ts';
import { formatLanguage } from '../i18n/format.ts';
import { translator } from '../i18n/translate.ts';
import { taskLabelOf } from '../intake/field-words.ts';
import { fieldNames, fields } from '../intake/form.ts';
import type { Locale } from '../domain/locale.ts';
import type { Site } from '../domain/site.ts';
import { brokerOf } from './broker-of.ts';
import { wordsOfDoubt } from '../intake/doubts.ts';
import { escapeHtml } from '../intake/html.ts';
import { withoutReferences, type Reference } from './references.ts';
import { taskWords, type TaskWords } from './task-words.ts';

/** What delivery goes by. */
export type InquirySettings = Pick<
	Site['inquiry'],
	'sourceId' | 'asReminder' | 'noteTypeId' | 'removeDoubled' | 'mail'
>;

const day = 24 * 60 * 60_000;

/** How an inquiry is put for the company's people. */
export interface Telling {
	/** Language of the account. */
	readonly locale: Locale;
	/** Of the site, to make `page` an address. */
	readonly origin: string | undefined;
	/** What speaks against it, as the outbox keeps it. */
	readonly doubt: string | null;
	/** Kinds of references that the CRM refuses: the task does without, and says so. */
	readonly omitted?: readonly Reference[];
}

export interface TaskContext extends Telling {
	readonly settings: InquirySettings;
	/** Absent for a doubtful inquiry. */
	readonly contactId?: number;
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
	{ reference, targets, concern }: Inquiry,
	{ locale, doubt }: Pick<Telling, 'locale' | 'doubt'>,
): string {
	const words = taskWords[locale];
	const [first, ...others] = targets;
	const mark = doubt === null ? '' : `[${words.doubtful}] `;
	const title = `${mark}${words.title[concern]} ${reference}`;
	if (!first) return title;
	const more = others.length > 0 ? ` (+ ${others.length} ${words.more})` : '';
	return `${title}: ${first.title}${more}`;
}

/** Everything that was typed and what goes with it, as HTML of paragraphs and line breaks. */
export function bodyOf(inquiry: Inquiry, telling: Telling): string {
	const { locale, origin, doubt, omitted = [] } = telling;
	const words = taskWords[locale];
	const answers = answersOf(inquiry, locale);
	const numberOf = (id: number) => (omitted.includes('records') ? `, ${words.number} ${id}` : '');
	const rows: readonly (readonly [label: string, value: string | undefined])[] = [
		...answers.filter(({ isText }) => !isText).map(({ row }) => row),
		[words.language, formatLanguage(inquiry.locale, locale)],
		...inquiry.targets.map(
			({ kind, id, title, reference }) =>
				[words.about[kind], `${title} (${reference}${numberOf(id)})`] as const,
		),
		...(inquiry.unverified ?? []).map(
			({ kind, id }) => [words.about[kind], `${words.number} ${id} (${words.unverified})`] as const,
		),
		[words.page, inquiry.page && `${origin ?? ''}${inquiry.page}`],
		[words.campaign, inquiry.campaign],
		[
			words.received,
			words.receivedAt.replace('{time}', words.moment.format(new Date(inquiry.receivedAt))),
		],
		...(inquiry.consents ?? []).map(
			(consent) => [words.consent[consent.purpose], recordOf(consent, words)] as const,
		),
	];
	const facts = rows.flatMap(([label, value]) => (value ? [`${label}: ${escapeHtml(value)}`] : []));
	const caution =
		doubt === null
			? ''
			: words.caution.replace('{doubts}', () => wordsOfDoubt(doubt, words.doubts));
	const texts = answers.flatMap(({ isText, row: [label, value] }) =>
		isText && value ? [`<p>${label}:<br>${escapeHtml(value).replaceAll('\n', '<br>')}</p>`] : [],
	);
	const notes = [caution, ...omitted.map((kind) => words.omitted[kind])].filter(Boolean);
	const heads = notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('');
	return `${heads}<p>${facts.join('<br>')}</p>${texts.join('')}`;
}

/** What was entered, each with the label a broker reads, in the order of the form. */
function answersOf(inquiry: Inquiry, locale: Locale) {
	const t = translator(locale);
	return fieldNames.map((name) => {
		const { kind, options } = fields[name];
		const value = inquiry[name];
		const spoken = options?.includes(value ?? '') ? t.maybe(`form.${name}.${value}`) : undefined;
		const row = [taskLabelOf(name, inquiry.concern, t), spoken ?? value] as const;
		return { isText: kind === 'text', row };
	});
}

/** What is known of a ticked box: when, where, and beside which words. */
function recordOf({ text, version, locale, form, at }: Consent, words: TaskWords): string {
	const digest = createHash('sha256').update(text).digest('hex');
	const where = `${words.form} ${form}, ${words.language} ${locale}, ${words.version} ${version}`;
	return `${words.unconfirmed}; ${at}, ${where}, SHA-256 ${digest}: „${text}“`;
}

function unlessEmpty(ids: readonly number[]): number[] | undefined {
	return ids.length > 0 ? [...new Set(ids)] : undefined;
}
