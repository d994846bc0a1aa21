import { choiceOf } from './choice.ts';
import { hearClicks } from './clicks.ts';
import type { Course } from './course.ts';
import { readForm } from './form.ts';
import type { Outcome } from './outcome.ts';
import type { Panels } from './panels.ts';
import type { FilterContext } from './settings.ts';
import type { ListingMap } from '../map/view.ts';

/** The filters of a list, once they are there. */
export interface FilterController {
	/** Opens what a button stands for, unless the browser does. */
	open(button: HTMLElement, byBrowser: boolean): void;
	/** A control was changed. */
	changed(): void;
	/** The address was changed by going back or forth. */
	restore(): void;
	/** The map beside the list was made. */
	join(map: ListingMap): void;
	/** Only these are in view on the map; all without ids. */
	view(ids?: readonly number[]): void;
}

/** Answers to whatever the visitor does with the form, the list, the map and the history. */
export function createController(
	form: HTMLFormElement,
	{
		context: { settings, known },
		course,
		outcome,
		panels,
	}: {
		readonly context: FilterContext;
		readonly course: Course;
		readonly outcome: Outcome;
		readonly panels: Panels;
	},
): FilterController {
	const { deal, facet } = settings;

	hearClicks({
		reset() {
			const { sort } = course.choice();
			course.choose({ filter: { deal, ...facet.start }, words: '', sort, page: 1 });
			// The button below an empty result goes with it.
			if (document.activeElement?.closest('[data-nothing]')) count()?.focus();
		},
		drop() {
			const label = outcome.drop()?.label;
			if (label) course.choose(label.rest);
			else outcome.leaveMap();
			count()?.focus();
		},
		async turn(page) {
			await course.turn(page, 'push');
			// From the beginning of the page that came.
			count()?.scrollIntoView({ block: 'center' });
			count()?.focus({ preventScroll: true });
		},
	});

	return {
		open: panels.open,
		changed() {
			const next = choiceOf(readForm(form), known);
			course.follow({ ...next, filter: { deal, ...next.filter }, page: 1 });
		},
		restore: () => void course.restore(),
		join: (map) => outcome.join(map, course.ids()),
		view(ids) {
			outcome.view(ids);
			void course.turn(1, 'replace');
		},
	};
}

/** Where the page says how many were found. */
function count(): HTMLElement | null {
	return document.querySelector<HTMLElement>('[data-found]');
}
