import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openCatalogue } from '../catalog/queries.ts';
import { inquiryPath } from '../inquiry/form.ts';
import type { Build } from '../publish/build.ts';
import { secretsOf } from '../publish/checks/secrets.ts';
import { lockBuilds } from '../publish/lock.ts';
import { everyPage } from '../publish/plan.ts';
import { publicTexts } from '../publish/public-texts.ts';
import { assembleRelease, goLive } from '../publish/release.ts';
import { renderPages } from '../publish/render.ts';
import { wholeSitemap } from '../publish/sitemaps.ts';
import { inquiryTargets } from '../publish/targets.ts';
import { writeWorkList } from '../publish/work-list.ts';
import { describeBuild, projectRoot, renderVariables, workPlaces } from '../wiring.ts';
import { fillCatalogue, type FillOptions } from './fill-catalogue.ts';

export type MakeOptions = Omit<FillOptions, 'pulledAt'> & { readonly now?: () => Date };

/** What a build was made of, for the command that prints it. */
export interface Made {
	/** Folder of the live release. */
	readonly release: string;
	readonly units: number;
	readonly projects: number;
	readonly pages: number;
}

/**
 * Reads the CRM, makes the site, and puts it live. Until the last step nothing that visitors see is
 * touched; a failure at any point leaves the live release and the catalogue as they were.
 * @throws one sentence that says what went wrong and what to do.
 */
export async function makeSite({ now = () => new Date(), ...options }: MakeOptions): Promise<Made> {
	const { places } = options.environment;
	const environment = { ...options.environment, builtAt: now().toISOString() };
	const build = describeBuild(environment);
	const unlock = lockBuilds(places.root);
	const name = `${build.builtAt.replaceAll(/\D/g, '').slice(0, 14)}-${randomBytes(2).toString('hex')}`;
	const work = join(places.work, name);
	try {
		// Whoever holds the lock owns this folder, so what lies there was left by a build that was killed.
		// Its renderer may live a moment longer and still write, hence the retries.
		rmSync(places.work, { recursive: true, force: true, maxRetries: 5 });
		mkdirSync(work, { recursive: true });
		const catalogue = join(work, 'catalogue.sqlite');
		await fillCatalogue(
			{ catalogue, records: places.records },
			{ ...options, pulledAt: build.builtAt },
		);
		return await makeRelease(work, {
			...options,
			environment,
			build: { ...build, catalogue },
			name,
		});
	} finally {
		rmSync(work, { recursive: true, force: true });
		unlock();
	}
}

interface ReleaseOptions extends MakeOptions {
	readonly build: Build;
	readonly name: string;
}

async function makeRelease(work: string, options: ReleaseOptions): Promise<Made> {
	const { environment, build, progress, name } = options;
	const { places } = environment;
	const plan = everyPage(build);
	writeWorkList(workPlaces(work).work.pages, plan.pages);
	await renderPages({
		project: projectRoot,
		variables: renderVariables(environment, work),
		pages: join(work, 'pages'),
		onPage: (done) => progress.step('Rendering pages', done, plan.pages.length),
	});
	performance.mark('rendered');
	const catalogue = openCatalogue(build);
	const outlines = catalogue.outlines();
	const release = await assembleRelease(join(work, name), {
		rendered: join(work, 'pages'),
		files: places.files,
		media: join(places.media, 'files'),
		live: existsSync(places.current) ? places.current : undefined,
		pages: plan.pages,
		pictures: { all: outlines.pictureBases() },
		targets: { all: inquiryTargets(outlines, build.site.defaultLocale) },
		sitemap: wholeSitemap({ site: build.site, outlines }),
		build,
		records: () => publicTexts(build.records),
		tell: (line) => progress.lines([line]),
		secrets: secretsOf(options.crm),
		answered: [inquiryPath],
	});
	const made = { units: outlines.unitIds().length, projects: outlines.projects().length };
	catalogue.close();
	const live = goLive(release, places);
	renameSync(build.catalogue, places.catalogue);
	return {
		release: live,
		...made,
		pages: plan.pages.length,
	};
}
