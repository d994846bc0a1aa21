import type { Locale } from '../../domain/locale.ts';
import type { Account } from './account.ts';
import { noCountry } from '../../domain/office.ts';
import { cityKey } from '../../gate/fields/city-names.ts';
import { translator } from '../../i18n/translate.ts';
import type { Status } from '../../domain/status.ts';

/** What somebody who begins a site says of it. */
interface NewSite {
	/** As it will stand in the header. */
	readonly name: string;
	/** The first is what texts fall back to. */
	readonly locales: readonly [Locale, ...Locale[]];
}

/** The text of `config.ts` for a new site: what an account tells is filled in, and `TODO` stands for the rest. */
export function configText({ name, locales }: NewSite, account: Account): string {
	const [defaultLocale] = locales;
	const statuses = proposeStatuses(account.statuses);
	const source = proposeSource(account.sources);
	const others = account.sources.filter((other) => other !== source);
	const localised = (textIn: (locale: Locale) => string) =>
		`{ ${locales.map((locale) => `${locale}: ${quoted(textIn(locale))}`).join(', ')} }`;
	const listed = (list: readonly string[]) => `[${list.map(quoted).join(', ')}]`;
	return `import { defineSite } from '../domain/site.ts';

/**
 * Your site. docs/settings.md lists what can be set, and each key says what it is for while you write it.
 * docs/company.md tells what else this folder holds; \`npm run doctor\` says what is missing before the site can go live.
 */
export default defineSite({
	name: ${quoted(name)},
	// Where it will stand; a live site needs it.
	// url: 'https://www.example.com',
	locales: ${listed(locales)},
	defaultLocale: ${quoted(defaultLocale)},
	headline: ${localised((locale) => translator(locale)('setup.headline', { name }))},
	introduction: ${localised(() => 'TODO: two sentences about your company')},
	offices: [${offices(account.teams)
		.map((office) =>
			officeText(office, { localised, country: proposeCountry(office.name, account.places) }),
		)
		.join('')}
	],
	// What each status of your CRM tells the public. Units of a status that is internal are not published.
	statuses: {
		available: ${listed(statuses.available)},
		reserved: ${listed(statuses.reserved)},
		sold: ${listed(statuses.sold)},
		reference: ${listed(statuses.reference)},
		internal: ${listed(statuses.internal)},
	},
	customFields: [${account.fields.map((field) => fieldText(field, locales)).join('')}${account.fields.length > 0 ? '\n\t' : ''}],
	inquiry: {${source ? `\n\t\t// ${comment(source.name)}` : '\n\t\t// The id of your contact source for this website: it makes a task an inquiry in the CRM.'}
		${source ? `sourceId: ${source.id},` : '// sourceId: 1,'}${others.map((other) => `\n\t\t// sourceId: ${other.id}, // ${comment(other.name)}`).join('')}
	},
});
`;
}

/** Teams are often offices; a site has one at least. */
function offices(
	teams: Account['teams'],
): readonly { readonly name: string; readonly id?: number }[] {
	return teams.length > 0 ? teams : [{ name: 'TODO: name of your office, such as its city' }];
}

function officeText(
	{ name, id }: { readonly name: string; readonly id?: number },
	{
		localised,
		country,
	}: {
		readonly localised: (textIn: (locale: Locale) => string) => string;
		readonly country: string | undefined;
	},
): string {
	return `
		{
			name: ${quoted(name)},${id === undefined ? '' : `\n\t\t\tteam: ${id},`}
			street: 'TODO',
			zip: 'TODO',
			city: 'TODO',
			country: '${country ?? noCountry}',${country === undefined ? ' // TODO: its two letters, such as DE' : ''}
			phone: 'TODO',
			email: 'TODO@example.com',
			hours: ${localised(() => 'TODO')},
		},`;
}

function fieldText(
	{ of, key, label }: Account['fields'][number],
	[first, ...others]: NewSite['locales'],
): string {
	const labels = [
		`${first}: ${quoted(label)}`,
		...others.map((locale) => `${locale}: ${quoted(`TODO: ${label}`)}`),
	];
	return `\n\t\t// { of: '${of}', key: ${comment(quoted(key))}, label: { ${comment(labels.join(', '))} } },`;
}

/** A text of somebody else's as it may stand in code. */
function quoted(text: string): string {
	const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
	return `'${escaped}'`;
}

/** A text of somebody else's as it may stand behind `//`, in one line. */
function comment(text: string): string {
	return text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');
}

/** Which statuses are public, and how, as their names tell in German, English and Spanish. */
const names: readonly (readonly [Status | 'internal', RegExp])[] = [
	['internal', /akquise|vorbereit|inaktiv|archiv|storn|intern|draft|inactiv|borrador|captaci/i],
	['reference', /referen/i],
	['reserved', /reserv|option/i],
	['sold', /verkauft|vermietet|abgeschlossen|beurkundet|\bsold\b|\blet\b|rented|vendid|alquilad/i],
	[
		'available',
		/vermarkt|verfügbar|\bfrei\b|aktiv|online|angebot|verkauf|vermietung|available|for sale|disponible|en venta/i,
	],
];

/**
 * Names of statuses by what the public is told of them. What no name tells is internal: nothing becomes public by a
 * guess.
 */
function proposeStatuses(
	statuses: Account['statuses'],
): Readonly<Record<Status | 'internal', readonly string[]>> {
	const of = (wanted: Status | 'internal') =>
		statuses.filter(({ name }) => meaningOf(name) === wanted).map(({ name }) => name);
	return {
		available: of('available'),
		reserved: of('reserved'),
		sold: of('sold'),
		reference: of('reference'),
		internal: of('internal'),
	};
}

function meaningOf(name: string): Status | 'internal' {
	return names.find(([, pattern]) => pattern.test(name))?.[0] ?? 'internal';
}

/** The source of contacts that most likely stands for the company's own website. */
function proposeSource(sources: Account['sources']): Account['sources'][number] | undefined {
	return sources.find(({ name }) => /web|homepage|internet|página/i.test(name));
}

/**
 * The country of an office, in two letters: that of the units in the city its name tells of, or of all units where they
 * are in one country.
 */
function proposeCountry(office: string, places: Account['places']): string | undefined {
	const name = cityKey(office);
	const near = places.filter(({ city }) => cityKey(city) !== '' && name.includes(cityKey(city)));
	const countries = new Set((near.length > 0 ? near : places).map(({ country }) => country));
	return countries.size === 1 ? [...countries][0] : undefined;
}
