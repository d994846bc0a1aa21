import type { APIRoute } from 'astro';
import { Deal } from '../domain/unit.ts';
import { llmsText } from '../view/feeds/llms.ts';
import { openPlan, type StaticPath } from '../render/page-plan.ts';

export const getStaticPaths = () => openPlan(VITRINE_BUILD).paths('llms', ['llms.txt']);

export const GET: APIRoute<StaticPath<'llms'>['props']> = ({ props: { page } }) => {
	const plan = openPlan(VITRINE_BUILD);
	const catalogue = plan.read(page);
	const text = llmsText({
		...plan.frame(page),
		offers: Deal.options.map((deal) => ({
			deal,
			count: catalogue.count({ deal, onOffer: true }),
			kinds: catalogue.kinds({ deal, onOffer: true }),
			cities: catalogue.cities({ deal, onOffer: true }),
		})),
		projects: catalogue.projects().map((project) => ({
			project,
			onOffer: catalogue.count({ projectId: project.id, onOffer: true }),
		})),
	});
	return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
