import styles from '../../styles/filter-panels.css?url';
import { createBar } from './bar.ts';
import { createController, type FilterController } from './controller.ts';
import { createCourse, type Course } from './course.ts';
import { namePlaces } from '../../search/place-names.ts';
import { loadSearch } from './load-index.ts';
import { offerOptions } from './offers.ts';
import { createOutcome } from './outcome.ts';
import { createPanels } from './panels.ts';
import { searchChoices } from './search.ts';
import { readSettings } from './settings.ts';
import { createTally } from './tally.ts';
import { loadStyles } from '../load-styles.ts';
import { createResults } from '../results/results.ts';
import { speechOf } from './speech.ts';
import { pause, slicedBy } from './slices.ts';

/**
 * Makes the filters of a list work.
 * @throws without a network, and when the index is of another version than this script
 */
export async function startFilters(form: HTMLFormElement): Promise<FilterController> {
	const settings = readSettings(form);
	const [search] = await Promise.all([loadSearch(settings.index), loadStyles(styles)]);
	const { index } = search;
	// Each piece of work by itself, so that none of them keeps the visitor waiting.
	await pause();
	const known = { index, places: namePlaces(index.places) };
	const context = { settings, known, speech: speechOf(form, { settings, index }) };
	await slicedBy(offerOptions(form, context), () => true);
	await pause();
	const results = createResults({ settings, shift: index.shift });
	const bar = createBar(form, { settings, chosen: (rest) => course.choose(rest) });
	await pause();
	const outcome = createOutcome(context, results);
	const panels = createPanels(form, () => course.panelsChanged());
	await pause();
	const choices = searchChoices(search, settings.locale);
	const tally = createTally(form, { known, choices, panels, settings });
	const parts = { context, choices, bar, panels, outcome, tally };
	const course: Course = createCourse(form, parts);
	const controller = createController(form, { context, course, outcome, panels });
	await course.begin();
	return controller;
}
