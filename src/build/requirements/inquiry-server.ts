import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { attempt } from '../../domain/attempt.ts';
import { reasonOf } from '../../domain/sentences/failure.ts';
import { inquiryPath } from '../../intake/form.ts';
import type { Environment } from '../../wiring.ts';

/** Says that a site for a host of plain files, which takes no forms, does not name who takes its inquiries. */
export function unnamedServer({
	site,
	staticHost,
}: Pick<Environment, 'site' | 'staticHost'>): string[] {
	if (staticHost === undefined || site.inquiry.endpoint !== undefined) return [];
	return [
		`Nothing would take inquiries: the site is for a host of plain files (${staticHost}), which takes no forms; set \`inquiry.endpoint\` in src/company/config.ts to the origin of an inquiry server (\`npm start -- --intake\`, see docs/deploy.md), or leave VITRINE_STATIC_HOST empty where \`npm start\` serves the pages.`,
	];
}

/**
 * Asks the inquiry server of a site, where it stands elsewhere, whether it takes inquiries, as a browser would: `GET
 * /ready` must answer `{"status":"ready"}`, and `OPTIONS /inquiry` must allow the pages of the site.
 * @param address of the site whose pages will send
 * @param pauses milliseconds before the second try, the third, and so on
 * @returns one sentence that says what it answered instead, or none
 */
export async function deafServer(
	endpoint: string | undefined,
	address: string,
	pauses: readonly number[],
): Promise<string[]> {
	if (endpoint === undefined) return [];
	const { origin } = new URL(address);
	let problem: string | undefined;
	for (const pause of [...pauses, undefined]) {
		problem = await problemOf(endpoint, origin);
		if (problem === undefined) return [];
		if (pause !== undefined) await setTimeout(pause);
	}
	return [
		`The inquiry server ${endpoint} does not take inquiries (${problem}), so what visitors send would be lost: start it first (\`npm start -- --intake\` needs no pages, see docs/deploy.md) or mend \`inquiry.endpoint\` in src/company/config.ts; \`npm run build -- --accept-endpoint\` publishes all the same.`,
	];
}

async function problemOf(endpoint: string, origin: string): Promise<string | undefined> {
	try {
		const ready = await ask(`${endpoint}/ready`, {});
		const text = (await ready.text()).slice(0, 1000);
		const { status } = Ready.parse(attempt((): unknown => JSON.parse(text)));
		if (ready.status !== 200 || status !== 'ready') {
			return `GET /ready answers ${ready.status}${status === undefined ? '' : ` and "${status}"`}`;
		}
		const allowed = await ask(`${endpoint}${inquiryPath}`, {
			method: 'OPTIONS',
			headers: { origin, 'access-control-request-method': 'POST' },
		});
		await allowed.body?.cancel();
		if (allowed.headers.get('access-control-allow-origin') === origin) return undefined;
		return `OPTIONS ${inquiryPath} does not allow the pages of ${origin}: set SITE_URL there to this origin`;
	} catch (error) {
		const cause = error instanceof TypeError && error.cause ? error.cause : error;
		return reasonOf(cause) || 'it cannot be reached';
	}
}

const Ready = z.object({ status: z.enum(['ready', 'not ready']).optional() }).catch({});

async function ask(url: string, request: RequestInit): Promise<Response> {
	return await fetch(url, {
		...request,
		redirect: 'manual',
		signal: AbortSignal.timeout(10_000),
	});
}
