import type { Account } from './db/account.ts';
import { is } from './db/condition.ts';
import type { StoredRecord } from './db/records.ts';

/**
 * Queues the e-mail that reminds the assignee of a task, in place of an earlier one. A task without
 * `remind_at`, without an assignee, or that is done has none.
 */
export function queueReminder(account: Account, task: StoredRecord): void {
	dropReminder(account, task.id);
	const broker = account.brokers.get(Number(task['broker_id']));
	const to = broker?.['email'] ?? broker?.['public_email'];
	if (!task['remind_at'] || task['done'] === true || typeof to !== 'string') return;
	account.mails.add({
		task_id: task.id,
		to,
		subject: `Erinnerung: ${String(task['title'] ?? `Aufgabe ${task.id}`)}`,
		due_date: task['due_date'] ?? null,
		send_at: task['remind_at'],
	});
}

/** Takes the e-mails away by which a task was to be remembered. */
export function dropReminder(account: Account, taskId: number): void {
	for (const { id } of account.mails.list({ where: [is('task_id', taskId)] })) {
		account.mails.remove(id);
	}
}
