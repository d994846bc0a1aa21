import { copyCatalogue, headerOf } from '../../catalog/queries/snapshot.ts';
import type { CatalogueFiles } from '../../catalog/store/catalogue-writer.ts';
import { changedDecidingSettings } from '../../domain/deciding-settings.ts';
import { readAnyNote } from '../../release/release-folder.ts';
import { newerThanLive } from '../../release/releases.ts';
import type { Environment } from '../../wiring.ts';
import type { Places } from '../../wiring/places.ts';
import type { Progress } from '../report/progress.ts';
import type { Filled } from './fill-catalogue.ts';

const hour = 60 * 60_000;
/** Older data are worth a word. */
const fresh = 6 * hour;

/**
 * Takes the live catalogue for a build that does without the CRM.
 * @throws one sentence when there is none, when it is damaged, when it is that of another account, or when it holds what
 * the settings have decided anew.
 */
export function offlineCatalogue(
	live: CatalogueFiles & Pick<Places, 'current' | 'releases'>,
	{
		to,
		environment,
		account,
		now,
		progress,
	}: {
		readonly to: CatalogueFiles;
		readonly environment: Pick<Environment, 'site'>;
		/** Whose units the site shows. */
		readonly account: string;
		readonly now: Date;
		readonly progress: Progress;
	},
): Filled {
	if (newerThanLive(live).length > 0) {
		throw new Error(
			'A rollback has made an earlier release live, and what the company has hidden since only the CRM can tell: run `npm run build` with the CRM.',
		);
	}
	const { account: shown = account } = readAnyNote(live.current) ?? {};
	if (shown !== account) {
		throw new Error(
			`The data of the live site are those of another account (${shown}): run \`npm run build\` without --offline.`,
		);
	}
	const { settings } = headerOf(live);
	const changed = changedDecidingSettings(settings, environment.site);
	if (changed.length > 0) {
		throw new Error(
			`What is public was decided by other settings (src/company/config.ts: ${changed.join(', ')}), and only the CRM can tell what is public by these: run \`npm run build\` without --offline, or take the change back.`,
		);
	}
	const { pulledAt } = copyCatalogue(live, to);
	const age = now.getTime() - Date.parse(pulledAt);
	const hours = Math.floor(age / hour);
	const ago = hours < 1 ? 'less than an hour' : hours === 1 ? 'an hour' : `${hours} hours`;
	const old = age > fresh ? ': they are old, so build with the CRM as soon as it results' : '';
	progress.lines([`The CRM is not asked. The data are those of ${pulledAt}, ${ago} ago${old}.`]);
	return { report: nothing, isWhole: false, images: { wanted: 0, absent: [] }, problems: [] };
}

const nothing = { problems: [], hidden: [], unknownStatuses: [], notes: [] };
