import { day } from './parts.ts';
import type { PlantedFault } from './planted.ts';
import { withRecords, withTotal, type ChangeAnswer } from './network.ts';

/** What a fault that is planted makes of the CRM's answers to a build; nothing where it is another one. */
export function changedAnswers(
	planted: PlantedFault | undefined,
	now: () => number,
): ChangeAnswer | undefined {
	const cache = new Map<string, { readonly at: number; readonly answer: Response }>();
	switch (planted) {
		case 'takes a short page for all':
			return (_, answer) => withTotal(answer, (_total, listed) => listed);
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

/** Units as if they did not ask to hide something. */
function unitsWith(flag: string): ChangeAnswer {
	return async ({ url }, answer) => {
		if (!url.includes('/units')) return answer;
		return withRecords(answer, (all) =>
			all.map((unit) => {
				const value = unit[flag];
				const isWrapped = typeof value === 'object' && value !== null;
				return { ...unit, [flag]: isWrapped ? { ...value, value: false } : false };
			}),
		);
	};
}
