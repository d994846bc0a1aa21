import type { Deal, UnitKind } from '../domain/unit.ts';
import type { LegalKind } from '../domain/legal.ts';
import type { Locale, Localised } from '../domain/locale.ts';
import { speak } from '../domain/spoken.ts';
import { addressWords } from './address-words.ts';
import { searchPath, type SearchRoute } from './search-path.ts';
import { placeSlug, slugify } from './slug.ts';

/** Something that has its own page in every language. */
export type Route =
	| { readonly kind: 'home' }
	| {
			readonly kind: 'listing';
			readonly deal: Deal;
			readonly unitKind?: UnitKind | undefined;
			readonly city?: string | undefined;
			/** Of that city. */
			readonly district?: string | undefined;
			/** From 1. */
			readonly page?: number | undefined;
	  }
	| { readonly kind: 'projects'; readonly city?: string | undefined }
	| { readonly kind: 'project'; readonly id: number; readonly title: Localised }
	| { readonly kind: 'unit'; readonly id: number; readonly title: Localised }
	| { readonly kind: 'contact' }
	/** For owners who think of selling or letting. */
	| { readonly kind: 'sell' }
	/** The offices, and the people where the company shows them. */
	| { readonly kind: 'about' }
	| { readonly kind: 'person'; readonly id: number }
	/** A text of the company's own, in the languages it was written in. */
	| { readonly kind: 'article'; readonly name: string; readonly slugs: Localised }
	/** What a visitor has saved, filled by the browser. */
	| { readonly kind: 'shortlist' }
	| { readonly kind: 'inquiry' }
	| { readonly kind: 'thanks' }
	/** What the server fills: alerts by e-mail, asked for and looked after. */
	| { readonly kind: 'alerts' }
	/** When homes can be looked at, by days. */
	| { readonly kind: 'viewings' }
	/** What visitors see whose inquiry could not be taken. */
	| { readonly kind: 'failed' }
	| { readonly kind: 'legal'; readonly legal: LegalKind }
	| { readonly kind: 'notFound' }
	/** What visitors of a unit find that has no page any more; of a project when no `unitKind` is named. */
	| {
			readonly kind: 'removed';
			readonly deal: Deal;
			readonly unitKind?: UnitKind | undefined;
			readonly city?: string | undefined;
	  }
	| FileRoute;

/** Something for programs: a file and no page, with an ending whose type every host knows. */
type FileRoute =
	/** The feed of new units, in two formats. */
	| { readonly kind: 'rss' }
	| { readonly kind: 'jsonFeed' }
	/** All viewing times as a calendar, and one of them. */
	| { readonly kind: 'calendar' }
	| { readonly kind: 'viewing'; readonly unit: number; readonly viewing: string }
	/** It speaks every language, so it stands outside of them. */
	| { readonly kind: 'llms' }
	/** A home for programs, in every language. */
	| { readonly kind: 'homeFile'; readonly id: number }
	| SearchRoute;

/**
 * Address of a page within the site, with a slash at both ends, or of a file. The id ends the slug of a
 * unit or project, so that its page is found whatever the title was when the link was made.
 */
export function pathOf(locale: Locale, route: Route): string {
	switch (route.kind) {
		case 'rss':
			return `/${locale}/${addressWords[locale].paths.newest}.xml`;
		case 'jsonFeed':
			return `/${locale}/${addressWords[locale].paths.newest}.json`;
		case 'calendar':
			return `/${locale}/${addressWords[locale].paths.viewings}.ics`;
		case 'viewing':
			return `/${locale}/${addressWords[locale].paths.viewings}/${route.unit}-${route.viewing}.ics`;
		case 'llms':
			return '/llms.txt';
		case 'homeFile':
			return homeFilePath(route.id);
		case 'searchIndex':
		case 'searchPoints':
		case 'searchTexts':
		case 'searchCards':
			return searchPath(locale, route);
		default:
			return `/${[locale, ...segments(locale, route)].join('/')}/`;
	}
}

/** Where `npm start` answers assistants. */
export const assistantsPath = '/mcp';

/** Address of the file of a home. */
export function homeFilePath(id: number | string): string {
	return `/homes/${id}.json`;
}

/** Address of the exposé of a unit; it stays the same whatever the unit is called. */
export function exposePath(locale: Locale, unit: number): string {
	return `/expose/${locale}/${unit}.pdf`;
}

function segments(locale: Locale, route: Exclude<Route, FileRoute>): string[] {
	const { paths: words, values } = addressWords[locale];
	switch (route.kind) {
		case 'home':
			return [];
		case 'listing':
			return [
				words[route.deal],
				...(route.unitKind ? [values.kind[route.unitKind]] : []),
				// A name without letters of ours makes no segment.
				...[route.city, route.district].map((name = '') => placeSlug(name)).filter(Boolean),
				...(route.page && route.page > 1 ? [`${words.page}-${route.page}`] : []),
			];
		case 'projects':
			return [words.projects, placeSlug(route.city ?? '')].filter(Boolean);
		case 'project':
			return [words.projects, slug(locale, route)];
		case 'unit':
			return [words.units, slug(locale, route)];
		case 'person':
			return [words.about, String(route.id)];
		case 'article':
			return [speak(route.slugs, locale, locale)?.text ?? route.name];
		case 'thanks':
			return [words.inquiry, words.thanks];
		case 'failed':
			return [words.inquiry, words.failed];
		case 'legal':
			return [words[route.legal]];
		case 'notFound':
			return ['404'];
		case 'removed':
			return [
				words.removed,
				words[route.deal],
				route.unitKind ? values.kind[route.unitKind] : words.projects,
				...[placeSlug(route.city ?? '')].filter(Boolean),
			];
		default:
			return [words[route.kind]];
	}
}

function slug(locale: Locale, of: { readonly id: number; readonly title: Localised }): string {
	const title = slugify(speak(of.title, locale, locale)?.text ?? '');
	return title ? `${title}-${of.id}` : String(of.id);
}
