import type { APIRoute } from 'astro';
import { recordOf } from '../../../domain/record.ts';
import { openPlan, type StaticPath } from '../../../render/page-plan.ts';
import { calendarOf } from '../../../view/feeds/calendar.ts';

export const getStaticPaths = () =>
	openPlan(VITRINE_BUILD).paths('viewing', ['locale', 'viewings', 'viewing.ics']);

export const GET: APIRoute<StaticPath<'viewing'>['props']> = ({ props: { page } }) => {
	const plan = openPlan(VITRINE_BUILD);
	const { route } = page;
	const unit = recordOf('unit', route.unit, plan.read(page).unit(route.unit));
	const viewings = (unit.viewings ?? []).filter(({ id }) => id === route.viewing);
	const events = viewings.map((viewing) => ({ unit, viewing }));
	return new Response(calendarOf(events, plan.frame(page)), {
		headers: { 'content-type': 'text/calendar; charset=utf-8' },
	});
};
