import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { reasonOf } from '../domain/failure.ts';
import { readSite, type Site } from '../domain/site.ts';

const project = resolve(import.meta.dirname, '../..');

/** Where a company's own files lie: its settings in `site.config.ts`, and its texts. */
export interface Company {
	readonly folder: string;
	/** `legal`, `pages` and `company` of the folder's `content`. */
	readonly texts: string;
}

/** The company whose site this is; its files are changed by nobody but the company. */
export const ownCompany = companyIn(join(project, 'src'));

/** The demo agency, of `npm run demo` and of tests. */
export const demoCompany = companyIn(join(project, 'src/sandbox/demo/company'));

/** @param folder absolute, or seen from the project */
export function companyIn(folder: string): Company {
	const place = resolve(project, folder);
	return { folder: place, texts: join(place, 'content') };
}

const Settings = z.object({ site: z.unknown() });

/**
 * Reads a company's settings. They are not imported: a slip in one company's file must not keep the demo from opening.
 * @throws one sentence that names the file, when it cannot be read or used.
 */
export function readSettings({ folder }: Company): Site {
	const file = join(folder, 'site.config.ts');
	let written: unknown;
	try {
		written = createRequire(import.meta.url)(file);
	} catch (error) {
		throw new Error(`${relative(project, file)} cannot be read: ${reasonOf(error)}.`, {
			cause: error,
		});
	}
	return readSite(Settings.parse(written).site);
}
