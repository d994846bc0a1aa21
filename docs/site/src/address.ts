import { posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Files that are pages of the site, below the project's folder. */
export const patterns = [
	'README.md',
	'CHANGELOG.md',
	'CONTRIBUTING.md',
	'docs/*.md',
	'docs/decisions/*.md',
	'src/outbox/README.md',
];

const isPage = /^(?:(?:docs\/(?:decisions\/)?)?[\w-]+|src\/outbox\/README)\.md$/;

/** The path of a file below the project's folder. */
export function projectPath(file: URL | undefined): string {
	return file === undefined ? '' : relative(projectRoot, fileURLToPath(file));
}

/** The id of a document's page, which is also its path on the site. */
export function pageId(file: string): string {
	const path = file.replace(/^(?:docs|src)\//, '').replace(/\.md$/, '');
	return path === 'README' ? 'index' : path.replace(/\/README$/, '').toLowerCase();
}

/**
 * Where a link of a document leads on the site; nothing where that is no page of it. Addresses are relative, so that
 * the site can lie in any folder of a host.
 */
export function siteAddress(file: string, link: string): string | undefined {
	if (/^(?:https?:|mailto:|#)/.test(link)) return link;
	const [path = '', anchor] = link.split('#', 2);
	const target = posix.join(posix.dirname(file), path);
	if (!isPage.test(target)) return undefined;
	const way = posix.relative(place(file), place(target)) || '.';
	return anchor === undefined ? `${way}/` : `${way}/#${anchor}`;
}

function place(file: string): string {
	const id = pageId(file);
	return id === 'index' ? '/' : `/${id}`;
}
