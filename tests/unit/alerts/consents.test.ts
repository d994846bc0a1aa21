import { describe, expect, test } from 'vitest';
import { createCrmNotes } from '../../../src/alerts/crm-notes.ts';
import { createAlertList, type AlertList } from '../../../src/alerts/list.ts';
import { createMails } from '../../../src/alerts/mails.ts';
import { createRounds } from '../../../src/alerts/rounds.ts';
import type { Alert } from '../../../src/alerts/alert.ts';
import type { Mail } from '../../../src/delivery/mail.ts';
import { readSite } from '../../../src/domain/site.ts';
import { createWorker } from '../../../src/outbox/worker.ts';
import { anAlert } from '../../support/alert.ts';
import { inquiryWay } from '../../support/inquiry.ts';
import { testOutbox } from '../../support/outbox.ts';
import { site as settings } from '../../support/settings.ts';

const day = 24 * 60 * 60_000;
const address = 'ada@example.com';

const site = readSite({
	...settings,
	alerts: { from: 'angebote@site.example', groupId: 7, searchField: 'suche' },
	inquiry: {
		confirmFrom: 'post@site.example',
		newsletter: { text: { de: 'Schicken Sie mir den Rundbrief.' }, version: '3' },
		contactPermission: { text: { de: 'Rufen Sie mich an.' }, version: 'c1' },
	},
});
const origin = () => 'https://site.example';
const ticked = { newsletter: '3', permission: 'c1' };

const words = async () => ['Leipzig'];
const wake = async () => {};

/** Inquiries with boxes, a mailbox, and the contact of the CRM. */
async function confirming({
	wrap,
}: Pick<NonNullable<Parameters<typeof inquiryWay>[0]>, 'wrap'> = {}) {
	const mails: Mail[] = [];
	let list: AlertList | undefined;
	let work = wake;
	const way = await inquiryWay({
		boxes: {
			newsletter: site.inquiry.newsletter,
			permission: site.inquiry.contactPermission,
		},
		confirmed(outbox) {
			const own = createAlertList(outbox);
			list = own;
			const notes = createCrmNotes({ outbox, list: own, live: { words }, site, origin, wake });
			const deliver = createRounds({
				outbox,
				live: { name: () => 'live', offers: async () => [] },
				mails: createMails({
					live: { words, homes: async () => new Map(), currency: async () => 'EUR' },
					site,
					from: { alert: 'angebote@site.example', consent: 'post@site.example' },
					origin,
					ownPage: (reference) => `https://site.example/alerts/${reference}`,
				}),
				sendMail: async (mail) => void mails.push(mail),
				tellCrm: notes.tell,
				tellsPrices: false,
			});
			const worker = createWorker({ outbox: outbox.standing, deliver, concurrency: 1 });
			work = worker.drain;
			return notes;
		},
		...(wrap && { wrap }),
	});
	const { outbox, worker } = way;
	const own = list ?? createAlertList(outbox);
	/** Delivers what waits, and works on what stands; twice, since each may leave something to the other. */
	async function run(): Promise<void> {
		for (let round = 0; round < 2; round++) {
			await worker.drain();
			await work();
		}
		await worker.drain();
	}
	return {
		...way,
		mails,
		list: own,
		run,
		async confirm(reference = ''): Promise<void> {
			await own.confirm(reference);
			await run();
		},
		async end(reference = ''): Promise<void> {
			await own.end(reference);
			await run();
		},
		/** References of what the mailbox has not ended, by what it is. */
		async references(): Promise<Record<string, string>> {
			const all = await outbox.standing.of(address);
			return Object.fromEntries(
				all.map(({ reference, payload }) => {
					const { watched } = payload as Alert;
					return [watched.kind === 'consent' ? watched.purpose : watched.kind, reference];
				}),
			);
		},
		/** What the CRM holds of the contact's consent. */
		contact() {
			const [known] = way.contacts();
			return [
				known?.['newsletter'] ?? false,
				known?.['accept_contact'] ?? false,
				known?.['gdpr_status'] ?? 0,
			];
		},
		bodies: () => way.tasks().map((task) => String(task['body'])),
	};
}

/** The same after both boxes were ticked and asked about. */
async function asked(...how: Parameters<typeof confirming>) {
	const way = await confirming(...how);
	await way.deliver(ticked);
	await way.run();
	const { newsletter = '', contact: permission = '' } = await way.references();
	return { ...way, newsletter, permission };
}

