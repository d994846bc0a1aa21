import { readFileSync, statSync } from 'node:fs';
import { attempt } from '../../domain/attempt.ts';
import { catalogueHeader } from '../../catalog/store/header.ts';
import { outcomes } from '../../release/outcome.ts';
import type { SiteAge } from '../../serve/site-age.ts';
import type { Places } from '../../wiring/places.ts';

/** Milliseconds for which a reading is cached, so that repeated requests cause no further one. */
const goodMs = 10_000;

/**
 * Makes what tells when the CRM was last read and what the last build came to, as the files of this machine say.
 * While a build is under way its file is absent, and the build before it is told.
 */
export function createBuildAge(
	{ catalogue, outcome }: Pick<Places, 'catalogue' | 'outcome'>,
	clock: () => number = Date.now,
): () => Pick<SiteAge, 'readAt' | 'lastBuild'> {
	let last: { readonly at: number; readonly age: ReturnType<typeof read> } | undefined;

	function read(): Pick<SiteAge, 'readAt' | 'lastBuild'> {
		return {
			readAt: timeOf(catalogueHeader(catalogue)?.pulledAt),
			lastBuild: lastBuildIn(outcome) ?? last?.age.lastBuild,
		};
	}

	return () => {
		const at = clock();
		if (!last || at < last.at || at >= last.at + goodMs) last = { at, age: read() };
		return last.age;
	};
}

/** Milliseconds since 1970. */
export function timeOf(iso: string | undefined): number | undefined {
	const time = Date.parse(iso ?? '');
	return Number.isNaN(time) ? undefined : time;
}

function lastBuildIn(file: string): SiteAge['lastBuild'] {
	return attempt(() => {
		const word = readFileSync(file, 'utf8').trim();
		const outcome = outcomes.find((known) => known === word);
		return outcome && { outcome, endedAt: Math.round(statSync(file).mtimeMs) };
	});
}
