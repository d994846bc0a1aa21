import type { Compared, ComparedFact } from './compare.ts';
import type { ShortlistSettings } from './settings.ts';

/** Draws the facts, a row each, under the titles of the units. */
export function drawComparison(
	table: HTMLTableElement,
	{
		units,
		facts,
		words,
	}: {
		readonly units: readonly Compared[];
		readonly facts: readonly ComparedFact[];
		readonly words: ShortlistSettings['words'];
	},
): void {
	table.replaceChildren();
	const head = table.createTHead().insertRow();
	head.insertCell();
	for (const { card } of units) {
		const link = Object.assign(document.createElement('a'), { href: card.href });
		link.textContent = card.title;
		if (card.lang) link.lang = card.lang;
		head.append(heading('col', link));
	}
	const body = table.createTBody();
	for (const { name, values, differs } of facts) {
		const row = body.insertRow();
		row.append(heading('row', name, ...(differs ? mark(words.differs) : [])));
		row.className = differs ? 'differs' : '';
		for (const value of values) {
			row.insertCell().append(...(value ? [value] : [sign('–'), hidden(words.unknown)]));
		}
	}
}

/** What differs is told by a sign, a word and the weight of its values. */
function mark(word: string): Node[] {
	return [sign('\u00a0≠'), hidden(` (${word})`)];
}

function heading(scope: 'col' | 'row', ...content: readonly (Node | string)[]): HTMLElement {
	const cell = Object.assign(document.createElement('th'), { scope });
	cell.append(...content);
	return cell;
}

function sign(text: string): HTMLElement {
	const span = document.createElement('span');
	span.ariaHidden = 'true';
	span.textContent = text;
	return span;
}

function hidden(text: string): HTMLElement {
	const span = document.createElement('span');
	span.className = 'visually-hidden';
	span.textContent = text;
	return span;
}
