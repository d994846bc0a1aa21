import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Build } from '../build.ts';
import { reasonOf } from '../../domain/failure.ts';
import { codeFolder, toldBuild } from './compiled-folder.ts';
import { pageBytes, type PageAssets, type PageComponent } from './page-bytes.ts';

/** A page that is to be made, or another file. */
export interface CompiledPage {
	/** Of its file, as in an address. */
	readonly pathname: string;
	/** @throws what the page throws. */
	render(): Promise<Uint8Array>;
}

/** What differs between builds of the same sources. */
export type BuildPlaces = Pick<Build, 'catalogue' | 'records' | 'work' | 'builtAt'>;

/**
 * Loads all of the code that Astro has compiled, and describes the build to it in the global `VITRINE_BUILD`.
 * @param build JSON of `BuildPlaces`, which is looked at where it is used
 * @returns the pages of the plan that lies there when it is called, and those without a plan
 * @throws when it is not what this version of Astro compiles.
 */
export async function openCompiled(
	place: string,
	build: string,
): Promise<() => Iterable<CompiledPage>> {
	const known = Given.parse(JSON.parse(toldBuild(place)));
	globalThis.VITRINE_BUILD = JSON.stringify({ ...known, ...Given.parse(JSON.parse(build)) });
	const folder = codeFolder(place);
	const entry = readdirSync(folder).find((name) => name.startsWith('prerender-entry.')) ?? '';
	const { app } = Entry.parse(await import(pathToFileURL(join(folder, entry)).href));
	const { entryModules } = app.manifest;
	const routes = await Promise.all(
		app.manifest.routes
			.filter(({ routeData }) => routeData.prerender)
			.map(async ({ routeData, styles }) => ({
				...routeData,
				assets: { styles: styles.map(({ src }) => `/${src}`), scripts: entryModules },
				module: await app.getComponentByRoute(routeData),
			})),
	);
	return function* pagesOfPlan() {
		for (const { pathname, type, module, assets } of routes) {
			const all = pathname ? [alone(pathname)] : StaticPaths.parse(module.getStaticPaths?.());
			for (const { props } of all) {
				const file = fileOf(props.page.path, type);
				yield { pathname: file, render: () => named(file, bytesOf(module, props, assets)) };
			}
		}
	};
}

/** What a page is told that has no plan. */
function alone(path: string): StaticPath {
	return { props: { page: { path } } };
}

async function bytesOf(module: PageModule, props: object, assets: PageAssets): Promise<Uint8Array> {
	if (!module.GET) return pageBytes(module.default, props, assets);
	const response = await module.GET({ props });
	return response.bytes();
}

/** Names the page in what it throws. */
async function named<Made>(page: string, made: Promise<Made>): Promise<Made> {
	try {
		return await made;
	} catch (error) {
		const why = reasonOf(error);
		throw new Error(`${page}: ${why}`, { cause: error });
	}
}

/** The file of a page, as Astro calls it with the format `file`. */
function fileOf(path: string, type: string): string {
	if (type === 'endpoint') return path;
	return path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}.html`;
}

interface AstroRoute {
	readonly type: string;
	readonly prerender: boolean;
	/** Absent where the route makes several pages. */
	readonly pathname?: string;
}

interface PageModule {
	readonly default: PageComponent;
	getStaticPaths?(): unknown;
	GET?(context: { readonly props: object }): Response | Promise<Response>;
}

/** What Astro renders with; its own types do not tell. */
interface AstroApp {
	readonly manifest: {
		readonly routes: readonly {
			readonly routeData: AstroRoute;
			readonly styles: readonly { readonly src: string }[];
		}[];
		/** Files of scripts, by what the code calls them. */
		readonly entryModules: Readonly<Record<string, string>>;
	};
	getComponentByRoute(route: AstroRoute): Promise<PageModule>;
}

const Given = z.looseObject({});
const Entry = z.object({
	app: z.custom<AstroApp>(
		(app) =>
			typeof app === 'object' && app !== null && 'getComponentByRoute' in app && 'manifest' in app,
	),
});
interface StaticPath {
	readonly props: { readonly page: { readonly path: string } };
}

const StaticPaths = z.array(
	z.custom<StaticPath>((path) => typeof path === 'object' && path !== null && 'props' in path),
);
