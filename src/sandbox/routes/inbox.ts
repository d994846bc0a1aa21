import { Hono } from 'hono';
import { html } from 'hono/html';
import { activityItem, contentOf } from '../answers/activity.ts';
import { contactItem } from '../answers/contact.ts';
import { idsIn } from '../db/ids.ts';
import type { Account } from '../db/account.ts';
import { isNotNull } from '../db/condition.ts';
import type { Fields, StoredRecord } from '../db/records.ts';
import { presentLinks } from '../answers/present.ts';
import type { Service } from '../service.ts';
import { sandboxPage } from './page.ts';

/** A page that shows which inquiries have arrived, newest first. */
export function inboxRoutes(service: Service): Hono {
	const { account } = service;
	const routes = new Hono();
	routes.get('/', (c) => {
		const inquiries = account.activities.list({
			where: [isNotNull('source_id')],
			order: 'created_at DESC, id DESC',
			per: 100,
		});
		return c.html(
			sandboxPage(
				'Inquiries in the sandbox',
				html`article { border-top: 1px solid #ccc; padding: 1rem 0; } pre { white-space: pre-wrap;
				background: #f4f4f2; padding: 0.75rem; }`,
				html`
					<h1>Inquiries</h1>
					<p>
						What has arrived in the CRM with a source, newest first: ${inquiries.length} shown.
						Doubtful inquiries, such as those of programs, are to-dos without a source: the API
						lists them (/v1/activities).
					</p>
					${inquiries.map(inquiry)}
				`,
			),
		);
	});
	return routes;

	function inquiry(record: StoredRecord) {
		const activity = activityItem(record, service);
		const content = contentOf(record, account);
		const { clients } = presentLinks(record, account);
		const source = account.sources.get(Number(record['source_id']));
		return html`<article id="activity-${record.id}">
			<h2>${activity['title']}</h2>
			<p>
				<time datetime="${record['created_at']}">${record['created_at']}</time>, activity
				${record.id}, ${String(record['activatable_type']).toLowerCase()} ${content?.id},
				${record['item_type']}, source ${source?.['name'] ?? record['source_id']}
			</p>
			${clients.map((contact) => person(contact, account))}
			<p>Units: ${list(activity, 'property')}. Projects: ${list(activity, 'project')}.</p>
			<pre>${content?.['body'] ?? ''}</pre>
		</article>`;
	}
}

function person(contact: StoredRecord, account: Account) {
	const { name, email, phone } = contactItem(contact, account);
	return html`<p>
		Contact ${contact.id}: <strong>${name}</strong>, ${email ?? 'no e-mail'},
		${phone ?? 'no phone'}, language ${contact['language'] ?? 'unknown'}, gdpr_status
		${contact['gdpr_status'] ?? 0}
	</p>`;
}

function list(activity: Fields, kind: 'property' | 'project'): string {
	const names = activity[`${kind}_names`];
	const ids = idsIn(activity[`${kind}_ids`]);
	if (ids.length === 0 || !Array.isArray(names)) return 'none';
	return ids.map((id, index) => `${String(names[index] ?? '')} (${id})`).join('; ');
}
