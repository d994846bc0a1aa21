import { describe, expect, test } from 'vitest';
import { ask } from '../support/document-row.ts';
import { fullAgency } from '../support/full-agency.ts';
import { sandboxWith } from '../support/sandbox.ts';
import { references } from './rows/references.ts';

describe('ids in a write', () => {
	test.each(references)('$of: $says', ask);

	test('that lead nowhere fire nothing: no automation, no reminder, no row', async () => {
		const { send, sandbox } = sandboxWith(fullAgency, { sendWebhook: async () => 200 });
		const event = { event: 'task_created', target_url: 'https://hooks.example/' };
		await send('POST', '/hooks', event);
		const task = {
			title: 'Call',
			due_date: '2026-12-02T10:00:00+01:00',
			remind_at: '2026-12-01T10:00:00+01:00',
			broker_id: 61,
			client_source_id: 9,
		};
		const { tasks, automationRuns, mails, hookDeliveries } = sandbox.account;
		expect((await send('POST', '/tasks', { task })).status).toBe(422);
		await sandbox.events.settled();
		const counts = [tasks, automationRuns, mails, hookDeliveries].map((records) => records.count());
		expect(counts).toEqual([4, 0, 0, 0]);
	});
});
