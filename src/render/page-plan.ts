import { basename, extname } from 'node:path/posix';
import { openCatalogue, type Catalogue } from '../catalog/queries/open-catalogue.ts';
import { writeReads } from '../catalog/queries/reads.ts';
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
import { readWorkList } from './work-list.ts';

/** The pages that are to be made, and what is needed to make them. */
export interface Plan {
	readonly build: BuildFacts;
	readonly site: Site;
	/** ISO date with which pages reckon taxes and fees; it moves only when one of these does. */
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

let opened: { readonly build: string; readonly plan: Plan } | undefined;

/**
 * The plan of the build the pages belong to. Every page asks, so the answer is kept for as long as the
 * build is the same.
 * @param build the global `VITRINE_BUILD`: as text it is compared at no cost.
 */
export function openPlan(build: string): Plan {
	if (opened?.build !== build) {
		opened = { build, plan: makePlan(BuildFacts.parse(JSON.parse(build))) };
	}
	return opened.plan;
}

/**
 * The pages of a build: those of its work list, where what each of them reads is written down when the
 * process ends; every page of the catalogue where no list is named.
 */
export function makePlan(build: BuildFacts): Plan {
	const { site, pageLists } = build;
	useWords(site.words);
	const catalogue = openCatalogue(build);
	const whose = { build, offered: catalogue.offered() };
	if (!pageLists) {
		const pages = [...wholePlan({ site, outlines: catalogue.outlines() })];
		return planOf(pages, { ...whose, read: () => catalogue });
	}
	const recorder = recordReads(catalogue.source);
	process.once('exit', () => writeReads(pageLists.reads, recorder.reads()));
	const read: Plan['read'] = ({ path }) => recorder.readerFor(path);
	return planOf(readWorkList(pageLists.pages, site.locales), { ...whose, read });
}

function planOf(
	pages: readonly PlannedPage[],
	{ build, offered, read }: Pick<Plan, 'build' | 'read'> & Pick<PageFrame, 'offered'>,
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
