import type { APIRoute } from 'astro';
import { openPlan } from '../render/page-plan.ts';

/** Previews stay readable to crawlers, which must see their `noindex` to obey it. */
export const GET: APIRoute = () => {
	const { build } = openPlan(VITRINE_BUILD);
	const lines = ['User-agent: *', 'Allow: /'];
	if (build.mode === 'production') lines.push(`Sitemap: ${build.origin}/sitemap-index.xml`);
	return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain' } });
};
