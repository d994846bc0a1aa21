import { nothing, render } from 'lit-html';
import { loadStyles } from '../load-styles.ts';
import { isMonthly } from '../monthly.ts';
import { compareFacts } from './compare.ts';
import styles from './comparison-table.css?url';
import { comparisonTable } from './comparison-table.ts';
import type { ShortlistSettings } from './settings.ts';
import type { LoadedUnits } from './units.ts';
import { mostCompared, type ShortlistView } from './view.ts';

/**
 * Loads how the comparison looks.
 * @throws without a network; the next try asks again
 */
export async function openComparison(): Promise<DrawCompare> {
	await loadStyles(styles);
	return drawCompare;
}

export type DrawCompare = typeof drawCompare;

/** Shows the units that are compared beside each other, or says what is to be done for it. */
function drawCompare(
	section: Element | null,
	{
		view: { compared, isFull, onOffer },
		loaded,
		notes,
		settings,
	}: {
		readonly view: ShortlistView;
		readonly loaded: LoadedUnits | undefined;
		readonly notes: ReadonlyMap<number, string>;
		readonly settings: ShortlistSettings;
	},
): void {
	const { words } = settings;
	const table = section?.querySelector('table');
	const known = compared.length > 1 ? loaded : undefined;
	const isShown = known !== undefined;
	table?.parentElement?.toggleAttribute('hidden', !isShown);
	section?.querySelector('[data-legend]')?.toggleAttribute('hidden', !isShown);
	const isMost = isFull && onOffer.length > mostCompared;
	sayHint(section, compared.length < 2 ? words.hint : isMost ? words.most : '');
	if (!table) return;
	if (!known) return void render(nothing, table);
	const units = compared.flatMap((id) => known.units.get(id) ?? []);
	const facts = compareFacts(units, {
		...settings,
		index: known.index,
		isPerMonth: isMonthly(),
	});
	render(comparisonTable({ units, facts, notes, words }), table);
}

function sayHint(section: Element | null, text: string): void {
	const hint = section?.querySelector<HTMLElement>('[data-hint]');
	if (!hint) return;
	hint.textContent = text;
	hint.hidden = text === '';
}
