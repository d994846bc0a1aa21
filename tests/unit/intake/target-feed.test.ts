import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { InquiryTarget } from '../../../src/domain/inquiry.ts';
import { createInquiryServer, type ServerEvent } from '../../../src/serve/service.ts';
import { createTargetFeed, type TargetEvent } from '../../../src/intake/target-feed.ts';
import { signTargets } from '../../../src/release/target-list.ts';
import { browserHeaders, goodForm } from '../../support/inquiry.ts';
import { testFolder, testOutbox } from '../../support/outbox.ts';
import { origin, serverSite } from '../../support/release.ts';

const secret = 'a secret of thirty-two characters or more';
const start = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const day = 24 * 60 * minute;
const one: InquiryTarget = { kind: 'unit', id: 1, title: 'Altbau', reference: 'V-1', brokerId: 3 };
const two: InquiryTarget = { kind: 'unit', id: 2, title: 'Neubau', reference: 'V-2' };

/** The text of a list, as a build would sign it. */
function signed(
	targets: readonly InquiryTarget[],
	{ at = start, by = secret, of = origin }: { at?: number; by?: string; of?: string } = {},
): string {
	const issuedAt = new Date(at).toISOString();
	return signTargets({ origin: of, release: issuedAt, issuedAt, targets: [...targets] }, by);
}

/** A host of plain files whose list can be changed. */
async function host(first: string | undefined) {
	let text = first;
	let hangs = false;
	const asked: { condition: string | undefined; status: number }[] = [];
	const server = createServer((request, response) => {
		const condition = request.headers['if-none-match'];
		const tag = `"${text?.length}-${text?.slice(-20, -4)}"`;
		const status = text === undefined ? 500 : condition === tag ? 304 : 200;
		asked.push({ condition, status });
		if (hangs) return;
		response.writeHead(status, { etag: tag });
		response.end(status === 200 ? text : undefined);
	}).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address: AddressInfo | string | null = server.address();
	const port = typeof address === 'object' ? address?.port : 0;
	return {
		url: `http://127.0.0.1:${port}/targets.json`,
		asked,
		put: (next: string | undefined) => void (text = next),
		hang: () => void (hangs = true),
	};
}

/** An intake that follows the list of a host, on a clock that stands until it is told to go on. */
async function intake({
	first = signed([one]) as string | undefined,
	folder = testFolder(),
	patienceMs = 5_000,
} = {}) {
	const site = await host(first);
	let now = start;
	const clock = () => now;
	const events: (TargetEvent | ServerEvent)[] = [];
	const report = (event: TargetEvent | ServerEvent) => void events.push(event);
	const file = join(folder, 'known-targets.json');
	const feed = createTargetFeed({
		url: site.url,
		secret,
		origin,
		file,
		clock,
		patienceMs,
		report,
	});
	const { outbox } = await testOutbox();
	const app = createInquiryServer({
		outbox,
		site: serverSite,
		clock,
		report,
		source: {
			published: feed.published,
			refresh: feed.refresh,
			pageAt: async () => undefined,
			isLive: () => true,
		},
	});
	feed.start();
	onTestFinished(() => feed.stop());
	const post = async (target: string, more: Readonly<Record<string, string>> = {}) =>
		await app.request(`${origin}/inquiry`, {
			method: 'POST',
			headers: { ...browserHeaders, origin, accept: 'application/json' },
			body: new URLSearchParams({ ...goodForm, target, message: target, ...more }),
		});
	const reasons = () =>
		events.flatMap((each) => (each.event === 'targets-refused' ? [each.reason] : []));
	return {
		...site,
		app,
		feed,
		folder,
		outbox,
		post,
		reasons,
		events,
		pass: (ms: number) => void (now += ms),
		taken: async () =>
			await expect.poll(() => feed.state().checkedAt, { timeout: 5_000 }).toBeDefined(),
	};
}

test('what the site publishes may be asked about, and nothing else', async () => {
	const { post, taken, feed } = await intake();
	await taken();
	expect((await post('unit-1')).status).toBe(202);
	expect((await post('unit-2')).status).toBe(422);
	expect(feed.published().targets.get('unit-1')).toEqual(one);
});

test('a unit that was published a moment ago is known as soon as somebody asks about it', async () => {
	const { post, put, taken, pass, asked } = await intake();
	await taken();
	put(signed([one, two], { at: start + minute }));
	pass(minute);
	expect((await post('unit-2')).status).toBe(202);
	expect(asked.map(({ status }) => status)).toEqual([200, 200]);
});

