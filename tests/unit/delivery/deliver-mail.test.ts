import { describe, expect, test } from 'vitest';
import { createMailer } from '../../../src/delivery/mail.ts';
import { websiteRights } from '../../../src/sandbox/access.ts';
import { goodForm, inquiryWay, settleMs } from '../../support/inquiry.ts';
import { mailServer } from '../../support/mail-server.ts';

const hour = 3_600_000;
const mail = { to: 'anfragen@crm.example', from: 'web@site.example' };

/** The way of an inquiry where the key may only read what is public, as most keys of websites. */
async function mailWay({ mayWrite = false, isSet = true } = {}) {
	const server = await mailServer();
	const way = await inquiryWay({
		settings: {
			sourceId: 4711,
			asReminder: true,
			removeDoubled: false,
			...(isSet ? { mail } : {}),
		},
		sendMail: createMailer(server.url),
	});
	const key = { key: 'sandbox-demo-key', rights: websiteRights } as const;
	if (!mayWrite) {
		way.sandbox.access.revoke();
		way.sandbox.access.give(key);
	}
	return {
		...way,
		...server,
		allow(): void {
			way.sandbox.access.revoke();
			way.sandbox.access.give({ ...key, rights: 'all' });
		},
	};
}

describe('an inquiry whose key may not write', () => {
	test('goes to the CRM as the structured e-mail it reads, once', async () => {
		const { deliver, later, mails, outbox, tasks, contacts } = await mailWay();
		const reference = await deliver({ message: 'Ist <sie> noch frei?' });
		await later(24 * hour);
		expect(mails).toHaveLength(1);
		expect(await outbox.counts()).toMatchObject({ done: 1, waiting: 0 });
		expect([tasks(), contacts()]).toEqual([[], []]);
		const text = decoded(mails[0] ?? '');
		expect(text).toContain('<div id="ps-kontaktanfrage">');
		expect(text).toContain('<span id="client_first_name">Ada</span>');
		expect(text).toContain('<span id="client_last_name">von der Heide</span>');
		expect(text).toContain(`<span id="client_email">${goodForm.email}</span>`);
		expect(text).toContain('<span id="property_id">1</span>');
		expect(text).not.toContain('project_id');
		expect(text).toContain('Ist &lt;sie&gt; noch frei?');
		expect(text).not.toContain('client_accept_contact');
		expect(text).toContain(reference);
	});

	test('names the project, too, where it is about a unit of one', async () => {
		const { deliver, mails } = await mailWay();
		await deliver({ target: 'unit-2' });
		const text = decoded(mails[0] ?? '');
		expect(text).toContain('<span id="property_id">2</span>');
		expect(text).toContain('<span id="project_id">1</span>');
	});

	test('waits for the key where no mail is set', async () => {
		const { deliver, later, mails, allow, tasks } = await mailWay({ isSet: false });
		await deliver();
		await later(hour);
		expect(mails).toEqual([]);
		allow();
		await later(2 * hour);
		expect(tasks()).toHaveLength(1);
	});

	test.each(['refuses the sender', 'refuses the content'] as const)(
		'is tried again, and may become a task after all, when the mail server %s',
		async (fault) => {
			const { deliver, later, mails, faults, allow, tasks } = await mailWay();
			faults.push(fault);
			await deliver();
			expect(mails).toEqual([]);
			allow();
			await later(hour);
			expect([mails.length, tasks().length]).toEqual([0, 1]);
		},
	);

	test('never becomes a task after a mail that perhaps arrived; the same mail is sent again', async () => {
		const { deliver, later, mails, faults, allow, tasks, outbox } = await mailWay();
		faults.push('dies after the content');
		await deliver();
		expect((await outbox.counts()).waiting).toBe(1);
		allow();
		await later(settleMs - 1);
		expect(mails).toHaveLength(1);
		await later(hour);
		expect(tasks()).toEqual([]);
		expect(mails).toHaveLength(2);
		expect(messageId(mails[0])).toBe(messageId(mails[1]));
		expect((await outbox.counts()).done).toBe(1);
	});
});

describe('an inquiry whose key may write', () => {
	test('is never mailed, whatever else fails', async () => {
		const { deliver, later, mails, sandbox, tasks } = await mailWay({ mayWrite: true });
		for (const kind of ['error', 'reset', 'throttled', 'html'] as const) {
			sandbox.faults.add({ path: '/tasks', kind });
			sandbox.faults.add({ path: '/contacts', kind });
		}
		await deliver();
		for (let n = 0; n < 20; n++) await later(hour);
		expect(tasks()).toHaveLength(1);
		expect(mails).toEqual([]);
	});

	test('is not mailed when the right is taken away while a task is perhaps on its way', async () => {
		const { deliver, later, mails, sandbox, allow, tasks } = await mailWay({ mayWrite: true });
		sandbox.faults.add({ path: '/tasks', kind: 'truncated' });
		await deliver();
		sandbox.access.revoke();
		await later(hour);
		expect(mails).toEqual([]);
		sandbox.access.give({ key: 'sandbox-demo-key', rights: 'all' });
		allow();
		await later(2 * hour);
		expect([mails.length, tasks().length]).toEqual([0, 1]);
	});
});

test('a mail server that is not there is known to have taken nothing', async () => {
	const way = await mailWay();
	const deliverable = createMailer('smtp://127.0.0.1:1');
	const { from, to } = mail;
	const sent = deliverable({ from, to, subject: 'x', html: 'x', messageId: '<x@site.example>' });
	await expect(sent).rejects.toMatchObject({ outcome: 'refused' });
	expect(way.mails).toEqual([]);
});

test('the words of a mail server do not get into the reports, because they name addresses', async () => {
	const { deliver, faults, events } = await mailWay();
	faults.push('refuses the sender');
	await deliver();
	expect(JSON.stringify(events)).toMatch(/did not take the mail \(550\)/);
	expect(JSON.stringify(events)).not.toMatch(/@|Heide/);
});

function messageId(mail: string | undefined): string | undefined {
	return /^Message-ID: (.*)$/im.exec(mail ?? '')?.[1];
}

/** A mail with its transfer encoding taken off. */
function decoded(mail: string): string {
	const bytes = mail
		.replaceAll(/=\r\n/g, '')
		.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
			String.fromCharCode(Number.parseInt(hex, 16)),
		);
	return Buffer.from(bytes, 'latin1').toString('utf8');
}
