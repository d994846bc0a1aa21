import type { Crm } from '../crm/client.ts';
import { ActivityListItem } from '../crm/contract/activity.ts';
import { CrmError } from '../crm/errors.ts';
import type { TaskWrite } from '../crm/contract/task.ts';
import type { Inquiry } from '../domain/inquiry.ts';
import type { Site } from '../domain/site.ts';

export type InquirySettings = Site['inquiry'];

/** What the broker reads; the CRM's users are the company's own people, whose CRM speaks German. */
const words = {
	title: 'Website-Anfrage',
	more: 'weitere',
	name: 'Name',
	email: 'E-Mail',
	phone: 'Telefon',
	language: 'Sprache',
	about: 'Zu',
	page: 'Seite',
	received: 'Eingang',
	message: 'Nachricht',
};

const day = 24 * 60 * 60_000;

/** The task a broker finds: everything the visitor typed, as escaped HTML, and the marker in its title. */
export function inquiryTask(
	inquiry: Inquiry,
	{
		contactId,
		settings,
		origin,
	}: {
		readonly contactId: number;
		readonly settings: InquirySettings;
		/** Of the site, to make `page` an address. */
		readonly origin: string | undefined;
	},
): TaskWrite {
	const idsOf = (kind: 'unit' | 'project') =>
		inquiry.targets.flatMap((target) => (target.kind === kind ? [target.id] : []));
	return {
		task: {
			title: titleOf(inquiry),
			body: bodyOf(inquiry, origin),
			client_ids: [contactId],
			property_ids: unlessEmpty(idsOf('unit')),
			project_ids: unlessEmpty(idsOf('project')),
			broker_id: inquiry.targets.find((target) => target.brokerId)?.brokerId,
			client_source_id: settings.sourceId,
			note_type_id: settings.noteTypeId,
			...(settings.task === 'reminder'
				? {
						is_reminder: true,
						due_date: new Date(Date.parse(inquiry.receivedAt) + day).toISOString(),
					}
				: {}),
		},
	};
}

/** Pages of 500 activities of one contact that are looked through; who has more is no visitor. */
const mostPages = 20;

/**
 * The activity of the task with this reference in its title, if the CRM lists one.
 * @throws CrmError
 */
export async function findTask(
	crm: Crm,
	{
		contactId,
		reference,
		onlyInquiries,
	}: { readonly contactId: number; readonly reference: string; readonly onlyInquiries: boolean },
): Promise<number | undefined> {
	const per = 500;
	for (let page = 1; page <= mostPages; page++) {
		const { data } = await crm.call('activities', {
			query: {
				client_id: contactId,
				...(onlyInquiries ? { only_inquiries: 1 as const } : {}),
				order: 'desc',
				per,
				page,
			},
		});
		for (const record of data) {
			const activity = ActivityListItem.safeParse(record);
			if (activity.success && activity.data.title?.includes(reference)) return activity.data.id;
		}
		if (data.length < per) return undefined;
	}
	throw new CrmError(
		{ method: 'GET', path: '/activities' },
		{ reason: 'endless', page: mostPages, repeats: undefined },
	);
}

function titleOf({ reference, targets }: Inquiry): string {
	const [first, ...others] = targets;
	if (!first) return `${words.title} ${reference}`;
	const more = others.length > 0 ? ` (+ ${others.length} ${words.more})` : '';
	return `${words.title} ${reference}: ${first.title}${more}`;
}

function bodyOf(inquiry: Inquiry, origin: string | undefined): string {
	const rows: readonly (readonly [label: string, value: string | undefined])[] = [
		[words.name, inquiry.name],
		[words.email, inquiry.email],
		[words.phone, inquiry.phone],
		[words.language, inquiry.locale],
		...inquiry.targets.map(
			({ title, reference }) => [words.about, `${title} (${reference})`] as const,
		),
		[words.page, inquiry.page && `${origin ?? ''}${inquiry.page}`],
		[words.received, inquiry.receivedAt],
	];
	const facts = rows.flatMap(([label, value]) => (value ? [`${label}: ${escapeHtml(value)}`] : []));
	const message = inquiry.message
		? `<p>${words.message}:<br>${escapeHtml(inquiry.message).replaceAll('\n', '<br>')}</p>`
		: '';
	return `<p>${facts.join('<br>')}</p>${message}`;
}

function escapeHtml(text: string): string {
	const entities: Readonly<Record<string, string>> = {
		'&': '&amp;',
		'<': '&lt;',
		'>': '&gt;',
		'"': '&quot;',
		"'": '&#39;',
	};
	return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

function unlessEmpty(ids: readonly number[]): number[] | undefined {
	return ids.length > 0 ? [...new Set(ids)] : undefined;
}
