import { z } from 'zod';
import { AlertSettings } from './site/alert-settings.ts';
import { Brand } from './site/brand.ts';
import { Article } from './site/company-texts.ts';
import { ClientDirective } from './site/client-directive.ts';
import { FloorPlans } from './site/floor-plan.ts';
import { Guard } from './site/guard.ts';
import { homeSections } from './site/home-sections.ts';
import { Severities } from './law/all-rules.ts';
import { LegalKind, requiredLegal } from './legal.ts';
import { InquirySettings } from './site/inquiry-settings.ts';
import { listSorts, usualOrder } from './listing.ts';
import { ListIntroduction } from './site/list-introduction.ts';
import { Locale, Localised } from './locale.ts';
import { MapTiles } from './site/map-tiles.ts';
import { Menu } from './site/menu.ts';
import { ContactWays, Office } from './office.ts';
import { Origin } from './site/origin.ts';
import { OwnWords, type WrittenWords } from './site/own-words.ts';
import { settingsErrorMessage, problemsIn } from './sentences/problems.ts';
import { MonthlyAssumptions } from './site/monthly-assumptions.ts';
import { Processor, Service } from './site/service.ts';
import { FieldRole } from './published-field.ts';
import { Redirects } from './site/redirect.ts';
import { Statuses } from './site/statuses.ts';
import { UnitPicture } from './site/unit-picture.ts';
import { ViewingSettings } from './site/viewings.ts';

/** In one language at least: without words the page would have no heading. */
const Words = Localised.refine((text) => Object.keys(text).length > 0, 'it must not be empty');

