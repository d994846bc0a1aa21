import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { Deal, UnitKind } from '../domain/unit.ts';
import { LegalKind } from '../domain/legal.ts';
import { Locale, Localised } from '../domain/locale.ts';
import type { Route } from '../i18n/paths.ts';
import { pagesOf, type PlannedPage } from '../plan/planned-page.ts';

const plain = [
	...([
		'home',
		'contact',
		'sell',
		'about',
		'shortlist',
		'inquiry',
		'thanks',
		'failed',
		'notFound',
	] as const),
	...(['rss', 'jsonFeed', 'llms'] as const),
] as const;
const searched = ['searchPoints', 'searchDetails', 'searchMonths', 'searchTexts'] as const;
const Named = z.object({ id: z.int(), title: Localised });
const RouteOnDisk: z.ZodType<Route> = z.discriminatedUnion('kind', [
	Named.extend({ kind: z.literal('unit') }),
	Named.extend({ kind: z.literal('project') }),
	z.object({ kind: z.literal('projects'), city: z.string().optional() }),
	z.object({
		kind: z.literal('listing'),
		deal: Deal,
		unitKind: UnitKind.optional(),
		city: z.string().optional(),
		district: z.string().optional(),
		page: z.int().optional(),
	}),
	z.object({
		kind: z.literal('gone'),
		deal: Deal,
		unitKind: UnitKind.optional(),
		city: z.string().optional(),
	}),
	z.object({ kind: z.literal('legal'), legal: LegalKind }),
	z.object({
		kind: z.literal('searchIndex'),
		city: z.string().optional(),
		shift: z.int().optional(),
	}),
	...searched.map((kind) => z.object({ kind: z.literal(kind), city: z.string().optional() })),
	z.object({ kind: z.literal('searchCards'), shift: z.int(), shard: z.int() }),
	z.object({ kind: z.literal('person'), id: z.int() }),
	z.object({ kind: z.literal('article'), name: z.string(), slugs: Localised }),
	...plain.map((kind) => z.object({ kind: z.literal(kind) })),
]);

const WorkList = z.array(
	z.object({ route: RouteOnDisk, indexed: z.boolean(), locales: z.array(Locale) }),
);

/** Tells the process that renders which pages are wanted. */
export function writeWorkList(file: string, pages: Iterable<PlannedPage>): void {
	const routes = new Map<PlannedPage['alternates'], z.infer<typeof WorkList>[number]>();
	for (const { route, indexed, locale, alternates } of pages) {
		// Pages of one route share the list of its languages.
		const entry = routes.get(alternates) ?? { route, indexed, locales: [] };
		entry.locales.push(locale);
		routes.set(alternates, entry);
	}
	writeFileSync(file, JSON.stringify([...routes.values()]));
}

/** @param locales all languages of the site, to which each page leads. */
export function readWorkList(file: string, locales: readonly Locale[]): PlannedPage[] {
	return WorkList.parse(JSON.parse(readFileSync(file, 'utf8'))).flatMap(
		({ locales: wanted, ...planned }) =>
			pagesOf(planned, locales).filter(({ locale }) => wanted.includes(locale)),
	);
}
