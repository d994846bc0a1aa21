import type { Link as WireLink } from '../crm/contract/link.ts';
import { embedProviders } from '../domain/embed.ts';
import type { Link } from '../domain/link.ts';
import { byPosition } from './image.ts';
import { publicUrl } from './html/public-url.ts';
import { mayReveal, leaksInLink } from './hidden/fact.ts';
import { shortText, type RedactionContext } from './hidden/texts.ts';

/** The links of a record that belong on its public page, in the account's order. */
export function linksOf(links: readonly WireLink[], context: RedactionContext): Link[] {
	return links
		.filter((link) => link.is_private === false && link.on_landing_page === true)
		.sort(byPosition)
		.flatMap((link) => publicLink(link, context) ?? []);
}

const providers = [...new Set(embedProviders.map(({ name }) => name))].join(', ');
const known = `films and tours are that lead to ${providers} by an id alone`;

function publicLink(link: WireLink, context: RedactionContext): Link | undefined {
	const name = link.id ? `link ${link.id}` : 'a link';
	const url = publicUrl(link.url);
	if (url === undefined) {
		context.note(`${name} is no http or https address and is not published`);
		return undefined;
	}
	if (mayReveal(url, context.facts)) {
		context.note(`the url of ${name} may tell the hidden address and is not published; ${known}`);
		return undefined;
	}
	const [told] = leaksInLink(url, context.facts);
	if (told !== undefined) {
		context.note(`${name} tells the ${told} and is not published`);
		return undefined;
	}
	const title = shortText(link.title, `the title of ${name}`, context);
	return { url, ...(title !== undefined && { title }), embeddable: link.is_embedable === true };
}
