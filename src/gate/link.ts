import type { Link as WireLink } from '../crm/contract/link.ts';
import { embedProviders } from '../domain/embed.ts';
import type { Link } from '../domain/link.ts';
import { byPosition } from './fields/by-position.ts';
import { publicUrl } from './html/public-url.ts';
import { mayTellIn, tellsIn } from './hidden/fact.ts';
import { shortText, type Discretion } from './hidden/texts.ts';

/** The links of a record that belong on its public page, in the account's order. */
export function linksOf(links: readonly WireLink[], discretion: Discretion): Link[] {
	return links
		.filter((link) => link.is_private === false && link.on_landing_page === true)
		.sort(byPosition)
		.flatMap((link) => publicLink(link, discretion) ?? []);
}

const providers = [...new Set(embedProviders.map(({ name }) => name))].join(', ');
const known = `films and tours are that lead to ${providers} by an id alone`;

function publicLink(link: WireLink, discretion: Discretion): Link | undefined {
	const name = link.id ? `link ${link.id}` : 'a link';
	const url = publicUrl(link.url);
	if (url === undefined) {
		discretion.note(`${name} is no http or https address and is not published`);
		return undefined;
	}
	if (mayTellIn(url, discretion.facts)) {
		discretion.note(
			`the url of ${name} may tell the hidden address and is not published; ${known}`,
		);
		return undefined;
	}
	const [told] = tellsIn(url, discretion.facts);
	if (told !== undefined) {
		discretion.note(`${name} tells the ${told} and is not published`);
		return undefined;
	}
	const title = shortText(link.title, `the title of ${name}`, discretion);
	return { url, ...(title !== undefined && { title }), embeddable: link.is_embedable === true };
}
