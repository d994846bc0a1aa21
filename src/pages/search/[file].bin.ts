import type { APIRoute } from 'astro';
import { openPlan, type StaticPath } from '../../render/page-plan.ts';
import { shiftFor } from '../../search/shards.ts';
import { writeCities, writeIndex } from '../../search/write/write-index.ts';
import { writePoints } from '../../search/write/write-points.ts';
import { projectName } from '../../view/project/name.ts';

export const getStaticPaths = () => {
	const plan = openPlan(VITRINE_BUILD);
	return [
		...plan.paths('searchIndex', ['search', 'file.bin']),
		...plan.paths('searchPoints', ['search', 'file.bin']),
	];
};

export const GET: APIRoute<StaticPath<'searchIndex' | 'searchPoints'>['props']> = ({
	props: { page },
}) => {
	const plan = openPlan(VITRINE_BUILD);
	const { locales, defaultLocale } = plan.site;
	const catalogue = plan.read(page);
	const { city } = page.route;
	const headers = { 'content-type': 'application/octet-stream' };
	const { monthly, lists } = plan.site;
	const order = { sort: lists.sort, freeFirst: lists.freeFirst };
	if (page.route.kind === 'searchPoints')
		return new Response(writePoints(catalogue.indexedUnits(city), monthly), { headers });
	const known = page.route.shift;
	if (known !== undefined && city === undefined)
		return new Response(writeCities(catalogue.places(), { shift: known, order }), { headers });
	const units = catalogue.indexedUnits(city);
	const shift = known ?? shiftFor(units.map(({ id }) => id));
	const ids = new Set(units.flatMap(({ projectId }) => projectId ?? []));
	const projects = [...ids]
		.flatMap((id) => catalogue.project(id) ?? [])
		.map((project) => ({
			id: project.id,
			names: Object.fromEntries(
				locales.map((locale) => [locale, projectName(project, locale, defaultLocale).text]),
			),
		}));
	return new Response(writeIndex(units, { shift, projects, order, city, monthly }), { headers });
};
