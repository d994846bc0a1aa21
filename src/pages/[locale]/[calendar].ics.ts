import type { APIRoute } from 'astro';
import { translator } from '../../i18n/translate.ts';
import { openPlan, type StaticPath } from '../../render/page-plan.ts';
import { calendarOf } from '../../view/feeds/calendar.ts';

export const getStaticPaths = () =>
	openPlan(VITRINE_BUILD).paths('calendar', ['locale', 'calendar.ics']);

export const GET: APIRoute<StaticPath<'calendar'>['props']> = ({ props: { page } }) => {
	const plan = openPlan(VITRINE_BUILD);
	const frame = plan.frame(page);
	const events = plan
		.read(page)
		.withViewings()
		.flatMap((unit) => (unit.viewings ?? []).map((viewing) => ({ unit, viewing })));
	const name = `${translator(page.locale)('viewings.title')} – ${frame.site.name}`;
	return new Response(calendarOf(events, frame, name), {
		headers: { 'content-type': 'text/calendar; charset=utf-8' },
	});
};
