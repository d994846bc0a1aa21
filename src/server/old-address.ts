import { anyWords, type Answer } from '../domain/address.ts';
import type { Locale } from '../domain/locale.ts';
import { pageByItsId } from '../redirects/present-pages.ts';
import type { Release } from './release.ts';

/**
 * What is known of a path without a page: where what stood there went, or that it is gone. The id at the end of an
 * address suffices, so nothing can be learnt by guessing what a title once was.
 */
export function findAnswer(
	{ index }: Release,
	pathname: string,
	defaultLocale: Locale,
): Answer | undefined {
	const path = decode(pathname);
	if (path === undefined) return undefined;
	// Addresses of units end in a slash, which not everybody copies.
	const page = path.endsWith('/') ? path : `${path}/`;
	for (const known of new Set([path, page, anyWords(page) ?? page])) {
		const target = index.movedTo(known);
		if (target !== undefined) return { kind: 'moved', path: known, target };
		const gone = index.gone(known);
		if (gone) return { kind: 'gone', path: known, page: gone.page };
	}
	const target = pageByItsId(index, page, defaultLocale);
	return target === undefined ? undefined : { kind: 'moved', path: page, target };
}

function decode(pathname: string): string | undefined {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return undefined;
	}
}
