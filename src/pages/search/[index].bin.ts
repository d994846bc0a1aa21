import type { APIRoute } from 'astro';
import { openPlan, type StaticPath } from '../../publish/plan.ts';
import { shiftFor } from '../../search/shards.ts';
import { writeIndex } from '../../search/write-index.ts';

export const getStaticPaths = () =>
	openPlan(VITRINE_BUILD).paths('searchIndex', ['search', 'index.bin']);

export const GET: APIRoute<StaticPath<'searchIndex'>['props']> = ({ props: { page } }) => {
	const facets = openPlan(VITRINE_BUILD).read(page).facets();
	const shift = shiftFor(facets.map(({ id }) => id));
	const headers = { 'content-type': 'application/octet-stream' };
	return new Response(writeIndex(facets, { shift }), { headers });
};
