import type { Builder } from './builder.ts';
import type { CrmFaults } from './crm-faults.ts';
import { damageFile } from './damage.ts';
import type { Draw } from './draw.ts';
import type { Editors } from './editors.ts';
import type { Hooks } from './hooks.ts';
import { day, hour, minute, second, type Parts } from './parts.ts';
import type { Person } from './person.ts';
import { checkPromises } from './promises.ts';
import type { Server } from './server.ts';
import type { Visitors } from './visitors.ts';

/** Days until nothing goes wrong any more. */
const days = 29;
/** Within this time a change of which the server hears is live. */
const soon = 15 * minute;
/** So long a build that failed waits at most. */
const longestTry = hour;

interface MonthOptions extends Parts {
	readonly draw: Draw;
	readonly faults: CrmFaults;
	readonly hooks: Hooks;
	readonly editors: Editors;
	readonly visitors: Visitors;
	readonly person: Person;
	readonly builder: Builder;
	readonly server: Server;
	startServer(): Promise<void>;
	/** It starts again by itself some minutes later. */
	killServer(): Promise<void>;
	/** Moves the clock of our machine by so many milliseconds. */
	moveClock(ms: number): void;
	/** Nothing goes wrong from now on. */
	calmDown(): void;
}

/** Twenty-nine days of people, faults and deaths; then calm, in which everything has to come right. */
export async function liveThrough(options: MonthOptions): Promise<void> {
	const { time, draw, journal, watch, account, editors, visitors, builder, server } = options;
	const { startServer, hooks, faults } = options;

	/** Somebody does something some time after now. */
	function after(longest: number, act: () => unknown): void {
		time.later('world', draw.between(1, longest / second) * second, act);
	}

	/** Each of them takes a few hours. */
	const scenes = {
		day() {
			after(hour, editors.edit);
			after(2 * hour, visitors.ask);
		},
		morning() {
			for (let edits = 0; edits < 3; edits++) after(10 * minute, editors.edit);
		},
		outage() {
			faults.setOut(true);
			time.later('world', draw.pick([10 * minute, 2 * hour, 8 * hour]), () => faults.setOut(false));
			after(hour, editors.edit);
			for (let inquiries = 0; inquiries < 2; inquiries++) after(hour, visitors.ask);
		},
		kill() {
			after(minute, editors.edit);
			after(minute, visitors.ask);
			after(10 * minute, options.killServer);
		},
		accident: () => editors.breakMany(),
		rollback() {
			for (let edits = 0; edits < 3; edits++) after(2 * hour, editors.edit);
			after(4 * hour, options.person.rollBack);
		},
		damage() {
			damageFile(options, draw);
			after(2 * hour, editors.edit);
		},
		clock() {
			after(hour, visitors.ask);
			after(hour, () => options.moveClock(draw.pick([-day, -2 * hour, 2 * hour, day])));
			after(hour, editors.edit);
		},
	};
	const names = [
		'day',
		'day',
		'morning',
		'outage',
		'kill',
		'accident',
		'clock',
		'damage',
		'rollback',
	] as const;

	function plan(): void {
		for (let scene = draw.between(1, 3); scene > 0; scene--) {
			const name = draw.pick(names);
			time.later('world', draw.between(1, days * 24 - 12) * hour, () => {
				journal.note(time.now(), `scene: ${name}`);
				after(12 * hour, visitors.walk);
				return scenes[name]();
			});
		}
	}

	async function publishFirst(): Promise<boolean> {
		for (let tries = 0; tries < 50; tries++) {
			const isMade = await builder.build({}).then(
				() => true,
				() => false,
			);
			if (isMade) return true;
		}
		journal.violate(time.now(), 'no first release could be made');
		return false;
	}

	function checkHeard(): void {
		for (const [id, revision] of hooks.heard) {
			if (account.unit(id).revision !== revision || watch.isLive(id)) continue;
			journal.violate(time.now(), `unit ${id} is not live, and the server has heard of it`);
		}
	}

	/** Somebody changes something, the server hears of it, and dies. */
	async function changeOnceMore(): Promise<void> {
		const { revision, ...unit } = account.unit(1);
		await account.put({ ...unit, revision: revision + 1, isDeleted: false, status: 'available' });
		await time.run(time.now() + 20 * second);
		await server.kill();
		await time.run(time.now() + 30 * second);
		await startServer();
		await time.run(time.now() + soon);
		checkHeard();
	}

	async function comeRight(): Promise<void> {
		options.calmDown();
		journal.note(time.now(), 'calm');
		await editors.mend();
		await startServer();
		await time.run(time.now() + longestTry + soon);
		checkHeard();
		if (draw.chance(0.5)) await changeOnceMore();
		// Of what the server has not heard it learns when it reads everything.
		await time.run(time.now() + (options.environment.site.rebuild.fullEveryHours + 2) * hour);
		for (const id of account.ids()) {
			if (!watch.isLive(id)) journal.violate(time.now(), `unit ${id} is not live as it is`);
		}
		await visitors.walk();
		await checkPromises(options);
	}

	if (!(await publishFirst())) return;
	await startServer();
	plan();
	await time.run(time.now() + days * day);
	await comeRight();
}