const Settings = z.strictObject({
	/** Address of `docs/settings.schema.json`, for editors, where settings are written as JSON. */
	$schema: z.string().optional(),
	/** As it stands in the header. */
	name: z.string().min(1),
	/**
	 * Origin of the live site, such as `https://www.example.com`, which lies at its root. Without it, only demo and preview
	 * builds are possible, because canonical addresses and the sitemap need it.
	 */
	url: Origin.optional(),
	/** Languages of the site, in the order of its switch. */
	locales: z
		.array(Locale)
		.min(1)
		.refine((named) => new Set(named).size === named.length, 'it names a language twice'),
	/** Texts that do not exist in a language fall back to this one. */
	defaultLocale: Locale,
	/** What the account's own texts are written in, beside their translations; `defaultLocale` when absent. */
	crmLocale: Locale.optional(),
	/** First sentence of the home page. */
	headline: Words,
	/** Two sentences under it. */
	introduction: Words,
	/**
	 * Sections of the home page in their order: `new`, `projects`, `cities`, `sell`, `people`, and components of your own;
	 * `moving` is `src/company/slots/home-moving.astro`.
	 */
	home: z
		.array(z.string().regex(/^[a-z][a-z0-9-]*$/, { error: 'it must be a name in small letters' }))
		.refine((named) => new Set(named).size === named.length, 'it names a section twice')
		.default([...homeSections]),
	/**
	 * The menu in its order: `buy`, `rent`, `projects`, `sell`, `about`, `contact`, the names of texts in
	 * `src/company/content/pages`, and other pages as `{ to: '/de/umzug/', name: { de: 'Umzug' } }`. Lists without a home
	 * are left out, and pages that do not exist in a language.
	 */
	menu: Menu,
	/** Id of the unit the home page opens with; the newest home on offer when it is absent or removed. */
	openingUnit: z.int().positive().optional(),
	/** Where visitors find you, the seat of the company first: its law is that of units that name no country. */
	offices: z.array(Office).min(1),
	/** The logo; the rest of the look is in `theme.css`. See docs/brand.md. */
	brand: Brand.optional(),
	/**
	 * Whether the site shows the people who look after its offers: nowhere but beside these, in a list with
	 * their public numbers and addresses, or each on a page of their own as well.
	 */
	people: z.enum(['none', 'list', 'pages']).default('none'),
	/** Ids of the brokers who come first wherever people are listed, in this order. */
	peopleFirst: z.array(z.int().positive()).default([]),
	/** Whether cards in lists name who looks after the home, with the portrait; only where `people` shows them. */
	peopleOnCards: z.boolean().default(false),
	/** How people are reached where it is not as at their office, by the ids of brokers: `{ 61: { whatsapp: '+49 …' } }`. */
	peopleContact: z.record(z.string().regex(/^[1-9]\d*$/), ContactWays).default({}),
	words: OwnWords.default({}),
	/** What people do, as the account words it, in the other languages: `{ Vermietung: { en: 'Lettings' } }`. */
	roles: z.record(z.string(), Localised).default({}),
	/** The line about people (`abstract`), as the account words it, in the other languages. */
	introductions: z.record(z.string(), Localised).default({}),
	/** The legal pages of the site. Each needs a text of the company before it goes live. */
	legal: z
		.array(LegalKind)
		.refine((kinds) => requiredLegal.every((kind) => kinds.includes(kind)), {
			error: `it must hold ${requiredLegal.join(' and ')}, which no site can do without`,
		})
		.default([...LegalKind.options]),
	/** Read from `src/company/content/pages`; not to be written here. */
	articles: z.array(Article).default([]),
	/** The directives of islands in the pages; read from the sources, and not to be written here. */
	islands: z.array(ClientDirective).default([]),
	/** What each status of the account tells the public, by its name or id; what stands nowhere is internal. */
	statuses: Statuses,
	/** How much one build may remove or newly reveal before somebody has to confirm it; see `loss-guard.ts`. */
	guard: Guard.prefault({}),
	/** Custom fields of the account that may be shown; every other one stays inside. */
	customFields: z
		.array(
			z.strictObject({
				of: z.enum(['unit', 'project']),
				/** The field's key in the CRM. */
				key: z.string(),
				label: Localised,
				/** What a project's page, or the law, makes of it beyond listing it; see `published-field.ts`. */
				role: FieldRole.optional(),
			}),
		)
		.default([]),
	/** Rooms of floor plans, so that they lead to the pictures taken there; see docs/pictures.md. */
	floorPlans: FloorPlans.default([]),
	/** Pictures of projects on which units can be pointed at: a façade, a site plan; see docs/pictures.md. */
	unitPictures: z
		.array(UnitPicture)
		.refine(
			(named) =>
				new Set(named.map(({ project, picture }) => `${project} ${picture}`)).size === named.length,
			'it names a picture twice',
		)
		.default([]),
	/** A project hides its address when any of its published units does, unless this is `show`. */
	projectAddress: z.enum(['hideWithUnits', 'show']).default('hideWithUnits'),
	/**
	 * What becomes of a unit whose texts tell the address or price it hides: it loses those sentences, or is not published
	 * until somebody has taken them out in the CRM. The report names them either way.
	 */
	hiddenTexts: z.enum(['dropSentence', 'withholdUnit']).default('dropSentence'),
	/** Whether `npm start` answers programs that look for a home on somebody's behalf, at `/mcp`; see docs/assistants.md. */
	assistants: z.boolean().default(false),
	/**
	 * Whether builds print an exposé of each unit on offer as PDF, which its page then links to; needs Chromium,
	 * and a second or two for each page that changed.
	 */
	exposes: z.boolean().default(false),
	/** Whether sold units and references have a page, or are removed like a unit that was taken from the market. */
	soldPages: z.enum(['keep', 'gone']).default('keep'),
	/**
	 * The page for owners shows what flats and houses on offer cost per square metre, in cities with at least so many that
	 * name their price, and a worked example; without this it shows neither.
	 */
	priceBands: z.int().min(5).optional(),
	/** For so many months the address of a removed unit offers similar ones; then it only says 410. */
	goneMonths: z.int().min(0).max(120).default(12),
	/** Addresses of the company's older site. */
	redirects: Redirects.default([]),
	/** What the law asks of a page; see docs/law.md. */
	law: z
		.strictObject({
			/** Duties that keep a unit off the site where they are not met; every other one is only reported. */
			rules: Severities.default({}),
		})
		.prefault({}),
	/** What monthly costs are worked out with where nobody knows better; see docs/monthly-costs.md. */
	monthly: MonthlyAssumptions,
	/** Who is told when a build is refused; see docs/deploy.md. */
	notify: z.strictObject({ email: z.email().optional() }).default({}),
	/**
	 * Who stands behind the hosts that data of visitors reaches, and where they keep it; `npm run processors`
	 * lists them.
	 */
	processors: z.array(Processor).default([]),
	/** What pages load from other hosts once a visitor has agreed; see docs/services.md. */
	services: z
		.array(Service)
		.refine(
			(named) => new Set(named.map(({ id }) => id)).size === named.length,
			'it has an id twice',
		)
		.default([]),
	/**
	 * Names under which scripts of yours make trusted types, such as `svelte-trusted-html`; `false` lets them write markup
	 * as they like. See docs/astro.md.
	 */
	trustedTypes: z
		.union([
			z.array(
				z
					.string()
					.regex(/^[\w#=/@.%-]+$/, { error: 'it must be the name of a policy, without quotes' }),
			),
			z.literal(false),
		])
		.default([]),
	/** Rebuilds that `npm start` makes when the CRM calls; see docs/deploy.md. */
	rebuild: z
		.strictObject({
			/** Hours between two builds that read everything. */
			fullEveryHours: z.number().min(1).max(168).default(24),
		})
		.prefault({}),
	/** What becomes of the messages of visitors; see docs/inquiries.md. */
	inquiry: InquirySettings,
	/** Whether visitors can have new offers sent to them; see docs/alerts.md. */
	alerts: AlertSettings.optional(),
	/** Which appointments of the CRM are viewing times that the site shows; see docs/viewings.md. */
	viewings: ViewingSettings.optional(),
	/** Lists of units by kind and place; each is a page of its own. */
	lists: z
		.strictObject({
			/**
			 * Units on offer that a list of one kind in one city, or of a district, must have for a page of its own.
			 * Projects that the list of those of one city must have.
			 * Shorter lists of one kind or of one city have one, and search engines are not invited.
			 */
			least: z.int().min(1).default(3),
			/**
			 * Units on offer that one index of the filters holds. In a larger account filters know one city at a time, and
			 * ask for it where a list has none.
			 */
			whole: z.int().min(1).default(20_000),
			/** The order in which lists begin; visitors can choose another. */
			sort: z.enum(listSorts).default(usualOrder.sort),
			/** Whether lists that nobody has sorted begin with what is free, and end with what is reserved. */
			freeFirst: z.boolean().default(usualOrder.freeFirst),
			/** What stands under a list, in the company's own words. */
			introductions: ListIntroduction.array().default([]),
		})
		.prefault({}),
	/** Maps on the pages of units and projects, and beside lists; see docs/maps.md. */
	map: z
		.strictObject({
			/** Without them places are told in words. */
			tiles: MapTiles.optional(),
		})
		.prefault({}),
	/** Photos, and the pictures of links. */
	media: z
		.strictObject({
			/**
			 * Hosts photos may be loaded from, any public one when empty; `*.example.com` stands for every host
			 * below it.
			 */
			hosts: z
				.array(
					z.string().regex(/^(\*\.)?[\w-]+(\.[\w-]+)*$/, {
						error: 'it must be a host, such as images.example.com or *.example.com',
					}),
				)
				.default([]),
			/**
			 * Seconds that one build may spend on photos. What does not fit comes with the next builds; a photo
			 * gets its smaller sizes first. Without it a build finishes all of them, however long that takes.
			 */
			budgetSeconds: z.number().positive().optional(),
			/** Whether links to a unit or project get a picture of their own, in each language; else its first photo. */
			previews: z.boolean().default(true),
		})
		.prefault({}),
});

/**
 * Everything a company decides about its site, read from `company/config.ts`. A key that is not known is
 * refused: it is a slip of the pen, and what it was to set would be missing unnoticed.
 */
export const Site = Settings.superRefine(({ locales, defaultLocale }, context) => {
	if (locales.length === 0 || locales.includes(defaultLocale)) return;
	context.addIssue({
		code: 'custom',
		path: ['defaultLocale'],
		message: `it must be one of \`locales\` (${locales.join(', ')}), and is ${defaultLocale}`,
	});
});
export type Site = z.infer<typeof Site>;
/** The same as a company writes it. */
export type SiteSettings = Omit<z.input<typeof Site>, 'words'> & {
	/** Texts of the program in your own words: `{ en: { 'nav.buy': 'Our homes' } }`; see `src/i18n/messages`. */
	words?: WrittenWords | undefined;
};

/** For a company's `config.ts`: names the keys and says what each is for while they are written. */
export function defineSite(settings: SiteSettings): SiteSettings {
	return settings;
}

/** The language of what stands in the CRM's own fields. */
export function ownLocale(site: Pick<Site, 'crmLocale' | 'defaultLocale'>): Locale {
	return site.crmLocale ?? site.defaultLocale;
}

/**
 * Checks a site's configuration.
 * @throws when it cannot be used; each problem is named by its key.
 */
export function readSite(config: unknown): Site {
	const parsed = Site.safeParse(config, { error: settingsErrorMessage });
	if (parsed.success) return parsed.data;
	throw new Error(`src/company/config.ts cannot be used: ${problemsIn(parsed.error)}.`);
}