test('the list is read again under a condition, and seldom however many strange targets are named', async () => {
	const { post, taken, pass, asked } = await intake();
	await taken();
	pass(minute);
	for (let id = 10; id < 30; id++) {
		expect(
			(await post(`unit-${id}`, { name: `A ${id}`, email: `a${id}@example.com` })).status,
		).toBe(422);
	}
	expect(asked.map(({ status }) => status)).toEqual([200, 304]);
});

test.each<{ what: string; list: () => string | undefined; why: RegExp }>([
	{ what: 'cannot be had', list: () => undefined, why: /127\.0\.0\.1:\d+ answers with status 500/ },
	{ what: 'is no list', list: () => '<!doctype html>', why: /it is no signed list of targets/ },
	{
		what: 'is signed with another secret',
		list: () => signed([one, two], { by: 'x'.repeat(32), at: start + minute }),
		why: /its signature is wrong: give VITRINE_TARGETS_SECRET the same value/,
	},
	{
		what: 'was changed after it was signed',
		list: () => signed([one, two], { at: start + minute }).replace('V-2', 'V-3'),
		why: /its signature is wrong/,
	},
	{
		what: 'is that of another site',
		list: () => signed([one, two], { of: 'https://other.example', at: start + minute }),
		why: /it is the list of https:\/\/other\.example/,
	},
	{
		what: 'is older than the one that is held',
		list: () => signed([two], { at: start - day }),
		why: /it was signed at 2026-11-20T12.* before the one that is held/,
	},
	{
		what: 'is of a time to come',
		list: () => signed([one, two], { at: start + 2 * day }),
		why: /which is still to come: check both clocks/,
	},
])('a list that $what is refused, and no inquiry is lost for it', async ({ list, why }) => {
	const { post, put, taken, pass, reasons, outbox, feed } = await intake();
	await taken();
	put(list());
	pass(minute);
	expect((await post('unit-2')).status).toBe(202);
	expect((await post('unit-1')).status).toBe(202);
	expect((await outbox.counts()).waiting).toBe(2);
	expect(reasons()).toEqual([expect.stringMatching(why)]);
	expect(feed.published().targets.get('unit-1')).toEqual(one);
	expect(feed.published().targets.get('unit-2')).toBeUndefined();
});

test('a list that was signed more than thirty days ago proves nothing about what it lacks', async () => {
	const { post, taken, pass, reasons } = await intake();
	await taken();
	expect((await post('unit-2')).status).toBe(422);
	pass(31 * day);
	expect((await post('unit-2')).status).toBe(202);
	expect(reasons()).toEqual([expect.stringMatching(/more than 30 days ago/)]);
});

test('before a first list has come, and while the site hangs, inquiries are taken', async () => {
	const { post, hang, pass, taken } = await intake({ patienceMs: 20 });
	await taken();
	hang();
	pass(minute);
	expect((await post('unit-2')).status).toBe(202);

	const without = await intake({ first: undefined });
	expect((await without.post('unit-1')).status).toBe(202);
	expect((await without.app.request(`${origin}/ready`)).status).toBe(200);
});

test('a restart knows the list that was taken last, also that an older one is none', async () => {
	const folder = testFolder();
	const first = await intake({ folder, first: signed([one, two]) });
	await first.taken();
	const second = await intake({ folder, first: signed([two], { at: start - day }) });
	await expect.poll(second.reasons).toEqual([expect.stringMatching(/before the one that is held/)]);
	expect(second.feed.published().targets.get('unit-1')).toEqual(one);
	expect((await second.post('unit-1')).status).toBe(202);
});

test('without pages a form gets sentences, thanks stand on the site, and everything else is 404', async () => {
	const { app, taken } = await intake();
	await taken();
	const send = async (fields: Readonly<Record<string, string>>) =>
		await app.request('https://inquiries.example/inquiry', {
			method: 'POST',
			headers: { ...browserHeaders, origin },
			body: new URLSearchParams({ ...goodForm, ...fields }),
		});
	const wrong = await send({ target: 'unit-2' });
	expect(wrong.status).toBe(422);
	expect(await wrong.text()).toMatch(/^Dieses Angebot ist nicht mehr veröffentlicht\./);
	const right = await send({});
	expect(right.headers.get('location')).toMatch(
		/^https:\/\/site\.example\/de\/anfrage\/danke\/\?ref=/,
	);
	expect((await app.request('https://inquiries.example/de/')).status).toBe(404);
	expect((await app.request('https://inquiries.example/health')).status).toBe(200);
});
