import type { APIRoute } from 'astro';
import { recordOf } from '../../domain/record.ts';
import { openPlan, type StaticPath } from '../../render/page-plan.ts';
import { homeFile } from '../../view/feeds/home-file.ts';

export const getStaticPaths = () =>
	openPlan(VITRINE_BUILD).paths('homeFile', ['homes', 'home.json']);

export const GET: APIRoute<StaticPath<'homeFile'>['props']> = ({ props: { page } }) => {
	const plan = openPlan(VITRINE_BUILD);
	const { id } = page.route;
	const unit = recordOf('unit', id, plan.read(page).unit(id));
	const text = JSON.stringify(homeFile(unit, plan.frame(page)));
	return new Response(`${text}\n`, { headers: { 'content-type': 'application/json' } });
};
