import type { Element } from 'hast';
import { fileOf } from '../../src/hosts/rule-files.ts';
import type { DatedPage } from '../../src/plan/whole-plan.ts';
import { demoMedia } from './demo-site.ts';
import { attribute, parsePage, type Page } from './html.ts';
import { copyFolder, planOf } from './site-build.ts';
import { liveFiles, type SiteFile } from './site-files.ts';

/** Where the demo believes to stand. */
export const origin = 'http://localhost:4321';

/** A page that was planned, and what lies in its place. */
export interface BuiltPage extends DatedPage {
	readonly html: string;
	readonly page: Page;
}

/** The demo agency's website as it lies on the disk, for tests that read all of it. */
export interface BuiltDemo {
	readonly folder: string;
	readonly files: readonly SiteFile[];
	readonly pages: readonly BuiltPage[];
	/** Paths of what other programs read. */
	readonly feeds: readonly string[];
	/** What lies at a path. @throws when there is nothing. */
	text(path: string): string;
	/** @throws when there is none. */
	pageAt(path: string): BuiltPage;
	exists(path: string): boolean;
	/** What is wrong on each page; no page may have anything. */
	faults(find: (page: BuiltPage) => readonly string[]): string[];
	remove(): void;
}

/** @param built the folder of a finished build of the demo, of which a copy is read */
export function readDemo(built: string): BuiltDemo {
	const { folder, remove } = copyFolder(built);
	const files = liveFiles({ folder, media: demoMedia });
	const bytes = new Map(files.map((file) => [`/${file.path}`, file.bytes]));
	const text = (path: string) => {
		const found = bytes.get(fileOf(path));
		if (!found) throw new Error(`There is nothing at ${path}.`);
		return found.toString();
	};
	const planned = planOf({ folder, mode: 'demo' }).pages;
	const pages = planned
		.filter(({ path }) => path.endsWith('/'))
		.map((page) => {
			const html = text(page.path);
			let parsed: Page | undefined;
			return {
				...page,
				html,
				get page() {
					return (parsed ??= parsePage(html));
				},
			};
		});
	// What scripts load is no feed.
	const scripted = /^\/(?:map|search)\//;
	return {
		folder,
		files,
		pages,
		feeds: planned
			.map(({ path }) => path)
			.filter((path) => !path.endsWith('/') && !scripted.test(path)),
		text,
		pageAt(path) {
			const found = pages.find((page) => page.path === path);
			if (!found) throw new Error(`There is no page at ${path}.`);
			return found;
		},
		exists: (path) => bytes.has(fileOf(decodeURIComponent(path))),
		faults: (find) => pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`)),
		remove,
	};
}

/** The `<link>`s of a page that say what it has to do with others. */
export function linkTags({ page }: BuiltPage, rel: string): Element[] {
	return page.all('link').filter((link) => attribute(link, 'rel') === rel);
}
