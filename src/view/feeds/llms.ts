import type { Deal, UnitKind } from '../../domain/unit.ts';
import type { Locale } from '../../domain/locale.ts';
import { speak } from '../../domain/spoken.ts';
import type { PageFrame } from '../../domain/page.ts';
import type { Project } from '../../domain/project.ts';
import { formatList } from '../../i18n/format.ts';
import { listingTitle } from '../listing/title.ts';
import { assistantsPath, homeFilePath, pathOf, type Route } from '../../i18n/paths.ts';
import { slugify } from '../../i18n/slug.ts';
import { translator } from '../../i18n/translate.ts';
import { projectInPlace, projectName } from '../project/name.ts';

/** Offers to buy, or to rent. */
interface DealOffers {
	readonly deal: Deal;
	readonly count: number;
	/** Those with most offers first. */
	readonly kinds: readonly { readonly kind: UnitKind; readonly count: number }[];
	readonly cities: readonly { readonly city: string; readonly count: number }[];
}

export interface Overview extends Pick<PageFrame, 'site' | 'origin'> {
	readonly offers: readonly DealOffers[];
	readonly projects: readonly { readonly project: Project; readonly onOffer: number }[];
}

/** Lists of a city that are named; the site shows the others. */
const mostCities = 24;

/**
 * `llms.txt`: what the company offers and where on the site it stands, in Markdown and in every language of
 * the site, for programs that read it on someone's behalf.
 */
export function llmsText(overview: Overview): string {
	const { site } = overview;
	const { defaultLocale } = site;
	const others = site.locales.filter((locale) => locale !== defaultLocale);
	const introductions = [defaultLocale, ...others].flatMap((locale) => {
		return site.introduction[locale] ?? [];
	});
	const head = speak(site.headline, defaultLocale, defaultLocale)?.text;
	const blocks = [
		`# ${plain(site.name)}`,
		...(head ? [`> ${plain(head)}`] : []),
		...introductions.map(plain),
		...[defaultLocale, ...others].flatMap((locale) => sectionsIn(locale, overview)),
		`## JSON\n\n${dataLines(overview).join('\n')}`,
	];
	return `${blocks.join('\n\n')}\n`;
}

/** What programs read in place of pages. */
function dataLines({ origin, site }: Overview): string[] {
	const file = `- Each home, in every language: ${origin}${homeFilePath('{number}')}, with the number that ends the address of its page.`;
	const tools = `- Tools by the Model Context Protocol: ${origin}${assistantsPath}`;
	return site.assistants ? [file, tools] : [file];
}

function sectionsIn(locale: Locale, overview: Overview): string[] {
	const t = translator(locale);
	const sections = [
		[t('nav.offers'), offerLinks(locale, overview)],
		[t('nav.projects'), projectLinks(locale, overview)],
		[t('contact.title'), contactLinks(locale, overview)],
	] as const;
	return sections
		.filter(([, links]) => links.length > 0)
		.map(([name, links]) => `## ${t('language.name')}: ${name}\n\n${links.join('\n')}`);
}

function offerLinks(locale: Locale, { offers, origin, site }: Overview): string[] {
	const t = translator(locale);
	const lists = offers
		.filter(({ count }) => count > 0)
		.flatMap(({ deal, count, kinds, cities }) => [
			{ deal, count },
			...kinds.map((of) => ({ deal, unitKind: of.kind, count: of.count })),
			...cities
				// A name without letters of ours has no list of its own.
				.filter(({ city }) => slugify(city) !== '')
				.slice(0, mostCities)
				.map((of) => ({ deal, city: of.city, count: of.count })),
		]);
	const feeds = (['rss', 'jsonFeed'] as const).map((kind) =>
		link(kind === 'rss' ? 'RSS' : 'JSON Feed', origin + pathOf(locale, { kind }), t('home.new')),
	);
	return [
		...lists.map(({ count, ...facet }) => {
			const route = { kind: 'listing', ...facet } as const;
			const url = origin + pathOf(locale, route);
			return link(listingTitle(route, locale), url, t.count('listing.count', count));
		}),
		...feeds,
		...(site.viewings ? viewingLinks(locale, origin) : []),
	];
}

function viewingLinks(locale: Locale, origin: string): string[] {
	const t = translator(locale);
	return [
		link(
			t('viewings.title'),
			origin + pathOf(locale, { kind: 'viewings' }),
			t('viewings.description'),
		),
		link('iCalendar', origin + pathOf(locale, { kind: 'calendar' }), t('viewings.title')),
	];
}

function projectLinks(locale: Locale, { projects, origin, site }: Overview): string[] {
	const t = translator(locale);
	return projects.map(({ project, onOffer }) => {
		const { id, title } = project;
		const name = projectName(project, locale, site.defaultLocale).text;
		const note = [projectInPlace(project, locale), t.count('listing.count', onOffer)];
		return link(name, origin + pathOf(locale, { kind: 'project', id, title }), note.join(', '));
	});
}

function contactLinks(locale: Locale, { origin, site }: Overview): string[] {
	const t = translator(locale);
	const to = (name: string, route: Route, note?: string) =>
		link(name, origin + pathOf(locale, route), note);
	const offices = formatList(
		site.offices.map(({ name, phone }) => `${name} (${phone})`),
		locale,
	);
	return [
		to(t('contact.title'), { kind: 'contact' }, offices),
		to(t('inquiry.title'), { kind: 'inquiry' }, t('inquiry.text')),
		...site.legal.map((legal) => to(t(`legal.${legal}`), { kind: 'legal', legal })),
	];
}

function link(name: string, url: string, note?: string): string {
	return `- [${plain(name)}](${url})${note ? `: ${plain(note)}` : ''}`;
}

/** One line in which nothing means anything to Markdown. */
function plain(text: string): string {
	return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);
}
