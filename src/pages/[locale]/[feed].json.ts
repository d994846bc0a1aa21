import type { APIRoute } from 'astro';
import { jsonFeedOf } from '../../view/feeds/json-feed.ts';
import { newsLimit, newsOf } from '../../view/feeds/news.ts';
import { openPlan, type StaticPath } from '../../render/page-plan.ts';

export const getStaticPaths = () =>
	openPlan(VITRINE_BUILD).paths('jsonFeed', ['locale', 'feed.json']);

export const GET: APIRoute<StaticPath<'jsonFeed'>['props']> = ({ props: { page } }) => {
	const plan = openPlan(VITRINE_BUILD);
	const units = plan.read(page).units({ onOffer: true }, { offset: 0, limit: newsLimit });
	const feed = jsonFeedOf(newsOf(units, plan.frame(page)));
	return new Response(feed, { headers: { 'content-type': 'application/feed+json' } });
};
