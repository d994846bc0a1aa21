import { readAddress, writeAddress } from './address.ts';
import type { Bar } from './bar.ts';
import { fieldsOf, type Choice } from './choice.ts';
import { findingOf } from './finding.ts';
import { writeForm } from './form.ts';
import { createLinks } from './links.ts';
import type { HistoryChange, Outcome } from './outcome.ts';
import { createPace } from './pace.ts';
import type { Panels } from './panels.ts';
import type { ChoiceSearch } from './search.ts';
import type { FilterContext } from './settings.ts';
import type { Tally } from './tally.ts';
import { drawn, pause } from './slices.ts';

/** The way from what is chosen to what is shown of it. */
export interface Course {
	choice(): Choice;
	/** Ids of what was found, in the order that is chosen. */
	ids(): number[];
	/** Shows what the address says, when the page was opened. */
	begin(): Promise<void>;
	/** Shows what the address says, when somebody went back or forth. */
	restore(): Promise<void>;
	/** Shows a choice, which the controls are set to. */
	choose(next: Choice): void;
	/** Shows a choice, which the controls say. */
	follow(next: Choice): void;
	/** Shows a page of what was found. */
	turn(page: number, how: HistoryChange): Promise<void>;
	/** A panel was opened, or the window of all panels closed. */
	panelsChanged(): void;
}

export function createCourse(
	form: HTMLFormElement,
	{
		context,
		choices,
		bar,
		panels,
		outcome,
		tally,
	}: {
		readonly context: FilterContext;
		readonly choices: ChoiceSearch;
		readonly bar: Bar;
		readonly panels: Panels;
		readonly outcome: Outcome;
		readonly tally: Tally;
	},
): Course {
	const { settings, known, speech } = context;
	const pace = createPace();
	const takeAlong = createLinks(form, context);
	let choice = readAddress(location, context);
	let finding = findingOf(choice, { choices, speech });
	/** The address of what is shown. */
	let shown = '';
	/** Something was chosen in the window of all filters, which is still open. */
	let hasWaited = false;

	/** The links go with it at once, also while nothing of it is shown yet. */
	function take(next: Choice): void {
		choice = next;
		takeAlong(choice);
	}

	function write(next: Choice): void {
		take(next);
		writeForm(form, fieldsOf(choice, known), speech);
	}

	async function look(): Promise<void> {
		await choices.hear(() => choice);
		finding = findingOf(choice, { choices, speech });
		const { total } = finding.found;
		const start = writeAddress({ ...choice, sort: 'newest', page: 1 }, context);
		bar.show(finding.labels, { total, canReset: total > 0 && start !== settings.facet.path });
	}

	/** Shows what was chosen, after the browser has drawn the control that was used. */
	async function update(): Promise<void> {
		if (!(await pace.isTime())) return;
		await look();
		if (panels.isDialogOpen()) hasWaited = true;
		else await apply('replace');
		await pause();
		await count();
	}

	async function apply(how: HistoryChange): Promise<void> {
		hasWaited = false;
		const showing = outcome.show(choice, { ...finding, how });
		shown = location.href;
		await showing;
	}

	/** Ends early when something else is found meanwhile. */
	async function count(): Promise<void> {
		const asked = finding;
		await tally(choice.filter, { finding, isWanted: () => finding === asked });
	}

	return {
		choice: () => choice,
		ids: () => finding.found.ids(choice.sort),
		async begin() {
			write(choice);
			await pause();
			await look();
			await pause();
			// Works out the order of all units, which is known from then on.
			finding.found.ids(choice.sort);
			await pause();
			await apply('keep');
		},
		async restore() {
			// The entry that was left stood for a window over the page, in which something else may be chosen.
			if (location.href === shown) return;
			write(readAddress(location, context));
			await look();
			await apply('keep');
			await count();
		},
		choose(next) {
			write(next);
			void update();
		},
		follow(next) {
			if (next.words !== choice.words) pace.typed();
			take(next);
			void update();
		},
		async turn(page, how) {
			take({ ...choice, page });
			await drawn();
			await apply(how);
			await count();
		},
		panelsChanged() {
			if (hasWaited && !panels.isDialogOpen()) void drawn().then(() => apply('replace'));
			void drawn().then(count);
		},
	};
}
