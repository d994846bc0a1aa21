import { describe, expect, onTestFinished, test } from 'vitest';
import { serve } from '../../../src/commands/server/serve.ts';
import type { Mail } from '../../../src/delivery/mail.ts';
import { readSite } from '../../../src/domain/site.ts';
import { searchPath } from '../../../src/i18n/search-path.ts';
import { demoKey } from '../../../src/sandbox/access.ts';
import { createSandbox } from '../../../src/sandbox/app.ts';
import { serveSandbox } from '../../../src/sandbox/serve.ts';
import { shardOf, shardsOf } from '../../../src/search/shards.ts';
import { writeIndex } from '../../../src/search/write/write-index.ts';
import { listen } from '../../../src/serve/listen.ts';
import { writeCards } from '../../../src/view/unit/card-file.ts';
import { readEnvironment } from '../../../src/wiring.ts';
import { cardOf, stockOf } from '../../bench/search-stock.ts';
import { freePort } from '../../support/free-port.ts';
import { isFullSize } from '../../support/full-size.ts';
import { browserHeaders, goodForm } from '../../support/inquiry.ts';
import { testFolder, testKey } from '../../support/outbox.ts';
import { noPostgres, testPostgres } from '../../support/postgres.ts';
import { testServer, writeRelease } from '../../support/release.ts';
import { demoVariables, site as settings } from '../../support/settings.ts';

const address = 'ada@example.com';
const stock = stockOf(40).filter(({ deal }) => deal === 'buy');
const ids = stock.map(({ id }) => id);
const shift = 4;

/** The search files of a site with so many homes. */
function searchFiles(count: number): Record<string, Buffer> {
	const offered = ids.slice(0, count);
	const cards = shardsOf(offered, shift).map((shard): [string, Uint8Array | string] => [
		searchPath('de', { kind: 'searchCards', shift, shard }),
		writeCards(offered.filter((id) => shardOf(id, shift) === shard).map(cardOf)),
	]);
	const index = writeIndex(stock.slice(0, count), { shift });
	return Object.fromEntries(
		[['/search/index.bin', index] as const, ...cards].map(([path, bytes]) => [
			path.slice(1),
			Buffer.from(bytes),
		]),
	);
}

/** A site on one host, and on another the server that takes its inquiries, with its outbox in a file or a database. */
async function elsewhere(database: string | undefined) {
	const [folder, varFolder] = [testFolder(), testFolder()];
	const [pagesPort, port] = [await freePort(), await freePort()];
	const siteUrl = `http://127.0.0.1:${pagesPort}`;
	const publish = async (name: string, homes: number) =>
		await writeRelease(folder, { name, releaseOrigin: siteUrl, files: searchFiles(homes) });
	const { app } = await testServer({ places: await publish('one', 10) });
	const pages = await listen((request) => app.fetch(request), { port: pagesPort });
	const sandbox = createSandbox();
	sandbox.account.units.put(1, { name: 'Altbau' });
	sandbox.account.sources.put(4711, { name: 'Website' });
	const crm = await serveSandbox(sandbox);
	const endpoint = `http://127.0.0.1:${port}`;
	const environment = readEnvironment({
		...demoVariables,
		VITRINE_VAR: varFolder,
		PORT: String(port),
		SITE_URL: siteUrl,
		...(database && {
			DATABASE_URL: database,
			VITRINE_OUTBOX_KEY: Buffer.from(testKey).toString('base64'),
		}),
	});
	const site = readSite({
		...settings,
		alerts: { from: 'angebote@site.example' },
		inquiry: {
			sourceId: 4711,
			endpoint,
			confirmFrom: 'post@site.example',
			newsletter: { text: { de: 'Schicken Sie mir den Rundbrief.' }, version: '3' },
		},
	});
	const mails: Mail[] = [];
	const run = async () =>
		await serve({
			environment: { ...environment, site },
			crm: { baseUrl: `${crm.origin}/v1`, apiKey: demoKey.key },
			intake: true,
			sendMail: async (mail) => void mails.push(mail),
			report: () => {},
		});
	let server = await run();
	onTestFinished(async () => {
		await server.close();
		await Promise.all([pages.close(0), crm.close()]);
		sandbox.close();
	});
	return {
		publish,
		async restart() {
			await server.close();
			server = await run();
		},
		post: async (path: string, fields: Record<string, string>) =>
			await fetch(endpoint + path, {
				method: 'POST',
				redirect: 'manual',
				headers: { ...browserHeaders, origin: siteUrl },
				body: new URLSearchParams(fields),
			}),
		/** The page that the last mail links, once there are as many. */
		async ownPage(count: number): Promise<string> {
			await expect.poll(() => mails.length).toBe(count);
			return new RegExp(`${endpoint}(/alerts/\\S+)`).exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
		},
		mails,
		contact: () => sandbox.account.contacts.list().find(({ email }) => email === address),
		notes: () => sandbox.account.tasks.list().length,
	};
}

describe.each([
	{ store: 'a file', skipped: false, open: async () => undefined },
	{
		store: 'Postgres',
		skipped: noPostgres !== undefined,
		open: async () => await (await testPostgres()).database(),
	},
])('for a site that stands elsewhere, with the outbox in $store', ({ skipped, open }) => {
	test.skipIf(skipped)('a ticked box is asked about, confirmed and withdrawn', async () => {
		const { post, ownPage, contact, mails } = await elsewhere(await open());
		const answer = await post('/inquiry', { ...goodForm, email: address, newsletter: '3' });
		expect(answer.status).toBe(303);
		const own = await ownPage(1);
		expect(mails[0]).toMatchObject({ to: address, from: 'post@site.example' });
		await expect.poll(() => contact()?.['newsletter'] ?? false).toBe(false);
		await post(own, { act: 'confirm', alert: 'all' });
		await expect.poll(contact).toMatchObject({ newsletter: true, gdpr_status: 2 });
		await post(own, { act: 'end', alert: 'all' });
		await expect.poll(contact).toMatchObject({ newsletter: false, gdpr_status: 3 });
		expect(mails).toHaveLength(1);
	});

	test.skipIf(skipped || !isFullSize)(
		'an alert tells of what its search files hold anew, though one may ask about the same',
		async () => {
			const { post, ownPage, mails, publish, restart, notes } = await elsewhere(await open());
			await post('/alerts', { search: '/de/kaufen/', email: address, pace: 'now' });
			await post(await ownPage(1), { act: 'confirm', alert: 'all' });
			await expect.poll(notes).toBe(1);
			await publish('two', 11);
			await restart();
			await expect.poll(() => mails.length, { timeout: 40_000 }).toBe(2);
			expect(mails[1]?.text).toContain(cardOf(ids[10] ?? 0).title);
			expect(mails[1]?.text).not.toContain(cardOf(ids[0] ?? 0).title);
			expect(mails[1]?.headers?.['List-Unsubscribe']).toMatch(/\/alerts\/[^/]+\/end>$/);
		},
	);
});
