import type { Environment } from '../wiring.ts';
import { settingNames } from './setting-names.ts';
import { unfinishedKeys } from './unfinished.ts';

/**
 * Keeps settings that nobody has filled in yet off every live site.
 * @throws one sentence that names them.
 */
export function requireFinished({ site, mode }: Pick<Environment, 'site' | 'mode'>): void {
	const keys = mode === 'production' ? unfinishedKeys(site) : [];
	if (keys.length === 0) return;
	throw new Error(
		`A live site cannot say TODO, and ${settingNames(keys)} in src/company/config.ts still does: write your company’s own there, or look at the site as it is with \`npm run build -- --preview\`.`,
	);
}
