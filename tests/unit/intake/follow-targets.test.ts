import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { InquiryTarget } from '../../../src/domain/inquiry.ts';
import { createInquiryServer, type ServerEvent } from '../../../src/serve/service.ts';
import { followTargets, type TargetEvent } from '../../../src/intake/follow-targets.ts';
import { targetList } from '../../../src/release/target-list.ts';
import { browserHeaders, goodForm } from '../../support/inquiry.ts';
import { testOutbox } from '../../support/outbox.ts';
import { portOf } from '../../support/port-of.ts';
import { serverSite } from '../../support/release.ts';

const minute = 60_000;
const one: InquiryTarget = { kind: 'unit', id: 1, title: 'Altbau', reference: 'V-1', brokerId: 3 };
const two: InquiryTarget = { kind: 'unit', id: 2, title: 'Neubau', reference: 'V-2' };

const listOf = (origin: string, targets: readonly InquiryTarget[]) =>
	targetList(origin, 'a', JSON.stringify(targets));

/** A host of plain files, which answers with the text of a list; with status 500 where it has none. */
async function host() {
	let text: string | undefined;
	let hangs = false;
	let elsewhere: string | undefined;
	const asked: { condition: string | undefined; status: number }[] = [];
	const server = createServer((request, response) => {
		const condition = request.headers['if-none-match'];
		const tag = `"${text?.length}"`;
		const status = text === undefined ? 500 : condition === tag ? 304 : 200;
		asked.push({ condition, status });
		if (hangs) return;
		if (elsewhere !== undefined) {
			response.writeHead(302, { location: `${elsewhere}${request.url}` }).end();
			return;
		}
		response.writeHead(status, { etag: tag });
		response.end(status === 200 ? text : undefined);
	});
	return {
		origin: `http://127.0.0.1:${await portOf(server)}`,
		asked,
		put: (next: string | undefined) => void (text = next),
		hang: () => void (hangs = true),
		redirect: (to: string) => void (elsewhere = to),
	};
}

/** An intake that follows the list of a host, on a clock that stands until it is told to go on. */
async function intake({
	first = [one] as readonly InquiryTarget[] | undefined,
	patienceMs = 5_000,
} = {}) {
	const site = await host();
	const { origin } = site;
	const offer = (...targets: readonly InquiryTarget[]) => site.put(listOf(origin, targets));
	if (first) offer(...first);
	let now = Date.UTC(2026, 10, 21, 12);
	const clock = () => now;
	const events: (TargetEvent | ServerEvent)[] = [];
	const report = (event: TargetEvent | ServerEvent) => void events.push(event);
	const { published, refresh, start, stop, checkedAt } = followTargets(origin, report, {
		clock,
		patienceMs,
	});
	const { outbox } = await testOutbox();
	const app = createInquiryServer({
		outbox,
		site: serverSite,
		clock,
		report,
		source: { published, refresh, pageAt: async () => undefined, isLive: () => true },
	});
	start();
	onTestFinished(stop);
	const post = async (
		target: string | readonly string[],
		more: Readonly<Record<string, string>> = {},
	) => {
		const body = new URLSearchParams({ ...goodForm, message: String(target), ...more });
		body.delete('target');
		for (const each of [target].flat()) body.append('target', each);
		return await app.request(`${origin}/inquiry`, {
			method: 'POST',
			headers: { ...browserHeaders, origin, accept: 'application/json' },
			body,
		});
	};
	const reasons = () =>
		events.flatMap((each) => (each.event === 'targets-refused' ? [each.reason] : []));
	return {
		...site,
		app,
		offer,
		outbox,
		post,
		reasons,
		target: (field: string) => published().targets.get(field),
		pass: (ms: number) => void (now += ms),
		taken: async () => await expect.poll(checkedAt).toBeDefined(),
	};
}

test('what the site publishes may be asked about, and nothing else', async () => {
	const { post, taken, target } = await intake();
	await taken();
	expect((await post('unit-1')).status).toBe(202);
	expect((await post('unit-2')).status).toBe(422);
	expect(target('unit-1')).toEqual(one);
});

