import { day } from './parts.ts';
import type { PlantedFault } from './planted.ts';

type Fetch = (request: Request) => Promise<Response>;

/** What a fault that is planted puts before the server; it outlives the process, as a cache of its own does. */
export function changedServer(
	planted: PlantedFault | undefined,
	now: () => number,
): (real: Fetch) => Fetch {
	const cache = new Map<string, { readonly at: number; readonly answer: Response }>();
	const keep = (url: string, answer: Response) =>
		cache.set(url, { at: now(), answer: answer.clone() });
	switch (planted) {
		case 'serves pages from a cache':
			return (real) => async (request) => {
				if (request.method !== 'GET') return real(request);
				const known = cache.get(request.url);
				if (known && now() - known.at < 2 * day) return known.answer.clone();
				const answer = await real(request);
				if (answer.ok) keep(request.url, answer);
				return answer;
			};
		case 'serves what was withdrawn':
			return (real) => async (request) => {
				const answer = await real(request);
				if (request.method !== 'GET') return answer;
				if (answer.ok) keep(request.url, answer);
				return answer.ok ? answer : (cache.get(request.url)?.answer.clone() ?? answer);
			};
		default:
			return (real) => real;
	}
}
