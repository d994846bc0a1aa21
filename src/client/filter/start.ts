import styles from '../../styles/filter-panels.css?url';
import { namePlaces } from '../../search/place-names.ts';
import { loadStyles } from '../load-styles.ts';
import { openSearch } from '../../search/browser/query.ts';
import { loadIndex } from '../load-index.ts';
import { fillOptions } from './options.ts';
import type { Attempt } from './attempt.ts';
import { readSettings } from './settings.ts';
import { pause, slicedBy } from '../slices.ts';
import { speechOf } from './speech.ts';
import { createStore, type ListStore } from './store.ts';

/**
 * Makes the filters of a list work.
 * @param attempt does what needs the network later
 * @throws without a network, and when the index is of another version than this script
 */
export async function startFilters(form: HTMLFormElement, attempt: Attempt): Promise<ListStore> {
	const settings = readSettings(form);
	const [index] = await Promise.all([loadIndex(settings.index), loadStyles(styles)]);
	if (index.cities) {
		const { createCityChoice } = await import('./city-choice.ts');
		return createCityChoice(form, settings);
	}
	const search = openSearch(index);
	// Each piece of work by itself, so that none of them keeps the visitor waiting.
	await pause();
	const known = { index, places: namePlaces(index.places) };
	const context = { settings, known, speech: speechOf(form, { settings, index }) };
	await slicedBy(fillOptions(form, context), () => true);
	await pause();
	return createStore(form, { search, context, attempt });
}
