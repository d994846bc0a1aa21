import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';

/*
 * Astro compiles this module together with the pages; another process imports the result and asks it for pages.
 */

/** A page that is to be made, or another file. */
export interface CompiledPage {
	/** Its file, as in an address. */
	readonly pathname: string;
	/** @throws what the page throws. */
	render(): Promise<Uint8Array>;
}

const app = createApp({ streaming: false });
// By default the app answers with a page that reports the error; a build has to stop.
app.renderError = (request, { error, status }) => {
	throw error ?? new Error(`${new URL(request.url).pathname} answered with status ${status}.`);
};

/** The pages that `getStaticPaths` names at this moment, and those without it. */
export async function pages(origin: string): Promise<CompiledPage[]> {
	const paths = await new StaticPaths(app).getAll();
	return paths.map(({ pathname, route }) => {
		const file = fileOf(pathname, route.type);
		return {
			pathname: file,
			async render() {
				const request = new Request(new URL(file, origin));
				try {
					const response = await app.render(request, { routeData: route });
					return await response.bytes();
				} catch (error) {
					const why = error instanceof Error ? error.message : String(error);
					throw new Error(`${file}: ${why}`, { cause: error });
				}
			},
		};
	});
}

/** The file of a page in Astro's build format `file`. */
function fileOf(pathname: string, type: string): string {
	const path = `/${pathname.replace(/^\/|\/$/g, '')}`;
	if (type === 'endpoint') return path;
	return path === '/' ? '/index.html' : `${path}.html`;
}
