import { basename } from 'node:path';
import { reasonOf } from '../../domain/sentences/failure.ts';
import { speaksOfDamage } from '../../release/damage.ts';
import { lookAgain } from '../../release/damage-rounds.ts';

/** The release is live all the same, which whoever is told of the failure has to know. */
export class NotExported extends Error {}

/**
 * Why a live release has not reached its host, and what to do. Where its index is damaged, the next build looks for that.
 * @param but what is missing, such as `dist/ could not be made equal to it`
 */
export function notExported(
	cause: unknown,
	{ root, release, but }: { readonly root: string; readonly release: string; readonly but: string },
): NotExported {
	if (speaksOfDamage(cause)) {
		lookAgain({ root });
		return new NotExported(
			'The list of what the live release consists of is damaged, so it could not be exported: run `npm run build`, which makes it anew.',
			{ cause },
		);
	}
	return new NotExported(
		`Release ${basename(release)} is live, but ${but} (${reasonOf(cause)}): put that right and run \`npm run build\`, which makes up for it even where it publishes nothing.`,
		{ cause },
	);
}
