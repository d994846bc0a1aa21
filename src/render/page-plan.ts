import { basename, extname } from 'node:path/posix';
import {
	openCatalogue,
	type Catalogue,
	type OpenCatalogue,
} from '../catalog/queries/open-catalogue.ts';
import type { Reads } from '../catalog/queries/reads.ts';
import { recordReads } from '../catalog/queries/recorder.ts';
import type { Locale } from '../domain/locale.ts';
import type { PageFrame } from '../domain/page.ts';
import { lawDay } from '../domain/law/law-day.ts';
import type { Site } from '../domain/site.ts';
import type { Route } from '../i18n/paths.ts';
import { useWords } from '../i18n/translate.ts';
import { BuildFacts } from '../plan/build-facts.ts';
import { pagePolicy, policyRules } from '../hosts/policy.ts';
import { pagesOf, type PlannedPage } from '../plan/planned-page.ts';
import { wholePlan } from '../plan/whole-plan.ts';

/** The pages that are to be made, and what is needed to make them. */
export interface Plan {
	readonly build: BuildFacts;
	readonly site: Site;
	/** ISO date of the taxes and fees that pages calculate with; it moves only when one of these does. */
	readonly lawDay: string;
	readonly pages: readonly PlannedPage[];
	/** Paths of one kind of page, in the form `getStaticPaths` returns. */
	paths<Kind extends Route['kind']>(kind: Kind, segments: readonly string[]): StaticPath<Kind>[];
	/** A page in every language of the site, whether or not it is to be made. */
	everyLanguage(route: Route): readonly PlannedPage[];
	/** What this page reads from: a reader of its own. */
	read(page: Pick<PlannedPage, 'path'>): Catalogue;
	/** What the layout needs to know of a page. */
	frame(page: PlannedPage): PageFrame;
	/**
	 * The same for a page of the company's own: in the language that its path begins with, else in the site's.
	 * @param path such as `/en/moving/` or `/tips/`
	 */
	ownFrame(path: string, told?: OwnPage): PageFrame;
}

/** What a page of the company's own says of itself. */
interface OwnPage {
	/** Its paths in the languages it exists in. */
	readonly languages?: Partial<Record<Locale, string>> | undefined;
	/** Whether search engines may show it; they may when it is absent. */
	readonly indexed?: boolean | undefined;
}

export interface StaticPath<Kind extends Route['kind']> {
	readonly params: Record<string, string | undefined>;
	readonly props: {
		readonly page: PlannedPage & { readonly route: Extract<Route, { kind: Kind }> };
	};
}

/** A build, its catalogue, and the pages that are made now. */
interface Opened {
	readonly facts: BuildFacts;
	readonly catalogue: OpenCatalogue;
	readonly offered: PageFrame['offered'];
	plan?: Plan;
}

let opened: (Opened & { readonly build: string }) | undefined;

/** Every page asks, so the response is kept for as long as the build is the same: as text it is compared at no cost. */
function openedFor(build: string): Opened {
	if (opened?.build !== build) {
		opened = { build, ...openBuild(BuildFacts.parse(JSON.parse(build))) };
	}
	return opened;
}

function openBuild(facts: BuildFacts): Opened {
	useWords(facts.site.words);
	const catalogue = openCatalogue(facts);
	return { facts, catalogue, offered: catalogue.offered() };
}

/**
 * The plan of the build the pages belong to.
 * @param build the global `VITRINE_BUILD`
 */
export function openPlan(build: string): Plan {
	const own = openedFor(build);
	return (own.plan ??= wholePlanOf(own));
}

/**
 * Plans the pages that this process makes.
 * @returns what those made since it was asked last have read.
 */
export function planPages(build: string, pages: readonly PlannedPage[]): () => Reads {
	const own = openedFor(build);
	const { source } = own.catalogue;
	let recorder = recordReads(source);
	own.plan = planOf(pages, { ...own, read: ({ path }) => recorder.readerFor(path) });
	return () => {
		const reads = recorder.reads();
		recorder = recordReads(source);
		return reads;
	};
}

/** Every page of a catalogue. */
export function makePlan(facts: BuildFacts): Plan {
	return wholePlanOf(openBuild(facts));
}

function wholePlanOf(own: Opened): Plan {
	const { facts, catalogue } = own;
	const pages = [...wholePlan({ site: facts.site, outlines: catalogue.outlines() })];
	return planOf(pages, { ...own, read: () => catalogue });
}

function planOf(
	pages: readonly PlannedPage[],
	{ facts: build, offered, read }: Pick<Opened, 'facts' | 'offered'> & Pick<Plan, 'read'>,
): Plan {
	const { site } = build;
	const policy = pagePolicy(policyRules(site));
	const byKind = Map.groupBy(pages, ({ route }) => route.kind);
	const frame = ({ locale, path, alternates, indexed }: Omit<PlannedPage, 'route'>): PageFrame => ({
		site,
		locale,
		path,
		alternates,
		origin: build.origin,
		mode: build.mode,
		offered,
		policy,
		indexed: indexed && build.mode === 'production',
	});
	return {
		build,
		site,
		lawDay: lawDay(build.builtAt),
		pages,
		read,
		everyLanguage: (route) => pagesOf({ route, indexed: true }, site.locales),
		frame,
		ownFrame: (path, { languages = {}, indexed = true } = {}) => {
			const [, first] = path.split('/');
			const locale = site.locales.find((known) => known === first) ?? site.defaultLocale;
			const alternates = site.locales.flatMap((known) => {
				const other = languages[known];
				return other === undefined ? [] : [{ locale: known, path: other }];
			});
			return frame({ locale, path, alternates, indexed });
		},
		paths: <Kind extends Route['kind']>(kind: Kind, segments: readonly string[]) =>
			(byKind.get(kind) ?? []).flatMap((page) => {
				const { route } = page;
				if (!isOfKind(route, kind)) return [];
				return [{ params: parameters(page.path, segments), props: { page: { ...page, route } } }];
			}),
	};
}

function isOfKind<Kind extends Route['kind']>(
	route: Route,
	kind: Kind,
): route is Extract<Route, { kind: Kind }> {
	return route.kind === kind;
}

/**
 * Names the segments of a path as Astro's route does: `...name` takes all that are left, `name.xml` what stands
 * before the ending.
 */
function parameters(path: string, names: readonly string[]): Record<string, string | undefined> {
	const segments = path.split('/').filter(Boolean);
	return Object.fromEntries(
		names.map((name, place) => {
			if (name.startsWith('...')) {
				return [name.slice(3), segments.slice(place).join('/') || undefined];
			}
			const ending = extname(name);
			return [basename(name, ending), basename(segments[place] ?? '', ending) || undefined];
		}),
	);
}
