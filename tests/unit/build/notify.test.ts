import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { locales } from '../../../src/domain/locale.ts';
import {
	forgetRefusal,
	tellRefusal,
	type Channels,
	type Mail,
	type Refusal,
} from '../../../src/build/report/notify.ts';
import { crmServer, json } from '../../support/crm-server.ts';
import { mailServer } from '../../support/mail-server.ts';
import { testFolder } from '../../support/outbox.ts';

const refusal: Refusal = {
	site: 'Hallmann & Rey',
	reason: '57 of 120 units would be removed; check the CRM, or build with --accept-removals 57.',
	at: new Date('2026-11-21T09:00:00Z'),
};

function channelsWith(changes: Partial<Channels>): Channels {
	return {
		locale: 'de',
		secrets: ['key-of-the-crm'],
		memory: join(testFolder(), 'refusal.json'),
		pause: async () => {},
		...changes,
	};
}

function mailbox(changes: Partial<Channels> = {}) {
	const mails: Mail[] = [];
	const channels = channelsWith({
		email: 'leipzig@hallmann-rey.example',
		smtp: 'smtps://robot:word@mail.example',
		send: async (mail) => void mails.push(mail),
		...changes,
	});
	return { mails, channels };
}

test('whoever is named gets a mail that says what happened, in the language of the company', async () => {
	const { mails, channels } = mailbox();
	expect(await tellRefusal(refusal, channels)).toEqual([]);
	expect(mails).toHaveLength(1);
	expect(mails[0]).toMatchObject({
		from: 'leipzig@hallmann-rey.example',
		to: 'leipzig@hallmann-rey.example',
		subject: 'Website Hallmann & Rey: nicht aktualisiert',
	});
	expect(mails[0]?.text).toContain('am 21. November 2026 um 10:00 nicht aktualisiert');
	expect(mails[0]?.text).toContain(refusal.reason);
});

test.each(locales)('there are words for it in every language (%s)', async (locale) => {
	const { mails, channels } = mailbox({ locale });
	for (const isLive of [false, true]) {
		const reason = `${refusal.reason} ${isLive}`;
		await tellRefusal({ ...refusal, reason, isLive }, channels);
		const mail = mails.pop();
		expect(mail?.text).toContain(refusal.site);
		expect(mail?.text).toContain(reason);
		expect(mail?.text.includes('dist/')).toBe(isLive);
	}
});

test('the same reason is told once a day, another at once, and all again after a success', async () => {
	const { mails, channels } = mailbox();
	const later = (ms: number) => ({ ...refusal, at: new Date(refusal.at.getTime() + ms) });
	await tellRefusal(refusal, channels);
	await tellRefusal(later(23 * 3_600_000), channels);
	expect(mails).toHaveLength(1);
	await tellRefusal(later(24 * 3_600_000), channels);
	expect(mails).toHaveLength(2);
	await tellRefusal({ ...later(25 * 3_600_000), reason: 'The CRM is down.' }, channels);
	expect(mails).toHaveLength(3);
	await tellRefusal(later(26 * 3_600_000), channels);
	expect(mails, 'two reasons by turns').toHaveLength(3);
	forgetRefusal(channels.memory);
	await tellRefusal({ ...later(26 * 3_600_000), reason: 'The CRM is down.' }, channels);
	expect(mails).toHaveLength(4);
});

test('no secret leaves the house with the reason', async () => {
	const { mails, channels } = mailbox();
	await tellRefusal({ ...refusal, reason: 'The page holds key-of-the-crm.' }, channels);
	expect(mails[0]?.text).toContain('The page holds ….');
});

test('a mail that cannot be sent is told again with the next build, and never fails it', async () => {
	const { mails, channels } = mailbox();
	expect(await tellRefusal(refusal, { ...channels, send: broken })).toEqual([
		'Nobody was told by mail: the server in VITRINE_SMTP_URL has not taken it.',
	]);
	await tellRefusal(refusal, channels);
	expect(mails).toHaveLength(1);
});

test.each([
	['robot%40agency.example', 'robot@agency.example'],
	['50%robot', 'leipzig@hallmann-rey.example'],
])('the mail of the account %s comes from %s', async (user, from) => {
	const { mails, channels } = mailbox({ smtp: `smtps://${user}:word@mail.example` });
	await tellRefusal(refusal, channels);
	expect(mails).toMatchObject([{ from }]);
});

test('a name without a server is said to be of no use', async () => {
	const channels = channelsWith({ email: 'a@b.example' });
	expect(await tellRefusal(refusal, channels)).toEqual([
		'Nobody was told by mail, because VITRINE_SMTP_URL is not set; see docs/deploy.md.',
	]);
});

test('a hook is told by POST and asked again when it fails', async () => {
	const { baseUrl, seen } = await crmServer(json({}, 503), json({}, 503), json({}));
	expect(await tellRefusal(refusal, channelsWith({ hook: baseUrl }))).toEqual([]);
	expect(seen).toHaveLength(3);
	expect(seen[2]?.method).toBe('POST');
	expect(JSON.parse(seen[2]?.body ?? '')).toMatchObject({
		site: refusal.site,
		reason: refusal.reason,
		at: '2026-11-21T09:00:00.000Z',
	});
});

test('a hook that breaks off behind its answer has been told', async () => {
	const broken = new ReadableStream({
		cancel() {
			throw new Error('gone');
		},
	});
	vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(broken));
	const channels = channelsWith({ hook: 'https://chat.example/told' });
	expect(await tellRefusal(refusal, channels)).toEqual([]);
});

test('a hook that is not there is a line in the report', async () => {
	const channels = channelsWith({ hook: 'http://127.0.0.1:9/secret' });
	expect(await tellRefusal(refusal, channels)).toEqual([
		'Nobody was told by hook: the address in VITRINE_NOTIFY_HOOK has not answered.',
	]);
});

test('the mail goes out by SMTP', async () => {
	const { channels } = mailbox();
	const { url: smtp, mails } = await mailServer();
	// Absent: the mail goes the way it goes in a build.
	expect(await tellRefusal(refusal, { ...channels, smtp, send: undefined })).toEqual([]);
	expect(mails).toEqual([expect.stringMatching(/^Subject: Website Hallmann & Rey/m)]);
	expect(mails[0]).toMatch(/^To: leipzig@hallmann-rey\.example/m);
});

async function broken(): Promise<void> {
	throw new Error('smtps://robot:word@mail.example refused');
}
