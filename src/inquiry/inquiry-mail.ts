import type { Inquiry } from '../domain/inquiry.ts';
import { escapeHtml } from './html.ts';
import type { Mail } from './mail.ts';
import { splitName } from './name.ts';
import { bodyOf, titleOf } from './task.ts';

/**
 * An inquiry as the e-mail the CRM reads inquiries from: fields in spans with ids of its own choosing. Of
 * several units it links the first; all of them are named in the text.
 */
export function inquiryMail(
	inquiry: Inquiry,
	{
		to,
		from,
		origin,
	}: { readonly to: string; readonly from: string; readonly origin: string | undefined },
): Mail {
	const { first_name, last_name } = splitName(inquiry.name);
	const idOf = (kind: 'unit' | 'project') =>
		inquiry.targets.find((target) => target.kind === kind)?.id;
	const allows = (purpose: string) =>
		inquiry.consents?.some((consent) => consent.purpose === purpose) ? 'ja' : undefined;
	const fields: Readonly<Record<string, string | number | undefined>> = {
		client_first_name: first_name,
		client_last_name: last_name,
		client_email: inquiry.email,
		client_phone: inquiry.phone,
		client_locale: inquiry.locale,
		client_accept_contact: allows('contact'),
		client_newsletter: allows('newsletter'),
		property_id: idOf('unit'),
		project_id: idOf('project'),
	};
	const spans = Object.entries(fields).flatMap(([id, value]) =>
		value === undefined ? [] : [`<span id="${id}">${escapeHtml(String(value))}</span><br>`],
	);
	const title = titleOf(inquiry);
	const body = `<span id="body">${escapeHtml(title)}<br>${asInline(bodyOf(inquiry, origin))}</span>`;
	return {
		from,
		to,
		replyTo: inquiry.email ? { name: inquiry.name, address: inquiry.email } : undefined,
		subject: title,
		html: `<div id="ps-kontaktanfrage">${spans.join('')}${body}</div>`,
		messageId: `<${inquiry.reference.toLowerCase()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
	};
}

/** A span holds no paragraphs. */
function asInline(html: string): string {
	return html.replaceAll('</p><p>', '<br><br>').replaceAll(/<\/?p>/g, '');
}
