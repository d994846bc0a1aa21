import { z } from 'zod';
import { attempt } from '../domain/attempt.ts';
import type { HookVerdict } from './hook-signature.ts';
import type { BuildRequest, Rebuilds } from './rebuild.ts';

/** Where the CRM, or whoever else knows the secret, says that something has changed. */
export const hookPath = '/hooks/crm';
/** Bytes of a call; a unit with a hundred pictures comes near to it. */
export const hookBytes = 512 * 1024;

export type HookEvent =
	| { readonly event: 'hook'; readonly request: 'everything' | 'units' }
	| { readonly event: 'hook-refused' };

/** Takes calls in and answers at once; what they say is only used to know what to read again. */
export function createHookEndpoint({
	check,
	rebuilds,
	report,
}: {
	readonly check: (headers: Headers, body: Uint8Array) => Promise<HookVerdict>;
	readonly rebuilds: Pick<Rebuilds, 'ask'>;
	/** Told what happened; nothing of a call is in it. */
	readonly report: (event: HookEvent) => void;
}): (request: Request) => Promise<Response> {
	return async (call) => {
		const body = new Uint8Array(await call.arrayBuffer());
		const verdict = await check(call.headers, body);
		if (verdict === 'refused') {
			report({ event: 'hook-refused' });
			return answer(401, 'The signature is missing or wrong.');
		}
		const request = requestOf(body);
		if (!request) return answer(400, 'The body is no JSON object.');
		rebuilds.ask(request, { repeated: verdict === 'repeated' });
		report({ event: 'hook', request: request.units === undefined ? 'everything' : 'units' });
		return answer(202, 'The site will be built again.');
	};
}

/** Of no more digits than `--units` takes: a build that refuses its own order would fail again and again. */
const UnitId = z.int().positive().max(999_999_999_999_999);
/** `{ "units": [4711] }`, as one's own automations send it, and a unit as the CRM sends it. */
const UnitList = z.object({ units: z.array(UnitId).min(1) });
const UnitRecord = z.object({ id: UnitId, marketing_type: z.unknown() });

/** The unit a call is about; a call about anything else, such as a project, asks for everything. */
function requestOf(body: Uint8Array): BuildRequest | undefined {
	// A decoder takes off a byte order mark.
	const json = new TextDecoder().decode(body);
	const parsed = z.looseObject({}).safeParse(attempt((): unknown => JSON.parse(json)));
	if (!parsed.success) return undefined;
	const list = UnitList.safeParse(parsed.data);
	if (list.success) return { units: list.data.units };
	const unit = UnitRecord.safeParse(parsed.data);
	if (unit.success && 'marketing_type' in parsed.data) return { units: [unit.data.id] };
	return {};
}

function answer(status: number, message: string): Response {
	return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store' } });
}
