import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Records } from '../db/records.ts';
import { sendReminders } from '../reminder.ts';
import type { Service } from '../service.ts';
import { sandboxPage } from './page.ts';

/** A page that shows what the service did by itself, and which requests used which key. */
export function journalRoutes(service: Service): Hono {
	const { account } = service;
	const routes = new Hono();
	routes.get('/', (c) => {
		sendReminders(service);
		return c.html(
			sandboxPage(
				'Journal of the sandbox',
				html`table { border-collapse: collapse; width: 100%; } th, td { border-top: 1px solid #ccc;
				padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }`,
				html`
					<h1>Journal</h1>
					${section('Automations', newest(account.automationRuns), [
						'at',
						'trigger',
						'task_id',
						'activity_id',
						'client_source_id',
					])}
					${section('Reminders by e-mail', newest(account.mails), [
						'send_at',
						'sent_at',
						'to',
						'subject',
						'task_id',
					])}
					${section('Calls of hooks', newest(account.hookDeliveries), [
						'at',
						'event',
						'target_url',
						'status',
						'error',
					])}
					${section('Requests', account.requests.list().slice(0, shown), [
						'at',
						'key',
						'method',
						'path',
						'status',
					])}
				`,
			),
		);
	});
	return routes;
}

/** Rows of each table on the page. */
const shown = 100;

function newest(records: Records): readonly object[] {
	return records.list({ order: 'id DESC', per: shown });
}

function section(title: string, rows: readonly object[], columns: readonly string[]) {
	if (rows.length === 0)
		return html`<h2>${title}</h2>
			<p>None.</p>`;
	return html`<h2>${title}</h2>
		<table>
			<thead>
				<tr>
					${columns.map((column) => html`<th scope="col">${column}</th>`)}
				</tr>
			</thead>
			<tbody>
				${rows.map((row) => {
					const cells = columns.map(
						(column) => html`<td>${String(Reflect.get(row, column) ?? '')}</td>`,
					);
					return html`<tr>
						${cells}
					</tr>`;
				})}
			</tbody>
		</table>`;
}
