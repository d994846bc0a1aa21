import { lockedBuild } from '../../src/build/locked-build.ts';
import { demoKey } from '../../src/sandbox/access.ts';
import { Crash, openDisk, replacing } from './disk.ts';
import type { Draw } from './draw.ts';
import { standInPages } from './pages.ts';
import type { Parts } from './parts.ts';
import { changedAnswers } from './planted.ts';
import type { Wish } from './watch.ts';

/** The process that builds, which is started for each build. */
export interface Builder {
	/** Reads the CRM and puts a release live. @throws what a person would read */
	build(wish: Wish): Promise<void>;
	/** No build dies from now on. */
	end(): void;
}

export const crmUrl = 'http://crm.test/v1';

interface BuilderOptions extends Parts {
	readonly draw: Draw;
	/** Told why a build was refused. */
	readonly tell: (reason: string) => void;
}

export function createBuilder(options: BuilderOptions): Builder {
	const { time, clock, environment, network, watch, draw, journal, planted } = options;
	const { places } = environment;
	const disk = openDisk(places.root);
	let mayDie = draw.chance(0.5) ? 0.3 : 0;
	let isRunning = false;
	const alive = () => {
		if (disk.isDead() || !isRunning) throw new Crash();
	};
	const line = network.line('build', alive, changedAnswers(planted));
	const wait = async () => {
		alive();
		await time.pass('build', draw.between(100, 5000));
		watch.look();
	};
	const clockOfCrm = {
		now: clock,
		wait: async (ms: number) => {
			alive();
			await time.pass('build', ms);
			alive();
		},
		every: () => () => {},
	};
	const pageMaker = standInPages(wait);

	async function make({ units, ...accepted }: Wish): Promise<void> {
		const { outcome } = await lockedBuild({
			environment,
			crm: {
				baseUrl: crmUrl,
				apiKey: demoKey.key,
				dispatcher: line,
				clock: clockOfCrm,
				random: draw.number,
			},
			allowedOrigins: [],
			progress: { step() {}, waiting() {}, lines() {} },
			now: () => new Date(clock()),
			named: units,
			pageMaker,
			flush: wait,
			...accepted,
		});
		journal.note(time.now(), `build: ${outcome}`);
		if (outcome === 'unchanged' && !disk.isDead()) watch.unchanged();
	}

	/** What still waits for an answer when the process ends waits in vain. */
	async function run(wish: Wish): Promise<void> {
		isRunning = true;
		try {
			await attempt(wish);
		} finally {
			isRunning = false;
			await time.settled('build');
		}
	}

	async function attempt(wish: Wish): Promise<void> {
		if (!draw.chance(mayDie)) return make(wish);
		const only = draw.chance(0.5) ? replacing : undefined;
		const at = draw.between(1, only ? 12 : 150);
		const died = await disk.dyingAt(at, only, () => make(wish));
		if (!died) return;
		journal.note(time.now(), `build: died at change ${at}${only ? ' of a name' : ''}`);
		throw new Crash();
	}

	async function build(wish: Wish): Promise<void> {
		watch.begin(wish);
		journal.note(time.now(), `build: begins ${JSON.stringify(wish)}`);
		try {
			await run(wish);
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			journal.note(time.now(), `build: failed: ${reason.slice(0, 120)}`);
			options.tell(reason);
			throw error;
		} finally {
			watch.look();
		}
	}

	return {
		build,
		end() {
			mayDie = 0;
		},
	};
}

/** What a refusal asks somebody to accept; nothing where it asks for something else. */
export function acceptedIn(reason: string): Wish | undefined {
	const [, removals] = /--accept-removals (\d+)/.exec(reason) ?? [];
	const [, shown] = /--accept-shown (\d+)/.exec(reason) ?? [];
	if (reason.includes('--again')) return { again: true };
	if (removals === undefined && shown === undefined) return undefined;
	return {
		acceptRemovals: removals === undefined ? undefined : Number(removals),
		acceptShown: shown === undefined ? undefined : Number(shown),
	};
}