test('a unit that was published a moment ago is known as soon as somebody asks about it', async () => {
	const { post, offer, taken, pass, asked } = await intake();
	await taken();
	offer(one, two);
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

test.each<{ what: string; list: (origin: string) => string | undefined; why: RegExp }>([
	{ what: 'cannot be had', list: () => undefined, why: /the site answers with status 500/ },
	{ what: 'is no list', list: () => '<!doctype html>', why: /it is no list of targets/ },
	{ what: 'breaks off', list: (of) => listOf(of, [one]).slice(0, -9), why: /it is no list/ },
	{
		what: 'holds what is no target',
		list: (of) => listOf(of, [{ ...one, id: -1 }]),
		why: /it is no list of targets/,
	},
	{
		what: 'is that of another site',
		list: () => listOf('https://other.example', [one, two]),
		why: /it is the list of https:\/\/other\.example/,
	},
])('a list that $what is refused, and no inquiry is lost for it', async ({ list, why }) => {
	const { post, put, taken, pass, reasons, outbox, target, origin } = await intake();
	await taken();
	put(list(origin));
	pass(minute);
	expect((await post('unit-2')).status).toBe(202);
	expect((await post('unit-1')).status).toBe(202);
	expect((await outbox.counts()).waiting).toBe(2);
	expect(reasons()).toEqual([expect.stringMatching(why)]);
	expect(target('unit-1')).toEqual(one);
	expect(target('unit-2')).toBeUndefined();
});

test('a list that leads elsewhere is not read there', async () => {
	const { post, taken, pass, reasons, redirect } = await intake();
	await taken();
	const other = await host();
	redirect(other.origin);
	pass(minute);
	expect((await post('unit-2')).status).toBe(202);
	expect(reasons()).toEqual([expect.stringMatching(/redirect/)]);
	expect(other.asked).toEqual([]);
});

test('a list that the site has not confirmed for a quarter of an hour proves nothing about what it lacks', async () => {
	const { post, hang, taken, pass } = await intake({ patienceMs: 1_000 });
	await taken();
	pass(minute);
	expect((await post('unit-2')).status).toBe(422);
	hang();
	pass(16 * minute);
	expect((await post('unit-2')).status).toBe(202);
	expect((await post('unit-1')).status).toBe(202);
});

test('twenty homes of a shortlist are taken together, and with one that has gone come back to be sent as a general inquiry', async () => {
	const homes = Array.from({ length: 20 }, (_, at) => ({ ...one, id: at + 1 }));
	const { post, offer, taken, pass, outbox } = await intake({ first: homes });
	await taken();
	const fields = homes.map(({ id }) => `unit-${id}`);
	expect((await post(fields)).status).toBe(202);
	offer(...homes.slice(1));
	pass(minute);
	expect((await post(fields.slice(1), { message: 'Und am Samstag?' })).status).toBe(202);
	expect((await post('unit-77')).status).toBe(422);
	expect((await post(fields, { message: 'Und alle?' })).status).toBe(422);
	expect((await outbox.counts()).waiting).toBe(2);
});

test('before a first list has come, and while the site hangs, inquiries are taken', async () => {
	const { post, hang, pass, taken } = await intake({ patienceMs: 20 });
	await taken();
	hang();
	pass(minute);
	expect((await post('unit-2')).status).toBe(202);

	const without = await intake({ first: undefined });
	without.put(undefined);
	expect((await without.post('unit-1')).status).toBe(202);
	expect((await without.app.request(`${without.origin}/ready`)).status).toBe(200);
});

test('without pages a form gets sentences, thanks stand on the site, and everything else is 404', async () => {
	const { app, taken, origin } = await intake();
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
	expect(right.headers.get('location')).toContain(`${origin}/de/anfrage/danke/?ref=`);
	expect((await app.request('https://inquiries.example/de/')).status).toBe(404);
	expect((await app.request('https://inquiries.example/health')).status).toBe(200);
});
