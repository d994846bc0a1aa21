import { searchPath } from '../i18n/search-path.ts';
import { readPointsInSteps } from '../search/browser/read-points.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { loadInSteps } from './load-index.ts';
import { loadOnce } from './load-once.ts';

/**
 * Loads where the units of an index are.
 * @throws as `loadIndex`
 */
export const loadPoints = loadOnce((index: SearchIndex) =>
	// It speaks no language.
	loadInSteps(searchPath('de', { kind: 'searchPoints', city: index.city }), (bytes) =>
		readPointsInSteps(bytes, index),
	),
);
