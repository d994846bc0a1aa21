import type { CrmOptions } from '../crm/client.ts';
import type { ReleaseParts } from '../release/assemble-release.ts';
import type { Environment } from '../wiring.ts';
import type { PageMaker } from './page-maker.ts';
import type { Progress } from './report/progress.ts';

/** What a build is asked to do; each step takes what it needs of it. */
export interface BuildOptions {
	readonly environment: Environment;
	readonly crm: CrmOptions;
	/** Origins on a private address whose photos may be loaded all the same: the sandbox's. */
	readonly allowedOrigins: readonly string[];
	readonly progress: Progress;
	readonly now?: () => Date;
	/** Units to read again; all when absent. */
	readonly named?: readonly number[] | undefined;
	/** Makes every result again, because photos of some were removed; nothing else has changed of them. */
	readonly anew?: boolean;
	/** Builds from the live catalogue, without the CRM. */
	readonly offline?: boolean;
	/** Publishes what was rolled back, although nothing has changed since. */
	readonly again?: boolean;
	/** Publishes although the inquiry server does not answer as one. */
	readonly acceptEndpoint?: boolean;
	/** How many units may be removed in this one build, because somebody looked and said so. */
	readonly acceptRemovals?: number | undefined;
	/** How many units and projects may show in this one build what visitors cannot see so far. */
	readonly acceptShown?: number | undefined;
	/** Astro when absent. */
	readonly pageMaker?: PageMaker;
	/** Waits until the disk has kept what was written; see `assembleRelease`. */
	readonly flush?: ReleaseParts['flush'];
}
