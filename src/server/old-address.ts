import type { Answer } from '../domain/address.ts';
import type { Release } from './release.ts';

/** What is known of a path without a page: where what stood there went, or that it is gone. */
export function findAnswer({ index }: Release, pathname: string): Answer | undefined {
	const path = decode(pathname);
	if (path === undefined) return undefined;
	// Addresses of units end in a slash, which not everybody copies.
	for (const known of path.endsWith('/') ? [path] : [path, `${path}/`]) {
		const target = index.movedTo(known);
		if (target !== undefined) return { kind: 'moved', path: known, target };
		const gone = index.gone(known);
		if (gone) return { kind: 'gone', path: known, page: gone.page };
	}
	return undefined;
}

function decode(pathname: string): string | undefined {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return undefined;
	}
}
