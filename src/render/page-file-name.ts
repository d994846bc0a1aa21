import { extname } from 'node:path/posix';
import type { RouteData } from 'astro';

/** A page as Astro names it. */
interface Path {
	readonly pathname: string;
	readonly route: Pick<RouteData, 'type'>;
}

/** The address that Astro asks a page for in its build format `directory` with `trailingSlash: 'always'`. */
export function addressOfPage({ pathname, route }: Path): string {
	const path = plain(pathname);
	return path === '/' || (route.type === 'endpoint' && extname(path) !== '') ? path : `${path}/`;
}

/** The file that Astro writes for it then, as a path within the output. */
export function fileOfPage({ pathname, route }: Path): string {
	const path = plain(pathname).slice(1);
	if (route.type === 'endpoint') return path;
	if (path === '404' || path === '500') return `${path}.html`;
	return path === '' ? 'index.html' : `${path}/index.html`;
}

function plain(pathname: string): string {
	return `/${pathname.replace(/^\/|\/$/g, '')}`;
}
