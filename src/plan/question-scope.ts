import type { Question } from '../catalog/queries/questions.ts';
import { priceBand, type UnitFilter } from '../catalog/queries/unit-filter.ts';

/** Which units the answer to a question about lists can depend on; what is absent does not matter. */
export interface Scope extends UnitFilter {
	/** Prices that count; all do when absent. */
	readonly band?: ReturnType<typeof priceBand>;
}

/** For a question about single records it is empty: those are found by their ids. */
export function scopeOf(question: Question): Scope {
	switch (question[0]) {
		case 'ids':
		case 'count':
		case 'cities':
		case 'kinds':
		case 'districts':
		case 'spreads':
			return question[1];
		case 'fills': {
			// Wider lists of the same city count as well.
			const { deal, city } = question[1];
			return { deal, city, onOffer: true };
		}
		case 'similar': {
			// Units of the same project count whatever their kind, city and price are.
			const { kind, city, deal, projectId } = question[1];
			return { kind, city, deal, projectId, onOffer: true, band: priceBand(question[1]) };
		}
		case 'unit':
		case 'project':
		case 'legal':
		case 'projects':
		case 'isNew':
		case 'people':
		case 'person':
		case 'places':
		case 'priceBands':
		case 'between':
			return {};
		case 'indexedUnits':
		case 'described': {
			const [, city] = question;
			return { city };
		}
	}
}
