import type { APIRoute } from 'astro';
import { areOnCards } from '../../domain/person.ts';
import { ownLocale } from '../../domain/site.ts';
import { openPlan, type StaticPath } from '../../render/page-plan.ts';
import { writeCards } from '../../view/unit/card-file.ts';
import { searchCard } from '../../view/unit/search-card.ts';

export const getStaticPaths = () =>
	openPlan(VITRINE_BUILD).paths('searchCards', ['search', 'file.json']);

export const GET: APIRoute<StaticPath<'searchCards'>['props']> = ({ props: { page } }) => {
	const { shift, shard } = page.route;
	const plan = openPlan(VITRINE_BUILD);
	const catalogue = plan.read(page);
	const units = catalogue.unitsBetween(shard * 2 ** shift, (shard + 1) * 2 ** shift);
	const { defaultLocale, monthly } = plan.site;
	const hasPerson = areOnCards(plan.site);
	const languages = { locale: page.locale, defaultLocale, crmLocale: ownLocale(plan.site) };
	const cards = units.map((unit) =>
		searchCard(unit, { ...languages, monthly, hasPerson, isNew: catalogue.isNew(unit) }),
	);
	return new Response(writeCards(cards), { headers: { 'content-type': 'application/json' } });
};
