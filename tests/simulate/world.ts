import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccount, type Account, type Unit } from './account.ts';
import { createBuilder, type Builder } from './builder.ts';
import { createCrmFaults } from './crm-faults.ts';
import { drawFrom } from './draw.ts';
import { hireEditors } from './editors.ts';
import { openHooks } from './hooks.ts';
import { openJournal, type Journal } from './journal.ts';
import { liveThrough } from './month.ts';
import { openNetwork } from './network.ts';
import { second, type Parts } from './parts.ts';
import { employPerson } from './person.ts';
import type { PlantedFault } from './planted.ts';
import { createServerProcess, type Server } from './server.ts';
import { hookSecret, siteIn } from './site.ts';
import { createTime } from './time.ts';
import { sendVisitors } from './visitors.ts';
import { createWatch } from './watch.ts';

const start = Date.UTC(2026, 10, 1, 8);
/** A disk in memory, where the system has one. */
const memory = '/dev/shm';

/** Runs the whole system through a month by one seed, and says what happened. */
export async function simulate({
	seed,
	planted,
}: {
	readonly seed: number;
	readonly planted?: PlantedFault | undefined;
}): Promise<Journal> {
	const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'vitrine-simulated-'));
	const draw = drawFrom(seed);
	const journal = openJournal();
	const time = createTime(start);
	const environment = siteIn(folder, draw.chance(1 / 8) ? 72 : 168);
	const { places } = environment;
	const faults = createCrmFaults(draw.split());
	/** What the clock of our machine shows beyond what it should. */
	let offset = 0;
	let isCalm = false;

	const hooks = openHooks({
		time,
		draw: draw.split(),
		account: () => account,
		server: () => server,
	});
	const account: Account = openAccount(firstUnits, {
		now: time.now,
		clock: () => new Date(time.now()),
		webhookSecret: hookSecret,
		sendWebhook: hooks.send,
	});
	const editors = hireEditors({ account, draw: draw.split(), journal, now: time.now });
	const busy = draw.split();
	const network = openNetwork({
		time,
		sandbox: account.sandbox,
		faults,
		journal,
		pageSize: draw.chance(0.15) ? 3 : undefined,
		whileListing: async () => {
			if (!isCalm && busy.chance(0.05)) await editors.edit();
		},
	});
	const watch = createWatch({ account, journal, places, now: time.now });
	const parts: Parts = {
		time,
		clock: () => time.now() + offset,
		environment,
		network,
		account,
		watch,
		journal,
		planted,
	};
	const person = employPerson({
		...parts,
		draw: draw.split(),
		editors,
		hooks,
		builder: () => builder,
	});
	const builder: Builder = createBuilder({ ...parts, draw: draw.split(), tell: person.tell });
	const deaths = draw.split();
	const deadly = deaths.pick([0, 0, 0.004, 0.02]);
	const restart = () => void time.later('world', deaths.between(1, 20) * 30 * second, startServer);
	const server: Server = createServerProcess({
		...parts,
		builder,
		draw: draw.split(),
		alarm: person.alarm,
		diesNow: () => !isCalm && deaths.chance(deadly),
		died: restart,
	});
	const visitors = sendVisitors({ ...parts, server, draw: draw.split() });

	async function startServer(): Promise<void> {
		if (!server.isUp()) await server.start();
	}

	try {
		await liveThrough({
			...parts,
			draw,
			faults,
			hooks,
			editors,
			visitors,
			person,
			builder,
			server,
			startServer,
			async killServer() {
				if (!server.isUp()) return;
				journal.note(time.now(), 'server: killed');
				await server.kill();
				restart();
			},
			moveClock(ms) {
				offset += ms;
			},
			calmDown() {
				isCalm = true;
				for (const each of [faults, hooks, builder, person]) each.end();
			},
		});
	} catch (error) {
		journal.violate(time.now(), `it broke off: ${String(error).replaceAll(folder, '')}`);
	} finally {
		await server.kill();
		account.close();
		for (const each of [folder, `${folder}.at-death`])
			rmSync(each, { recursive: true, force: true });
	}
	return journal;
}

const firstUnits = [1, 2, 3, 4, 5, 6].map((id): Unit => ({
	id,
	revision: 1,
	status: id === 6 ? 'internal' : 'available',
	hidesAddress: id % 2 === 0,
	hidesPrice: id === 3,
	isDeleted: false,
}));
