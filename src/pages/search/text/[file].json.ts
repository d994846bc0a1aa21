import type { APIRoute } from 'astro';
import { searchText } from '../../../view/unit/search-text.ts';
import { openPlan, type StaticPath } from '../../../render/page-plan.ts';
import { writeTexts } from '../../../search/text-file.ts';

export const getStaticPaths = () =>
	openPlan(VITRINE_BUILD).paths('searchTexts', ['search', 'text', 'file.json']);

export const GET: APIRoute<StaticPath<'searchTexts'>['props']> = ({ props: { page } }) => {
	const plan = openPlan(VITRINE_BUILD);
	const words = { locale: page.locale, fallback: plan.site.defaultLocale };
	const texts = plan
		.read(page)
		.described(page.route.city)
		.map((unit) => searchText(unit, words));
	return new Response(writeTexts(texts), { headers: { 'content-type': 'application/json' } });
};
