import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createAlertList } from '../../src/alerts/list.ts';
import { createLiveSite } from '../../src/alerts/live-site.ts';
import { createMails } from '../../src/alerts/mails.ts';
import { createRounds } from '../../src/alerts/rounds.ts';
import type { Mail } from '../../src/delivery/mail.ts';
import { createCipher } from '../../src/outbox/cipher.ts';
import { createOutbox } from '../../src/outbox/outbox.ts';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { createWorker } from '../../src/outbox/worker.ts';

/**
 * Matches alerts with a release that has new homes, and says what that took: `npm run bench:alerts -- 10000 500`. Nothing
 * of the build is imported, since its memory would be counted.
 */

const [alerts = 10_000, fresh = 500] = process.argv.slice(2).map(Number);
const homes = 20_000;
const minute = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'vitrine-alerts-'));
let release = 'before';
// The site is made by another process, so that its memory is not counted.
const writing = [import.meta.filename.replace('alerts.ts', 'alert-site.ts'), folder];
spawnSync(process.execPath, [...writing, String(homes), String(fresh)], { stdio: 'inherit' });

async function read(path: string): Promise<Uint8Array | undefined> {
	const name = path.endsWith('index.bin') ? `${release}.bin` : basename(path);
	return readFileSync(join(folder, name));
}

/** What people look for: a kind in a city or district up to a price; two in a hundred everything. */
function queryOf(n: number): string {
	if (n % 50 === 0) return '';
	const city = ['leipzig', 'hamburg', 'dresden', 'halle'][n % 4];
	return `?art=wohnung&ort=${city}${n % 3 === 0 ? `-viertel-${(n % 12) + 1}` : ''}&preis-bis=${300_000 + (n % 9) * 50_000}`;
}

let now = Date.UTC(2026, 10, 21, 12);
const outbox = await createOutbox({
	store: createSqliteStore(join(folder, 'outbox.sqlite'), { now: () => now }),
	cipher: createCipher(new Uint8Array(32).fill(7)),
	random: Math.random,
});
const list = createAlertList(outbox);
const site = createLiveSite({ name: () => release, read });
const sent: Mail[] = [];
let bytes = 0;
const deliver = createRounds({
	outbox,
	live: site,
	mails: createMails({
		live: site,
		site: { name: 'Site', offices: [] },
		from: { alert: 'a@site.example', consent: 'a@site.example' },
		origin: () => 'https://site.example',
		ownPage: (reference) => `https://site.example/alerts/${reference}`,
	}),
	async sendMail(mail) {
		sent.push({ ...mail, html: '', text: '' });
		bytes = Math.max(bytes, Buffer.byteLength(mail.html));
	},
	tellCrm: async () => {},
	tellsPrices: true,
});
const round = async (name: string) => {
	const { user: before, system } = process.cpuUsage();
	const from = performance.now();
	await createWorker({ outbox: outbox.standing, deliver, concurrency: 2 }).drain();
	const { user, system: after } = process.cpuUsage();
	const cpu = (user - before + after - system) / 1e6;
	const seconds = (performance.now() - from) / 1000;
	const memory = process.resourceUsage().maxRSS / 1024;
	console.log(
		`${name}: ${sent.splice(0).length} mails, ${cpu.toFixed(1)} CPU s, ${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB at most`,
	);
};

await outbox.standing.wakeFor(release);
for (let n = 0; n < alerts; n++) {
	await list.ask({
		email: `person-${n}@example.com`,
		locale: 'de',
		watched: { kind: 'search', deal: 'buy', query: queryOf(n) },
		pace: 'now',
		shown: { text: 'Ja', version: '1' },
		askedAt: new Date(now).toISOString(),
	});
}
await round('asked');
for (let n = 0; n < alerts; n++) {
	const [one] = await outbox.standing.of(`person-${n}@example.com`);
	await list.confirm(one?.reference ?? '');
}
await round('first look');
now += 61 * minute;
release = 'after';
await outbox.standing.wakeFor(release);
await round(`${fresh} new homes of ${homes}, ${alerts} alerts`);
console.log(`largest mail: ${bytes} B`);
await outbox.close();
rmSync(folder, { recursive: true });
