import { performance } from 'node:perf_hooks';
import { run } from './own-process.ts';
import { RebuildAnswer, type BuildRequest, type Rebuild, type RebuildRequest } from './sizes.ts';

/** Builds of a site that is there already, from the command to the published release. */
export interface Rebuilds {
	readonly named: { readonly changed: Rebuild; readonly unchanged: Rebuild };
	readonly whole: { readonly changed: Rebuild; readonly unchanged: Rebuild };
}

/** @param change changes one unit */
export async function rebuilds(
	request: BuildRequest,
	change: () => Promise<unknown>,
): Promise<Rebuilds> {
	// The first one compiles what all builds after it use.
	await change();
	await rebuild({ ...request, reads: 'named' });
	await change();
	const named = await both('named');
	await change();
	return { named, whole: await both('whole') };

	async function both(reads: RebuildRequest['reads']) {
		const changed = await rebuild({ ...request, reads });
		return { changed, unchanged: await rebuild({ ...request, reads }) };
	}
}

async function rebuild(request: RebuildRequest): Promise<Rebuild> {
	const begun = performance.now();
	const answer = await run('rebuild-process.ts', { request, schema: RebuildAnswer });
	return { ...answer, time: performance.now() - begun };
}
