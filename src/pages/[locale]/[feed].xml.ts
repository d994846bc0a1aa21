import type { APIRoute } from 'astro';
import { newsLimit, newsOf } from '../../view/feeds/news.ts';
import { rssOf } from '../../view/feeds/rss.ts';
import { openPlan, type StaticPath } from '../../render/page-plan.ts';

export const getStaticPaths = () => openPlan(VITRINE_BUILD).paths('rss', ['locale', 'feed.xml']);

export const GET: APIRoute<StaticPath<'rss'>['props']> = ({ props: { page } }) => {
	const plan = openPlan(VITRINE_BUILD);
	const units = plan.read(page).units({ onOffer: true }, { offset: 0, limit: newsLimit });
	const feed = rssOf(newsOf(units, plan.frame(page)));
	return new Response(feed, { headers: { 'content-type': 'application/rss+xml' } });
};
