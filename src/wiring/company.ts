import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { readSite, type Site } from '../domain/site.ts';
import { wordsSlip } from '../i18n/translate.ts';
import { settingsErrorText } from './settings-error.ts';
import { existsSync } from 'node:fs';

const project = resolve(import.meta.dirname, '../..');

/** Where a company's own files lie: its settings in `config.ts`, its theme and its texts. */
export interface Company {
	readonly folder: string;
	/** Its `theme.css`, whether there is one or not. */
	readonly theme: string;
	/** `legal`, `pages` and `company` of the folder's `content`. */
	readonly texts: string;
}

/** The company whose site this is; its files are changed by nobody but the company. */
export const ownCompany = companyIn(join(project, 'src/company'));

/** The demo agency, of `npm run demo` and of tests. */
export const demoCompany = companyIn(join(project, 'src/sandbox/demo/company'));

/** @param folder absolute, or seen from the project */
export function companyIn(folder: string): Company {
	const place = resolve(project, folder);
	return { folder: place, theme: join(place, 'theme.css'), texts: join(place, 'content') };
}

const Settings = z.object({ default: z.unknown().refine((site) => site !== undefined) });

/**
 * Reads a company's settings. They are not imported: a slip in one company's file must not keep the demo from opening.
 * @throws one sentence that names the file, when it cannot be read or used.
 */
export function readSettings({ folder }: Company): Site {
	const file = join(folder, 'config.ts');
	const slip = (cause: unknown) =>
		new Error(settingsErrorText(cause, { file, project }), { cause });
	let written: unknown;
	try {
		written = createRequire(import.meta.url)(file);
	} catch (error) {
		throw slip(error);
	}
	const settings = Settings.safeParse(written);
	if (!settings.success) {
		throw new Error(
			`${relative(project, file)} holds no settings: they must stand there as \`export default defineSite({ … })\`.`,
		);
	}
	try {
		const site = readSite(settings.data.default);
		const wrong = wordsSlip(site.words);
		if (wrong) throw new Error(`src/company/config.ts cannot be used: ${wrong}`);
		return site;
	} catch (error) {
		// What a getter throws comes from the file itself, and what readSite says does not.
		if (error instanceof Error && !error.stack?.includes(pathToFileURL(file).href)) throw error;
		throw slip(error);
	}
}

/**
 * Path of the vector tiles that plans are drawn from, where the settings name some.
 * @throws one sentence when the file is not there.
 */
export function tilesOf(
	{ map: { tiles } }: Pick<Site, 'map'>,
	{ folder }: Company,
): string | undefined {
	if (tiles?.kind !== 'pmtiles') return undefined;
	const file = join(folder, tiles.file);
	if (existsSync(file)) return file;
	throw new Error(
		`src/company/config.ts: map.tiles.file names ${tiles.file}, and there is no such file beside it: put it there as docs/maps.md tells, or take out map.tiles.`,
	);
}
