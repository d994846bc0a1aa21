import type { APIRoute } from 'astro';
import { mapCardOf } from '../../view/unit/map-card.ts';
import { writeCards } from '../../map/card.ts';
import { cityNear } from '../../map/location-plan.ts';
import { pointOf, writePoints } from '../../map/points.ts';
import { openPlan, type StaticPath } from '../../render/page-plan.ts';

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
	const catalogue = plan.read(page);
	const onOffer = { deal, onOffer: true };
	const points = () => {
		const placed = catalogue.placed(onOffer);
		const seen = new Set(placed.map((each) => cityNear(each, plan.site.map.schematic)));
		return writePoints(
			placed.map(pointOf),
			plan.site.map.schematic.filter((city) => seen.has(city)),
		);
	};
	const cards = () =>
		writeCards(
			catalogue
				.placedCards(onOffer)
				.map((each) => mapCardOf(each, page.locale, plan.site.defaultLocale)),
		);
	const text = kind === 'mapPoints' ? points() : cards();
	return new Response(text, { headers: { 'content-type': 'application/json' } });
};
