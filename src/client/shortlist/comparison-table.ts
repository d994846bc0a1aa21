import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { ShortlistWords } from '../../view/listing/shortlist.ts';
import type { CardPicture, SearchCard } from '../../view/unit/card-file.ts';
import { isMonthly } from '../monthly.ts';
import type { Say } from '../page-data.ts';
import { pictureOf } from '../results/picture.ts';
import { compareFacts } from './compare.ts';
import type { ListedUnits } from './units.ts';
import { mostCompared, type ShortlistView } from './view.ts';

interface Comparison {
	readonly cards: readonly SearchCard[];
	/** What the visitor has written, by id. */
	readonly notes: ReadonlyMap<number, string>;
	readonly say: Say<ShortlistWords>;
}

/** Shows the units that are compared beside each other, or says what is to be done for it. */
export function drawComparison(
	section: Element | null,
	{ compared, isFull, onOffer }: ShortlistView,
	{ units, say, notes }: Omit<Comparison, 'cards'> & { readonly units: ListedUnits },
): void {
	const cards = compared.flatMap((id) => units.get(id)?.card ?? []);
	const isShown = cards.length > 1;
	const isMost = isFull && onOffer.length > mostCompared;
	const hint = section?.querySelector<HTMLElement>('[data-hint]');
	if (hint) {
		hint.hidden = isShown && !isMost;
		hint.textContent = hint.hidden
			? ''
			: say(isShown ? 'shortlist.compareMost' : 'shortlist.compareHint');
	}
	section?.querySelector('[data-legend]')?.toggleAttribute('hidden', !isShown);
	const table = section?.querySelector('table');
	table?.parentElement?.toggleAttribute('hidden', !isShown);
	if (table) render(isShown ? comparisonTable({ cards, notes, say }) : nothing, table);
}

/**
 * Pictures, plans, facts and notes, a row each, under the titles of the units. It is said to be a table with its parts,
 * as some browsers take it for none where its style sheet lays it out for a narrow screen.
 */
function comparisonTable(comparison: Comparison): TemplateResult {
	const { cards, say } = comparison;
	const heads = cards.map(
		(card) =>
			html`<th scope="col" role="columnheader">
				<a href=${card.href} lang=${card.lang ?? nothing}>${card.title}</a>
			</th>`,
	);
	const facts = compareFacts(
		cards.map((card) => card.compared),
		{ say, isPerMonth: isMonthly() },
	);
	const rows = facts.map(({ name, values, langs, differs }) => {
		const cells = values.map((value, at) =>
			value && value !== say('shortlist.notDue')
				? html`<td role="cell" lang=${langs[at] ?? nothing}>${value}</td>`
				: unsaid(value || say('shortlist.unknown')),
		);
		return html`<tr role="row" class=${differs ? 'differs' : ''}>
			<th scope="row" role="rowheader">
				${name}${differs ? sign('\u00a0≠', ` (${say('shortlist.differs')})`) : nothing}
			</th>
			${cells}
		</tr>`;
	});
	return html`<thead role="rowgroup">
			<tr role="row">
				<td role="cell"></td>
				${heads}
			</tr>
		</thead>
		<tbody role="rowgroup">
			${photoRow(comparison)}${planRow(comparison)}${rows}${noteRow(comparison)}
		</tbody>`;
}

/** The picture each unit is shown by, where that is no drawing. */
function photoRow({ cards, say }: Comparison): TemplateResult | typeof nothing {
	const photos = cards.map(({ picture }) => (picture?.isPlan ? undefined : picture));
	if (!photos.some(Boolean)) return nothing;
	return html`<tr role="row">
		<th scope="row" role="rowheader">${say('shortlist.picture')}</th>
		${photos.map((photo) => (photo ? html`<td role="cell">${frame(photo)}</td>` : unsaid(say('unit.noPicture'))))}
	</tr>`;
}

/** The floor plan of each unit, which leads to where its page shows it large. */
function planRow({ cards, say }: Comparison): TemplateResult | typeof nothing {
	if (!cards.some(({ plan }) => plan)) return nothing;
	const cells = cards.map(({ plan, href, name }) => {
		if (!plan) return unsaid(say('shortlist.noPlan'));
		// The link is named after the unit; what the account calls the drawing says no more.
		const alt = say('unit.floorPlanOf', { title: name });
		return html`<td role="cell">
			<a href="${href}#plans">${frame({ ...plan, alt, lang: undefined })}</a>
		</td>`;
	});
	return html`<tr role="row">
		<th scope="row" role="rowheader">${say('unit.floorPlans')}</th>
		${cells}
	</tr>`;
}

/** What the visitor has written of each unit, which is no fact that differs. */
function noteRow({ cards, notes, say }: Comparison): TemplateResult | typeof nothing {
	const texts = cards.map(({ id }) => notes.get(id)?.trim() ?? '');
	if (!texts.some(Boolean)) return nothing;
	return html`<tr role="row">
		<th scope="row" role="rowheader">${say('shortlist.note')}</th>
		${texts.map((text) => html`<td role="cell" class="own-note">${text}</td>`)}
	</tr>`;
}

function frame(picture: CardPicture): TemplateResult {
	const label =
		picture.label && html`<small class="tag tag-low" aria-hidden="true">${picture.label}</small>`;
	return html`<div class="card-picture">${pictureOf(picture, '11rem')}${label ?? nothing}</div>`;
}

function unsaid(words: string): TemplateResult {
	return html`<td role="cell" class="unsaid">${words}</td>`;
}

/** A sign, and the word for it where it is not seen. */
function sign(text: string, word: string): TemplateResult {
	return html`<span aria-hidden="true">${text}</span><span class="visually-hidden">${word}</span>`;
}
