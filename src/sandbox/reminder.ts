import type { Account } from './db/account.ts';
import { atMost, is, isNull, type Condition } from './db/condition.ts';
import type { StoredRecord } from './db/records.ts';
import { formatMoment } from './db/moment.ts';
import type { Service } from './service.ts';

/**
 * Queues the e-mail that reminds the assignee of a task, in place of an earlier one. A task without
 * `remind_at`, without an assignee, or that is done has none, and none is sent twice for the same time.
 */
export function queueReminder(account: Account, task: StoredRecord): void {
	dropReminder(account, task.id);
	const broker = account.brokers.get(Number(task['broker_id']));
	const to = broker?.['email'] ?? broker?.['public_email'];
	const send_at = task['remind_at'];
	if (!send_at || task['done'] === true || typeof to !== 'string') return;
	const sent = account.mails.list({ where: [is('task_id', task.id)] });
	if (sent.some((mail) => mail['send_at'] === send_at && mail['to'] === to)) return;
	account.mails.add({
		task_id: task.id,
		to,
		subject: `Erinnerung: ${String(task['title'] ?? `Aufgabe ${task.id}`)}`,
		due_date: task['due_date'] ?? null,
		send_at,
	});
}

/** Takes the e-mails away by which a task was to be remembered; those that were sent stay in the journal. */
export function dropReminder(account: Account, taskId: number): void {
	for (const { id } of account.mails.list({ where: [is('task_id', taskId), isWaiting] })) {
		account.mails.remove(id);
	}
}

/** Sends the e-mails whose time has come: it is written down, and no e-mail leaves the sandbox. */
export function sendReminders({ account, clock }: Pick<Service, 'account' | 'clock'>): void {
	const now = clock();
	const due = [isWaiting, atMost('send_at', now.getTime() / 1000)];
	for (const mail of account.mails.list({ where: due })) {
		account.mails.put(mail.id, { ...mail, sent_at: formatMoment(now) });
	}
}

const isWaiting: Condition = isNull(`(record ->> 'sent_at')`);
