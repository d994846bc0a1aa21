import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { attempt } from '../../domain/attempt.ts';
import { reasonOf } from '../../domain/sentences/failure.ts';
import { inquiryPath } from '../../intake/form.ts';
import type { BuildFacts } from '../../plan/build-facts.ts';

/**
 * Makes sure that the inquiry server of a public site, where it has one elsewhere, takes what visitors send.
 * @param pauses milliseconds before each further try
 * @throws one sentence that says what it answered instead.
 */
export async function requireReceiver(
	{ site, mode, origin }: Pick<BuildFacts, 'site' | 'mode' | 'origin'>,
	pauses?: readonly number[],
): Promise<void> {
	const { endpoint } = site.inquiry;
	if (endpoint === undefined || mode !== 'production') return;
	await requireIntake({ endpoint, origin: new URL(origin).origin, ...(pauses && { pauses }) });
}

export interface AskedIntake {
	/** Origin of the inquiry server. */
	readonly endpoint: string;
	/** Origin of the site whose pages will send. */
	readonly origin: string;
	/** Milliseconds before the second try, the third, and so on. */
	readonly pauses?: readonly number[];
}

/**
 * Asks the inquiry server of a site whether it takes inquiries, as a browser would: `GET /ready` must answer
 * `{"status":"ready"}`, and `OPTIONS /inquiry` must allow the pages of the site.
 * @throws one sentence that says what it answered instead.
 */
export async function requireIntake({
	endpoint,
	origin,
	pauses = [2_000, 5_000],
}: AskedIntake): Promise<void> {
	let problem: string | undefined;
	for (const pause of [...pauses, undefined]) {
		problem = await problemOf(endpoint, origin);
		if (problem === undefined) return;
		if (pause !== undefined) await setTimeout(pause);
	}
	throw new Error(
		`The inquiry server ${endpoint} does not take inquiries (${problem}), so what visitors send would be lost: start it first (\`npm start -- --intake\` needs no pages, see docs/deploy.md) or mend \`inquiry.endpoint\` in src/company/config.ts; \`npm run build -- --accept-endpoint\` publishes all the same.`,
	);
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
