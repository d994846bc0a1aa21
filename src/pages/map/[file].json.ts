import type { APIRoute } from 'astro';
import { mapCardOf } from '../../i18n/map-card.ts';
import { pointOf, writeCards, writePoints } from '../../map/points.ts';
import { openPlan, type StaticPath } from '../../publish/plan.ts';

export const getStaticPaths = () => {
	const plan = openPlan(VITRINE_BUILD);
	return [
		...plan.paths('mapPoints', ['map', 'file.json']),
		...plan.paths('mapCards', ['map', 'file.json']),
	];
};

export const GET: APIRoute<StaticPath<'mapPoints' | 'mapCards'>['props']> = ({
	props: { page },
}) => {
	const plan = openPlan(VITRINE_BUILD);
	const { deal, kind } = page.route;
	const placed = plan.read(page).placed({ deal, onOffer: true });
	const cards = () =>
		writeCards(placed.map((each) => mapCardOf(each, page.locale, plan.site.defaultLocale)));
	const text = kind === 'mapPoints' ? writePoints(placed.map(pointOf)) : cards();
	return new Response(text, { headers: { 'content-type': 'application/json' } });
};