describe('a ticked box', () => {
	test('is asked about in one mail with its words, and reaches the fields of the contact once that is confirmed', async () => {
		const { mails, contact, bodies, confirm, newsletter, permission } = await asked();
		expect(mails.map(({ to, from }) => [to, from])).toEqual([[address, 'post@site.example']]);
		for (const words of ['„Schicken Sie mir den Rundbrief.“', '„Rufen Sie mich an.“'])
			expect(mails[0]?.text).toContain(words);
		expect(contact()).toEqual([false, false, 0]);
		expect(bodies()).toMatchObject([expect.stringContaining('angekreuzt, aber nicht bestätigt')]);

		await confirm(newsletter);
		expect(contact()).toEqual([true, false, 2]);
		expect(bodies()[1]).toContain('„Schicken Sie mir den Rundbrief.“');
		await confirm(permission);
		expect(contact()).toEqual([true, true, 2]);
	});

	test('that is withdrawn changes its own field, and the status once nothing is left', async () => {
		const { contact, list, outbox, confirm, end, newsletter, permission } = await asked();
		await list.confirm(newsletter);
		await confirm(permission);
		await end(newsletter);
		expect(contact()).toEqual([false, true, 2]);
		await end(permission);
		expect(contact()).toEqual([false, false, 3]);
		// Proof of both, with the words, their version, and the times of asking, confirming and withdrawing.
		expect(await outbox.standing.one(newsletter)).toMatchObject({
			payload: { shown: { version: '3' }, askedAt: '2026-11-21T12:00:00.000Z' },
			progress: { step: 'ended', confirmedAt: Date.UTC(2026, 10, 21, 12) },
		});
	});

	test('that nobody confirms sets nothing and is erased after two days', async () => {
		const { run, mails, contact, wait, outbox } = await asked();
		wait(2 * day + 1);
		await run();
		expect(await outbox.standing.of(address)).toEqual([]);
		expect(mails).toHaveLength(1);
		expect(contact()).toEqual([false, false, 0]);
	});

	test('of a doubtful inquiry, or one without an address, is asked about nowhere', async () => {
		const { deliver, run, mails } = await confirming();
		await deliver({ ...ticked, topic: 'x' });
		await deliver({ ...ticked, email: '' });
		await run();
		expect(mails).toEqual([]);
	});

	test('that is ticked again is asked about once, while it is open and once it is confirmed', async () => {
		const { deliver, run, mails, list, wait, confirm, newsletter, permission } = await asked();
		wait(day - 1000);
		await deliver({ ...ticked, message: 'Noch einmal', locale: 'en' });
		await run();
		await list.confirm(newsletter);
		await confirm(permission);
		wait(10 * day);
		await deliver({ ...ticked, message: 'Und noch einmal' });
		await run();
		expect(mails).toHaveLength(1);
	});
});

test('what was withdrawn while the CRM was out is withdrawn there, in whatever order the notes arrive', async () => {
	let isOut = false;
	const { run, contact, wait, confirm, end, newsletter } = await asked({
		wrap: (sandbox) => async (request) =>
			isOut ? new Response('', { status: 503 }) : await sandbox.fetch(request),
	});
	isOut = true;
	await confirm(newsletter);
	await end(newsletter);
	isOut = false;
	for (let hour = 0; hour < 8; hour++) {
		wait(15 * 60_000);
		await run();
	}
	expect(contact()).toEqual([false, false, 3]);
});

test('what people of the company have revoked since stays so when something else is confirmed', async () => {
	const { contact, account, confirm, newsletter, permission } = await asked();
	await confirm(newsletter);
	const [known] = account.contacts.list();
	account.contacts.put(Number(known?.['id']), { ...known, newsletter: false });
	await confirm(permission);
	expect(contact()).toEqual([false, true, 2]);
});

test('a contact has the tag of alerts and the list of the last one, as long as one is active', async () => {
	const { run, list, contacts, references, tasks, account, settingsRefused, confirm, end } =
		await confirming();
	account.tags.put(7, { name: 'Suchaufträge', entity: 'for_clients' });
	await list.ask(anAlert);
	await run();
	const { search } = await references();
	await confirm(search);
	const written = () => {
		const [known] = contacts();
		return JSON.stringify([known?.['group_ids'], known?.['custom_fields']]);
	};
	expect(written()).toContain('[7]');
	expect(written()).toContain('https://site.example/de/kaufen/?ort=leipzig');
	expect(String(tasks()[0]?.['body'])).toContain('https://site.example/de/kaufen/?ort=leipzig');
	await end(search);
	expect(settingsRefused).toEqual([]);
	expect(written()).not.toContain('[7]');
	expect(written()).not.toContain('ort=leipzig');
});

test('a tag that the CRM does not have is reported, and the note arrives all the same', async () => {
	const { run, list, references, tasks, settingsRefused, events, confirm } = await confirming();
	await list.ask(anAlert);
	await run();
	await confirm((await references())['search']);
	expect(tasks()).toHaveLength(1);
	expect(events).toMatchObject([{ event: 'delivered' }]);
	expect(settingsRefused[0]?.reason).toContain('alerts.groupId');
});

test('an alert in another language is noted with its filters, in the words of the company', async () => {
	const { outbox } = await testOutbox();
	const list = createAlertList(outbox);
	const live = { words: async ({ query }: { query: string }, locale: string) => [locale + query] };
	const notes = createCrmNotes({ outbox, list, live, site, origin, wake });
	const watched = { kind: 'search', deal: 'buy', query: '?price-to=400000' } as const;
	await notes.tell({ ...anAlert, locale: 'en', watched }, 'AAAA-BBBB', 'confirmed');
	const [entry] = await outbox.list({ state: 'waiting' });
	expect(await outbox.contentOf(entry?.reference ?? '')).toMatchObject({
		message: expect.stringContaining('Kaufen, de?preis-bis=400000'),
		page: '/en/buy/?price-to=400000',
	});
});
