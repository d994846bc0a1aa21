import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { finishProject, finishUnit, photosOf } from '../catalog/finish.ts';
import { guard } from '../catalog/guard.ts';
import { normalise } from '../catalog/normalise/normalise.ts';
import { pull } from '../catalog/pull.ts';
import { openCatalogue } from '../catalog/queries.ts';
import { reportLines } from '../catalog/report.ts';
import { writeCatalogue } from '../catalog/store.ts';
import { createCrm } from '../crm/client.ts';
import type { Picture } from '../domain/picture.ts';
import { inquiryPath } from '../inquiry/form.ts';
import { preparePhotos } from '../media/prepare.ts';
import { openMediaStore } from '../media/store.ts';
import { checkSite } from '../publish/checks.ts';
import { requireImprint } from '../publish/imprint.ts';
import { lockBuilds } from '../publish/lock.ts';
import { makePlan } from '../publish/plan.ts';
import { assembleRelease, goLive } from '../publish/release.ts';
import { renderPages } from '../publish/render.ts';
import { inquiryTargets } from '../publish/targets.ts';
import { describeBuild, projectRoot, type Environment } from '../wiring.ts';
import type { Progress } from './progress.ts';

export interface MakeOptions {
	readonly environment: Environment;
	readonly crm: { readonly baseUrl: string; readonly apiKey: string };
	/** Origins on a private address whose photos may be loaded all the same: the sandbox's. */
	readonly allowedOrigins: readonly string[];
	readonly progress: Progress;
	readonly now?: () => Date;
}

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
export async function makeSite(options: MakeOptions): Promise<Made> {
	const { environment, now = () => new Date() } = options;
	const { places } = environment;
	const build = describeBuild({ ...environment, builtAt: now().toISOString() });
	const unlock = lockBuilds(places.root);
	const name = `${build.builtAt.replaceAll(/[^\d]/g, '').slice(0, 14)}-${randomBytes(2).toString('hex')}`;
	const work = join(places.work, name);
	try {
		// Whoever holds the lock owns every folder in here, so what lies there was left by a killed build.
		for (const left of mkdirOf(places.work)) rmSync(left, { recursive: true, force: true });
		mkdirSync(work, { recursive: true });
		const catalogue = join(work, 'catalogue.sqlite');
		await fillCatalogue(catalogue, { ...options, pulledAt: build.builtAt });
		return await renderRelease(work, { ...options, build: { ...build, catalogue } });
	} finally {
		rmSync(work, { recursive: true, force: true });
		unlock();
	}
}

/** Pulls the CRM, takes out what is public, encodes its photos, and writes the catalogue. */
export async function fillCatalogue(
	path: string,
	options: MakeOptions & { readonly pulledAt: string },
): Promise<void> {
	const { environment, allowedOrigins, progress, pulledAt } = options;
	const { site } = describeBuild(environment);
	const crm = createCrm(options.crm);
	try {
		const pulled = await pull(crm, {
			locales: site.locales,
			onProgress: ({ what, read, total }) => progress.step(`Reading ${what}`, read, total),
		});
		const { units, projects, legal, report } = normalise(pulled, site);
		progress.lines(reportLines(report));
		const verdict = guard({ drafts: units, pulled });
		if (!verdict.publish) throw new Error(verdict.reason);
		if (environment.mode === 'production') {
			const folder = join(projectRoot, 'src/content/legal');
			requireImprint(legal, { folder, locale: site.defaultLocale });
		}
		const store = openMediaStore(environment.places.media);
		let pictures: ReadonlyMap<string, Picture>;
		try {
			const prepared = await preparePhotos(photosOf([...units, ...projects]), {
				store,
				allowedOrigins,
				hosts: site.media.hosts,
				onProgress: (done, total) => progress.step('Preparing photos', done, total),
			});
			progress.lines(prepared.problems.map(({ message }) => message));
			pictures = prepared.pictures;
		} finally {
			store.close();
		}
		writeCatalogue(path, {
			units: units.map((draft) => finishUnit(draft, pictures)),
			projects: projects.map((draft) => finishProject(draft, pictures)),
			legal,
			pulledAt,
		});
	} finally {
		await crm.close();
	}
}

async function renderRelease(
	work: string,
	options: MakeOptions & { readonly build: ReturnType<typeof describeBuild> },
): Promise<Made> {
	const { environment, build, progress, crm } = options;
	const { places } = environment;
	const plan = makePlan(build);
	await renderPages({
		project: projectRoot,
		variables: {
			PATH: process.env['PATH'],
			HOME: process.env['HOME'],
			SITE_URL: build.origin,
			VITRINE_VAR: places.root,
			VITRINE_WORK: work,
			VITRINE_MODE: build.mode,
			VITRINE_BUILT_AT: build.builtAt,
		},
		onPage: (done) => progress.step('Rendering pages', done, plan.pages.length),
	});
	const catalogue = openCatalogue(build.catalogue);
	const units = catalogue.units();
	const projects = catalogue.projects();
	const targets = inquiryTargets(catalogue, build.site.defaultLocale);
	catalogue.close();
	const release = assembleRelease(join(work, work.split('/').at(-1) ?? 'release'), {
		pages: join(work, 'pages'),
		media: { folder: join(places.media, 'files'), names: fileNames([...units, ...projects]) },
		targets,
		build,
	});
	checkSite({
		site: join(release, 'site'),
		pages: plan.pages,
		secrets: [crm.apiKey],
		answered: [inquiryPath],
	});
	const live = goLive(release, places);
	renameSync(build.catalogue, places.catalogue);
	return {
		release: live,
		units: units.length,
		projects: projects.length,
		pages: plan.pages.length,
	};
}

function fileNames(
	shown: readonly {
		pictures: readonly Picture[];
		broker?: { portrait?: Picture | undefined } | undefined;
	}[],
): Set<string> {
	const names = new Set<string>();
	for (const { pictures, broker } of shown) {
		const all = broker?.portrait ? [...pictures, broker.portrait] : pictures;
		for (const { avif, jpeg } of all) for (const { name } of [...avif, jpeg]) names.add(name);
	}
	return names;
}

function mkdirOf(folder: string): string[] {
	mkdirSync(folder, { recursive: true });
	return readdirSync(folder).map((name) => join(folder, name));
}
