import { day } from './parts.ts';
import type { PlantedFault } from './planted.ts';
import { record, withRecords, type ChangeAnswer } from './network.ts';

/** What a fault that is planted makes of the CRM's answers to a build; nothing where it is another one. */
export function changedAnswers(
	planted: PlantedFault | undefined,
	now: () => number,
): ChangeAnswer | undefined {
	const cache = new Map<string, { readonly at: number; readonly answer: Response }>();
	switch (planted) {
		case 'takes a short page for all':
			return async (_, answer) => believing(answer);
		case 'reads from a cache that is hours old':
			return async ({ url }, answer) => {
				const known = cache.get(url);
				if (known && now() - known.at < 3 * day) return known.answer.clone();
				if (answer.ok) cache.set(url, { at: now(), answer: answer.clone() });
				return answer;
			};
		case 'shows hidden addresses':
			return unitsWith('hide_address');
		case 'tells prices on request':
			return unitsWith('price_on_inquiry');
		default:
			return undefined;
	}
}

/** Says of every list that it is as long as what came. */
async function believing(answer: Response): Promise<Response> {
	const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
	if (!answer.ok || !isJson) return answer;
	const body = record(await answer.clone().json());
	const { data, meta } = body;
	if (!Array.isArray(data) || meta === undefined) return answer;
	return Response.json({ ...body, meta: { ...record(meta), total_count: data.length } });
}

/** Units as if they did not ask to hide something. */
function unitsWith(flag: string): ChangeAnswer {
	return async ({ url }, answer) => {
		const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
		if (!url.includes('/units') || !answer.ok || !isJson) return answer;
		return withRecords(answer, (all) =>
			all.map((unit) => {
				const value = unit[flag];
				const isWrapped = typeof value === 'object' && value !== null;
				return { ...unit, [flag]: isWrapped ? { ...value, value: false } : false };
			}),
		);
	};
}
