import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Build } from '../build.ts';
import { noteDigests } from './folder-digests.ts';

/*
 * What Astro compiles the sources to before it renders: code that makes the pages, and the files that belong to
 * all of them. Starting Astro and compiling takes ten times as long as rendering the few pages that one
 * changed unit concerns, so it is kept for the next builds of the same sources.
 */

/** How many are kept: whoever works on the sources goes back and forth. */
const kept = 6;
/** What Astro had written, with the code in a folder of its own; everything else is for visitors. */
const output = 'output';
const code = '.prerender';
/** What the pages were told of the build they were compiled for. */
const told = 'build.json';

/** Where those of a fingerprint lie; within the project, because the code imports the project's packages. */
export function compiledPlace(project: string, fingerprint: string): string {
	return join(project, '.astro/pages', fingerprint);
}

/** Whether there are any, which then count as used. */
export function hasCompiled(place: string): boolean {
	if (!existsSync(place)) return false;
	utimesSync(place, new Date(), new Date());
	return true;
}

/** Copies what Astro has written, for the build that the global `VITRINE_BUILD` describes. */
export function copyCompiled(written: string, to: string): void {
	cpSync(written, join(to, output), { recursive: true });
	writeFileSync(join(to, told), VITRINE_BUILD);
	noteDigests(to);
}

/**
 * Puts a copy in its place, and throws away those that nobody has used for longest. Where that fails, as when two
 * builds do it at once, the next build compiles again.
 */
export function keepCompiled(copy: string, place: string): void {
	const all = dirname(place);
	try {
		mkdirSync(all, { recursive: true });
		renameSync(copy, place);
		const byUse = readdirSync(all)
			.map((name) => ({ folder: join(all, name), used: statSync(join(all, name)).mtimeMs }))
			.toSorted((a, b) => b.used - a.used);
		for (const { folder } of byUse.slice(kept)) rmSync(folder, { recursive: true, force: true });
	} catch {
		// The pages are there, and nothing else was asked for.
	}
}

/** Throws it away, so that the next build compiles. */
export function dropCompiled(place: string): void {
	rmSync(place, { recursive: true, force: true });
}

/** Copies the files that belong to all pages. */
export function copyShared(place: string, to: string): void {
	const inner = join(place, output, code);
	cpSync(join(place, output), to, { recursive: true, filter: (file) => file !== inner });
}

/** A page that is to be made. */
export interface CompiledPath {
	/** Of its file, as in an address. */
	readonly pathname: string;
	readonly route: AstroRoute;
}

/** The pages, as code. */
export interface CompiledPages {
	/** Those of the plan that the global `VITRINE_BUILD` describes, and those without a plan. */
	paths(): Promise<CompiledPath[]>;
	/** @throws what the page throws. */
	render(path: CompiledPath): Promise<Uint8Array>;
}

/** What differs between builds of the same sources. */
export type BuildPlaces = Pick<Build, 'catalogue' | 'records' | 'work' | 'builtAt'>;

/**
 * Loads all of the code, and describes the build to it in the global `VITRINE_BUILD`.
 * @param build JSON of `BuildPlaces`, which is looked at where it is used
 * @throws when it is not what this version of Astro compiles.
 */
export async function openCompiled(place: string, build: string): Promise<CompiledPages> {
	const known = Known.parse(JSON.parse(readFileSync(join(place, told), 'utf8')));
	globalThis.VITRINE_BUILD = JSON.stringify({ ...known, ...Given.parse(JSON.parse(build)) });
	const folder = join(place, output, code);
	const entry = readdirSync(folder).find((name) => name.startsWith('prerender-entry.')) ?? '';
	const { app } = Entry.parse(await import(pathToFileURL(join(folder, entry)).href));
	const routes = app.manifest.routes.filter(({ routeData }) => routeData.prerender);
	// What Astro tells the code while it builds: which styles a page has.
	const pagesByKeys = new Map(
		routes.map(({ routeData: { route, component }, styles }) => [
			`${route}&${component}`,
			{ styles: styles.map((sheet) => ({ sheet, depth: 0, order: 0 })) },
		]),
	);
	const destination = {
		write: ({ level, message }: { level: string; message: string }) => {
			// What a page throws is told with its address.
			if (level !== 'error') console.error(message);
		},
	};
	app.setInternals({ pagesByKeys });
	app.setOptions({ settings: { scripts: [] }, logger: { options: { destination } } });
	const pages = await Promise.all(
		routes.map(async ({ routeData }) => ({
			route: routeData,
			module: await app.getComponentByRoute(routeData),
		})),
	);
	return {
		async paths() {
			return pages.flatMap(({ route, module }) => {
				const paths = route.pathname
					? [route.pathname]
					: StaticPaths.parse(module.getStaticPaths?.()).map(({ props }) => props.page.path);
				return paths.map((path) => ({ pathname: fileOf(path, route.type), route }));
			});
		},
		async render({ pathname, route }) {
			const request = new Request(new URL(pathname, known.origin));
			try {
				const response = await app.render(request, { routeData: route });
				// The page for what is not found says so.
				if (response.status === 200 || response.status === 404) return await response.bytes();
				throw new Error(`it was answered with status ${response.status}`);
			} catch (error) {
				const why = error instanceof Error ? error.message : String(error);
				throw new Error(`${pathname}: ${why}`, { cause: error });
			}
		},
	};
}

/** The file of a page, as Astro calls it with the format `file`. */
function fileOf(path: string, type: string): string {
	if (type === 'endpoint') return path;
	return path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}.html`;
}

interface AstroRoute {
	readonly route: string;
	readonly component: string;
	readonly type: string;
	readonly prerender: boolean;
	/** Absent where the route makes several pages. */
	readonly pathname?: string;
}

interface PageModule {
	getStaticPaths?(): unknown;
}

/** What Astro renders with; its own types do not tell. */
interface AstroApp {
	readonly manifest: {
		readonly routes: readonly {
			readonly routeData: AstroRoute;
			readonly styles: readonly object[];
		}[];
	};
	setInternals(internals: object): void;
	setOptions(options: object): void;
	getComponentByRoute(route: AstroRoute): Promise<PageModule>;
	render(request: Request, options: { readonly routeData: AstroRoute }): Promise<Response>;
}

const Given = z.looseObject({});
const Known = z.looseObject({ origin: z.string() });
const Entry = z.object({
	app: z.custom<AstroApp>(
		(app) => typeof app === 'object' && app !== null && 'setInternals' in app && 'manifest' in app,
	),
});
const StaticPaths = z.array(
	z.object({ props: z.object({ page: z.object({ path: z.string() }) }) }),
);
