import { describe, expect, test } from 'vitest';
import type { Inquiry } from '../../../src/intake/inquiry.ts';
import type { Mail } from '../../../src/delivery/mail.ts';
import { createAutoReply, type AutoReplyOptions } from '../../../src/delivery/auto-reply.ts';
import { inquiryWay } from '../../support/inquiry.ts';

const similar = [
	{ id: 11, title: 'Hell & am Park', path: '/de/immobilien/hell-am-park-11/' },
	{ id: 13, title: 'Hof', path: '/de/immobilien/hof-13/' },
];

const inquiry: Inquiry = {
	reference: 'K7Q2-9MXT',
	locale: 'de',
	name: 'Buy http://spam.example',
	email: 'ada@example.com',
	message: 'http://spam.example',
	concern: 'inquiry',
	targets: [{ kind: 'unit', id: 1, title: 'Altbau <am Park>', reference: 'V-1' }],
	page: '/de/immobilien/altbau-1/',
	receivedAt: '2026-11-21T12:00:00.000Z',
};

function replies(changes: Partial<AutoReplyOptions> = {}) {
	const mails: Mail[] = [];
	const snippets: unknown[] = [];
	const events: unknown[] = [];
	const reply = createAutoReply({
		settings: { from: 'web@site.example' },
		site: { name: 'Hallmann & Rey', offices: [] },
		origin: () => 'https://site.example',
		similarTo: (id) => (id === 1 ? similar : []),
		sendMail: async (mail) => void mails.push(mail),
		sendSnippet: async (message) => void snippets.push(message),
		report: (event) => events.push(event),
		...changes,
	});
	return { reply, mails, snippets, events };
}

describe('a receipt', () => {
	test('names whom the inquiry went to', async () => {
		const { reply, mails } = replies();
		const person = { kind: 'person', id: 7, title: 'Ada <Rey>', reference: '7' } as const;
		await reply({ ...inquiry, targets: [person] });
		expect(mails[0]?.html).toContain('<p>Sie ging an Ada &lt;Rey&gt;.</p>');
		expect(mails[0]?.html).not.toContain('<li>');
	});

	test('names the reference, the unit and similar ones, and nothing that was typed', async () => {
		const { reply, mails } = replies();
		await reply(inquiry);
		expect(mails).toMatchObject([
			{
				from: 'web@site.example',
				to: 'ada@example.com',
				subject: 'Ihre Anfrage K7Q2-9MXT ist angekommen',
				headers: { 'Auto-Submitted': 'auto-replied' },
			},
		]);
		const html = mails[0]?.html ?? '';
		expect(html).toContain('<li>Altbau &lt;am Park&gt;</li>');
		expect(html).toContain(
			'<a href="https://site.example/de/immobilien/hell-am-park-11/">Hell &amp; am Park</a>',
		);
		expect(html).not.toContain('spam.example');
	});

	test('is in the language of the visitor, and names no units where nothing is asked about', async () => {
		const { reply, mails } = replies();
		await reply({ ...inquiry, locale: 'en', targets: [] });
		expect(mails[0]?.subject).toBe('Your enquiry K7Q2-9MXT has arrived');
		expect(mails[0]?.html).not.toContain('<li>');
	});

	test('can be a text block of the CRM, with the units linked', async () => {
		const { reply, snippets, mails } = replies({ settings: { snippetId: 5, brokerId: 7 } });
		await reply(inquiry);
		expect(snippets).toEqual([
			{ snippetId: 5, brokerId: 7, to: 'ada@example.com', units: [11, 13] },
		]);
		expect(mails).toEqual([]);
	});

	test('that cannot be sent is told of without a word about the visitor', async () => {
		const { reply, events } = replies({
			sendMail: () => Promise.reject(new Error('ada@example.com')),
		});
		await reply(inquiry);
		expect(events).toEqual([{ event: 'unreceipted', reference: 'K7Q2-9MXT' }]);
	});
});

describe('whoever has asked', () => {
	test('gets one receipt, after the task is in the CRM', async () => {
		const seen: [reference: string, tasks: number][] = [];
		const way = await inquiryWay({
			reply: async ({ reference }) => void seen.push([reference, way.tasks().length]),
		});
		const reference = await way.deliver();
		await way.later(24 * 3_600_000);
		expect(seen).toEqual([[reference, 1]]);
	});

	test('gets none twice when the process dies while it is on its way', async () => {
		let sent = 0;
		const way = await inquiryWay({ reply: async () => void (sent += 1) });
		await way.send();
		const job = await way.outbox.claim();
		if (job) await way.outbox.save(job, { step: 'replying', result: { contactId: 1, taskId: 2 } });
		await way.later(120_000);
		expect(sent).toBe(0);
		expect(await way.outbox.counts()).toMatchObject({ done: 1, waiting: 0 });
		expect(way.tasks()).toHaveLength(0);
	});

	test('gets none when no address was given, and the inquiry arrives when the receipt does not', async () => {
		let sent = 0;
		const way = await inquiryWay({
			reply: () => {
				sent += 1;
				return Promise.reject(new Error('no mail server'));
			},
		});
		await way.deliver({ email: '' });
		expect(sent).toBe(0);
		await way.deliver();
		expect(sent).toBe(1);
		expect(await way.outbox.counts()).toMatchObject({ done: 2 });
	});
});
