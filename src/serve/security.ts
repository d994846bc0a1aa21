import type { Env, Hono } from 'hono';
import {
	partHeaders,
	partTypes,
	resourcePolicy,
	securityHeaders,
	type HeaderRules,
} from '../hosts/headers.ts';

/**
 * Adds the headers of the site to every answer. The rules are asked for with each answer, because a new release may
 * have another origin, or follow a preview.
 */
export function addSecurity<E extends Env>(app: Hono<E>, rulesNow: () => HeaderRules): void {
	let rules = rulesNow();
	let headers = headersOf(rules);
	app.use(async (context, next) => {
		await next();
		const now = rulesNow();
		if (JSON.stringify(now) !== JSON.stringify(rules)) headers = headersOf(now);
		rules = now;
		const isPart = partTypes.test(context.res.headers.get('content-type') ?? '');
		for (const [name, value] of isPart ? headers.ofParts : headers.ofDocuments) {
			context.res.headers.set(name, value);
		}
		if (context.req.path.startsWith(`/${resourcePolicy.folder}/`)) {
			context.res.headers.set(resourcePolicy.name, resourcePolicy.pictures);
		}
	});
}

function headersOf(rules: HeaderRules) {
	return {
		ofDocuments: Object.entries(securityHeaders(rules)),
		ofParts: Object.entries(partHeaders(rules)),
	};
}
