import type { APIRoute } from 'astro';
import { projectName } from '../../view/project/name.ts';
import { openPlan, type StaticPath } from '../../render/page-plan.ts';
import { shiftFor } from '../../search/shards.ts';
import { writeIndex } from '../../search/write-index.ts';

export const getStaticPaths = () =>
	openPlan(VITRINE_BUILD).paths('searchIndex', ['search', 'index.bin']);

export const GET: APIRoute<StaticPath<'searchIndex'>['props']> = ({ props: { page } }) => {
	const plan = openPlan(VITRINE_BUILD);
	const { locales, defaultLocale } = plan.site;
	const catalogue = plan.read(page);
	const units = catalogue.indexedUnits();
	const shift = shiftFor(units.map(({ id }) => id));
	const ids = new Set(units.flatMap(({ projectId }) => projectId ?? []));
	const projects = [...ids]
		.flatMap((id) => catalogue.project(id) ?? [])
		.map((project) => ({
			id: project.id,
			names: Object.fromEntries(
				locales.map((locale) => [locale, projectName(project, locale, defaultLocale).text]),
			),
		}));
	const headers = { 'content-type': 'application/octet-stream' };
	return new Response(writeIndex(units, { shift, projects }), { headers });
};
