import type { News, NewsItem } from './news.ts';

/** A feed as JSON Feed 1.1. */
export function jsonFeedOf({
	title,
	description,
	locale,
	company,
	home,
	self,
	items,
}: News): string {
	const feed = {
		version: 'https://jsonfeed.org/version/1.1',
		title,
		description,
		home_page_url: home,
		feed_url: self,
		language: locale,
		authors: [{ name: company, url: home }],
		items: items.map(jsonItem),
	};
	return `${JSON.stringify(feed)}\n`;
}

function jsonItem({ id, url, title, lang, summary, about, picture, ...times }: NewsItem) {
	return {
		id,
		url,
		title,
		language: lang,
		summary,
		content_text: [summary, about, picture?.label].filter(Boolean).join('\n\n'),
		image: picture?.url,
		date_published: times.published,
		date_modified: times.changed,
	};
}
