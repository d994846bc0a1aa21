import type { Inquiry } from '../intake/inquiry.ts';
import { escapeHtml } from '../intake/html.ts';
import type { Mail } from './mail.ts';
import { splitName } from './name.ts';
import { bodyOf, titleOf, type TextContext } from './task.ts';

/**
 * An inquiry as the e-mail the CRM reads inquiries from: fields in spans with ids of its own choosing. Of
 * several units it links the first, with the project that has it; all of them are named in the text. A doubtful one is
 * a mail for people, of which the CRM makes no contact.
 */
export function inquiryMail(
	inquiry: Inquiry,
	{ to, from, ...context }: TextContext & { readonly to: string; readonly from: string },
): Mail {
	const subject = titleOf(inquiry, context);
	const body = bodyOf(inquiry, context);
	return {
		from,
		to,
		replyTo: inquiry.email ? { name: inquiry.name, address: inquiry.email } : undefined,
		subject,
		html: context.doubt === null ? structured(inquiry, { subject, body }) : body,
		messageId: `<${inquiry.reference.toLowerCase()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
	};
}

function structured(
	inquiry: Inquiry,
	{ subject, body }: { readonly subject: string; readonly body: string },
): string {
	const { salutation, academic_title, first_name, last_name } = splitName(
		inquiry.name,
		inquiry.locale,
	);
	const idOf = (kind: 'unit' | 'project') =>
		inquiry.targets.find((target) => target.kind === kind)?.id;
	const projectOfUnit = inquiry.targets.find(({ kind }) => kind === 'unit')?.projectId;
	const fields: Readonly<Record<string, string | number | undefined>> = {
		client_salutation: salutation,
		client_academic_title: academic_title,
		client_first_name: first_name,
		client_last_name: last_name,
		client_email: inquiry.email,
		client_phone: inquiry.phone,
		client_locale: inquiry.locale,
		property_id: idOf('unit'),
		project_id: idOf('project') ?? projectOfUnit,
	};
	const spans = Object.entries(fields).flatMap(([id, value]) =>
		value === undefined ? [] : [`<span id="${id}">${escapeHtml(String(value))}</span><br>`],
	);
	const text = `<span id="body">${escapeHtml(subject)}<br>${asInline(body)}</span>`;
	return `<div id="ps-kontaktanfrage">${spans.join('')}${text}</div>`;
}

/** A span holds no paragraphs. */
function asInline(html: string): string {
	return html.replaceAll('</p><p>', '<br><br>').replaceAll(/<\/?p>/g, '');
}
