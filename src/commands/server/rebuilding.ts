import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../domain/attempt.ts';
import { createBuildProcess } from '../../serve/build-process.ts';
import { createDeployHook, createRebuilds, type RebuildEvent } from '../../serve/rebuild.ts';
import { createHookEndpoint, type HookEvent } from '../../serve/hook.ts';
import { createHookCheck } from '../../serve/hook-signature.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { timeOf } from './site-age.ts';
import { buildVariables, projectRoot, type Environment } from '../../wiring.ts';

interface Rebuilding {
	/** Takes the calls of the CRM. */
	hook(request: Request): Promise<Response>;
	/** Begins no build any more, and ends the one under way; the live site stays as it is. */
	stop(): Promise<void>;
}

/**
 * Builds the site again when the CRM calls, and everything once in a while.
 * @returns `undefined` when the environment holds no secret for the calls: then whatever builds the
 * site is started by somebody else.
 */
export function startRebuilding({
	environment: { rebuilding, site, places },
	outbox,
	report,
}: {
	readonly environment: Pick<Environment, 'rebuilding' | 'site' | 'places'>;
	/** Knows the calls that were taken, also by other servers that share it. */
	readonly outbox: Pick<Outbox, 'noteOnce'>;
	readonly report: (event: HookEvent | RebuildEvent) => void;
}): Rebuilding | undefined {
	const { hookSecret: secret, deployHook: url, deployToken: token } = rebuilding;
	if (secret === undefined) return undefined;
	const builder = createBuildProcess({
		command: [
			'--import',
			join(projectRoot, 'src/commands/prepare.mjs'),
			join(projectRoot, 'src/commands/build.ts'),
		],
		folder: projectRoot,
		variables: buildVariables(),
		report: (line) => report({ event: 'rebuild-line', line }),
	});
	const rebuilds = createRebuilds({
		build: url === undefined ? builder.build : createDeployHook({ url, token }),
		fullEveryMs: site.rebuild.fullEveryHours * 60 * 60_000,
		lastFull: {
			read: () => timeOf(attempt(() => readFileSync(places.lastFull, 'utf8').trim())),
			write: (at) => writeFileSync(places.lastFull, `${new Date(at).toISOString()}\n`),
		},
		asked: {
			read: () => existsSync(places.asked),
			// A full disk is no reason to refuse a call: the wish is lost with a restart only.
			write: (isAsked) =>
				void attempt(() =>
					isAsked ? writeFileSync(places.asked, '') : rmSync(places.asked, { force: true }),
				),
		},
		report,
	});
	rebuilds.start();
	const check = createHookCheck({ secret, clock: Date.now, noteOnce: outbox.noteOnce });
	return {
		hook: createHookEndpoint({ check, rebuilds, report }),
		async stop() {
			rebuilds.stop();
			await builder.stop();
		},
	};
}
