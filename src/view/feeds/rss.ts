import type { News, NewsItem } from './news.ts';

/** A feed as RSS 2.0. */
export function rssOf(news: News): string {
	const { title, description, locale, home, self, items } = news;
	const times = items
		.flatMap(({ published, changed }) => [published, changed])
		.filter((time) => time !== undefined);
	const latest = Math.max(...times.map((time) => Date.parse(time)));
	const channel = [
		element('title', title),
		element('link', home),
		element('description', description),
		element('language', locale),
		`<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
		...(times.length > 0 ? [element('lastBuildDate', dateOf(latest))] : []),
		...items.map(rssItem),
	];
	return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>${channel.join('')}</channel></rss>\n`;
}

const namespaces =
	'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';

function rssItem({ id, url, title, summary, about, picture, published }: NewsItem): string {
	const texts = [summary, about, picture?.label];
	const paragraphs = texts.flatMap((text) => (text ? `<p>${escapeXml(text)}</p>` : []));
	const parts = [
		element('title', title),
		element('link', url),
		`<guid isPermaLink="false">${escapeXml(id)}</guid>`,
		// Readers take it for HTML, so it is escaped once as such and once as XML.
		element('description', paragraphs.join('')),
		published ? element('pubDate', dateOf(published)) : '',
		picture
			? `<media:content url="${escapeXml(picture.url)}" medium="image" type="image/jpeg" width="${picture.width}"${described(picture)}`
			: '',
	];
	return `<item>${parts.join('')}</item>`;
}

/** The end of the picture's element. */
function described({ label }: NonNullable<NewsItem['picture']>): string {
	return label ? `>${element('media:description', label)}</media:content>` : '/>';
}

function element(name: string, text: string): string {
	return `<${name}>${escapeXml(text)}</${name}>`;
}

/** As RFC 822 writes it, in UTC. */
function dateOf(time: string | number): string {
	return new Date(time).toUTCString();
}

/** Text for an element or an attribute of XML; what XML cannot hold even escaped is left out. */
export function escapeXml(text: string): string {
	// Sitemaps hold many addresses, and next to none of them needs it.
	if (/^[\w./:-]*$/.test(text)) return text;
	return text
		.toWellFormed()
		.replaceAll(impossible, '')
		.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
