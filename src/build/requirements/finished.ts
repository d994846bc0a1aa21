import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../disk/files-below.ts';
import { noCountry } from '../../domain/office.ts';
import type { Environment } from '../../wiring.ts';
import { few } from '../../domain/sentences/few.ts';
import { settingNames } from './setting-names.ts';
import { unfinishedKeys, unfinishedLine } from './unfinished.ts';

/**
 * Keeps settings, texts and pages that nobody has filled in yet off every live site.
 * @throws one sentence that names them.
 */
export function requireFinished({
	site,
	company,
	mode,
}: Pick<Environment, 'site' | 'company' | 'mode'>): void {
	if (mode !== 'production') return;
	const keys = [...unfinishedKeys(site), ...missingCountries(site)];
	const files = [...filesBelow(company.folder)]
		.filter((file) => /^(?:content|pages|slots)\/.*\.(?:mdx?|astro)$/.test(file))
		// As in Astro, what begins with `_` is shown nowhere by itself.
		.filter((file) => !/(?:^|\/)[_.]/.test(file))
		.toSorted()
		.flatMap((file) => {
			const line = unfinishedLine(file, readFileSync(join(company.folder, file), 'utf8'));
			return line === undefined ? [] : [`src/company/${file}:${line}`];
		});
	const found = [
		...(keys.length > 0 ? [`${settingNames(keys)} in src/company/config.ts`] : []),
		...(files.length > 0 ? [few(files)] : []),
	];
	if (found.length === 0) return;
	throw new Error(
		`A live site cannot say TODO, and this still does: ${found.join('; ')}. Write your company’s own there, or look at the site as it is with \`npm run build -- --preview\`.`,
	);
}

/** Offices whose country nobody has told. */
function missingCountries({ offices }: Environment['site']): string[] {
	return offices.flatMap(({ country }, at) =>
		country === noCountry ? [`offices.${at}.country`] : [],
	);
}
