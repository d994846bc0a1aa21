import { join } from 'node:path';
import { finishProject, finishUnit, photoOwners, photosOf } from '../catalog/finish.ts';
import { guard } from '../catalog/guard.ts';
import { normalise } from '../catalog/normalise/normalise.ts';
import { pull } from '../catalog/pull.ts';
import { reportLines } from '../catalog/report.ts';
import { openCatalogueWriter, type CatalogueFiles } from '../catalog/store.ts';
import { createCrm } from '../crm/client.ts';
import { preparePhotos, type Prepared } from '../media/prepare.ts';
import { openMediaStore } from '../media/store.ts';
import { requireLegalTexts } from '../publish/legal-texts.ts';
import { projectRoot, type Environment } from '../wiring.ts';
import type { Progress } from './progress.ts';

export interface FillOptions {
	readonly environment: Environment;
	readonly crm: { readonly baseUrl: string; readonly apiKey: string };
	/** Origins on a private address whose photos may be loaded all the same: the sandbox's. */
	readonly allowedOrigins: readonly string[];
	readonly progress: Progress;
	/** ISO 8601. */
	readonly pulledAt: string;
}

/**
 * Reads the CRM, takes out what is public, encodes its photos, and writes the catalogue.
 * @throws one sentence when the CRM's answer cannot be published; the file is then as it was.
 *
 * The marks it and `makeSite` set are what `npm run bench` reads its times from.
 */
export async function fillCatalogue(files: CatalogueFiles, options: FillOptions): Promise<void> {
	const { environment, progress, pulledAt } = options;
	const { site } = environment;
	const crm = createCrm(options.crm);
	const pulled = await pull(crm, {
		locales: site.locales,
		onProgress: ({ what, pass, read, total }) =>
			progress.step(pass === 1 ? `Reading ${what}` : `Comparing ${what}`, read, total),
	}).finally(() => crm.close());
	performance.mark('pulled');
	const { units, projects, legal, report } = normalise(pulled, site);
	progress.lines(reportLines(report));
	const verdict = guard({ drafts: units, pulled });
	if (!verdict.publish) throw new Error(verdict.reason);
	if (environment.mode === 'production') {
		const folder = join(projectRoot, 'src/content/legal');
		requireLegalTexts(legal, { folder, locale: site.defaultLocale });
	}
	performance.mark('gated');
	const { pictures, problems } = await photos([...units, ...projects], options);
	performance.mark('pictured');
	const owners = photoOwners(units, projects);
	progress.lines(problems.map(({ key, message }) => `${owners.get(key) ?? 'a photo'}: ${message}`));
	const catalogue = openCatalogueWriter(files);
	try {
		for (const draft of units) catalogue.unit(finishUnit(draft, pictures));
		for (const draft of projects) catalogue.project(finishProject(draft, pictures));
		for (const text of legal) catalogue.legal(text);
		catalogue.withheld(report.withheld.flatMap(({ ids }) => ids));
	} catch (error) {
		catalogue.abandon();
		throw error;
	}
	catalogue.finish({ pulledAt });
	performance.mark('stored');
}

async function photos(
	drafts: Parameters<typeof photosOf>[0],
	{ environment, allowedOrigins, progress }: FillOptions,
): Promise<Prepared> {
	const store = openMediaStore(environment.places.media);
	try {
		return await preparePhotos(photosOf(drafts), {
			store,
			allowedOrigins,
			hosts: environment.site.media.hosts,
			onProgress: (done, total) => progress.step('Preparing photos', done, total),
		});
	} finally {
		store.close();
	}
}
