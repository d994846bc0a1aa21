import { type Broker, hasPersonPage } from '../../domain/person.ts';
import type { Office } from '../../domain/office.ts';
import type { Site } from '../../domain/site.ts';
import { pathOf } from '../../i18n/paths.ts';
import { personIntroduction, personRole } from '../people.ts';
import { imageOf } from './json-ld-place.ts';
import { pageThing, type Described, type Thing } from './json-ld.ts';

type Company = Pick<Described, 'origin'> & { readonly site: Pick<Site, 'name' | 'offices'> };

/** The company, as little of it as an offer has to name. */
export function companyOf({ site, origin }: Company): Thing {
	return {
		'@type': 'RealEstateAgent',
		name: site.name,
		url: `${origin}/`,
	};
}

export function companyWithOffices(of: Company): Thing {
	const { site, origin } = of;
	const [head, ...others] = site.offices;
	return {
		...companyOf(of),
		'@id': `${origin}/#company`,
		logo: `${origin}/apple-touch-icon.png`,
		...(head && officeProperties(head)),
		department:
			others.length > 0
				? site.offices.map((office) => ({
						'@type': 'RealEstateAgent',
						name: `${site.name} ${office.name}`,
						...officeProperties(office),
					}))
				: undefined,
	};
}

/** The site as a whole, for the page at its root. */
export function websiteOf({ site, origin }: Pick<Described, 'site' | 'origin'>): Thing {
	return {
		'@type': 'WebSite',
		name: site.name,
		url: `${origin}/`,
		inLanguage: site.locales,
		publisher: { '@id': `${origin}/#company` },
	};
}

/** The page on which visitors find the offices. */
export function contactPage(name: string, described: Described): Thing {
	return {
		...pageThing('ContactPage', name, described),
		mainEntity: companyWithOffices(described),
	};
}

/** The page on which the company says who it is, with the people it shows. */
export function aboutPage(
	name: string,
	{ people, ...described }: Described & { readonly people: readonly Broker[] },
): Thing {
	const employee = people.map((person) => personOf(person, described));
	return {
		...pageThing('AboutPage', name, described),
		mainEntity: {
			...companyWithOffices(described),
			employee: employee.length > 0 ? employee : undefined,
		},
	};
}

/** A text of the company's own. */
export function articleOf(
	text: { readonly title: string; readonly description: string; readonly updated: string },
	described: Described,
): Thing {
	const { origin, path, locale } = described;
	const company = companyOf(described);
	return {
		'@type': 'Article',
		headline: text.title,
		description: text.description,
		dateModified: text.updated,
		inLanguage: locale,
		mainEntityOfPage: origin + path,
		author: company,
		publisher: company,
	};
}

/** Somebody who works for the company, with what is meant for the public. */
export function personOf(
	person: Broker,
	{ office, ...described }: Described & { readonly office?: Office | undefined },
): Thing {
	const { id, name, phone, email, portrait } = person;
	const { origin, locale, site } = described;
	return {
		'@type': 'Person',
		name,
		jobTitle: personRole(person, described)?.text,
		description: personIntroduction(person, described)?.text,
		telephone: phone,
		email,
		url: hasPersonPage(person, site) ? origin + pathOf(locale, { kind: 'person', id }) : undefined,
		image: portrait && imageOf(portrait, described),
		worksFor: { ...companyOf(described), '@id': `${origin}/#company` },
		workLocation: office && {
			'@type': 'RealEstateAgent',
			name: `${site.name} ${office.name}`,
			...officeProperties(office),
		},
	};
}

function officeProperties({ street, zip, city, country, phone, email }: Office) {
	return {
		address: {
			'@type': 'PostalAddress',
			streetAddress: street,
			postalCode: zip,
			addressLocality: city,
			addressCountry: country,
		},
		telephone: phone,
		email,
	};
}
