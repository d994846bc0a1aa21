import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHookEndpoint } from '../../src/serve/hook.ts';
import { createHookCheck } from '../../src/serve/hook-signature.ts';
import { createRebuilds, type Rebuilds } from '../../src/serve/rebuild.ts';
import { createServer } from '../../src/serve/server.ts';
import type { Builder } from './builder.ts';
import { openDelivery, type Delivery, type DeliveryOptions } from './delivery.ts';
import { hour } from './parts.ts';
import { changedServer } from './planted.ts';
import { hookSecret } from './site.ts';

/** The process that serves the site, takes inquiries and calls of the CRM, delivers, and begins builds. */
export interface Server {
	/** Answers a request, or throws where there is no process or it dies meanwhile. */
	fetch(request: Request): Promise<Response>;
	/** Starts the process. @throws where there is no release */
	start(): Promise<void>;
	/** The process is gone, with everything in its memory. */
	kill(): Promise<void>;
	readonly isUp: () => boolean;
	/** The delivery of the process that runs. */
	readonly delivery: () => Delivery | undefined;
}

interface ServerOptions extends Omit<DeliveryOptions, 'die'> {
	readonly builder: Builder;
	/** Told when the process has died by itself. */
	readonly died: () => void;
}

interface Running {
	readonly fetch: (request: Request) => Promise<Response>;
	readonly rebuilds: Rebuilds;
	readonly delivery: Delivery;
	isDead: boolean;
}

export function createServerProcess(options: ServerOptions): Server {
	const { time, clock, environment, builder, planted, journal } = options;
	const { places, site } = environment;
	let running: Running | undefined;
	const changed = changedServer(planted);

	async function kill(): Promise<void> {
		if (!running) return;
		const { rebuilds, delivery } = running;
		running.isDead = true;
		running = undefined;
		rebuilds.stop();
		await delivery.drop();
	}

	async function start(): Promise<void> {
		const self = { isDead: false };
		const die = () => {
			if (self.isDead) return;
			journal.note(time.now(), 'server: died');
			void kill();
			self.isDead = true;
			options.died();
		};
		const delivery = await openDelivery({ ...options, die });
		let building: Promise<unknown> = Promise.resolve();
		const build = async (units: readonly number[] | undefined) => {
			const made = builder.build({ units });
			building = made.catch(() => {});
			await made;
		};
		const rebuilds = createRebuilds({
			build: ({ units }) => build(units),
			fullEveryMs: site.rebuild.fullEveryHours * hour,
			lastFull: {
				read: () =>
					existsSync(places.lastFull) ? Number(readFileSync(places.lastFull, 'utf8')) : undefined,
				write: (at) => !self.isDead && writeFileSync(places.lastFull, String(at)),
			},
			asked: {
				read: () => existsSync(places.asked),
				write(isAsked) {
					if (self.isDead) return;
					if (isAsked) appendFileSync(places.asked, '');
					else rmSync(places.asked, { force: true });
				},
			},
			clock,
			later: (call, ms) =>
				time.later('build', ms, async () => {
					if (self.isDead) return;
					call();
					await building;
				}),
		});
		rebuilds.start();
		const check = createHookCheck({
			secret: hookSecret,
			clock,
			noteOnce: delivery.outbox.noteOnce,
		});
		const app = createServer({
			places: {
				current: places.current,
				files: places.files,
				media: join(places.media, 'files'),
				status: places.status,
			},
			outbox: delivery.outbox,
			site,
			clock,
			effort: { rounds: 1, tries: [1, 2] },
			hook: createHookEndpoint({ check, rebuilds, report() {} }),
			report: ({ event }) => event === 'accepted' && delivery.wake(),
		});
		running = Object.assign(self, {
			rebuilds,
			delivery,
			fetch: changed(async (request: Request) => app.fetch(request, { peer: '203.0.113.7' })),
		});
		journal.note(time.now(), 'server: starts');
	}

	return {
		start,
		kill,
		isUp: () => running !== undefined,
		delivery: () => running?.delivery,
		async fetch(request) {
			const own = running;
			if (!own) throw new Error('Nobody answers.');
			const response = await own.fetch(request);
			if (own.isDead) throw new Error('The connection has ended.');
			return response;
		},
	};
}
