import { html, nothing, type TemplateResult } from 'lit-html';
import type { CardPicture } from '../../view/unit/card-file.ts';
import { fill } from '../fill.ts';
import { pictureOf } from '../results/picture.ts';
import type { Compared, ComparedFact } from './compare.ts';
import type { ShortlistSettings } from './settings.ts';

interface Comparison {
	readonly units: readonly Compared[];
	readonly facts: readonly ComparedFact[];
	/** What the visitor has written, by id. */
	readonly notes: ReadonlyMap<number, string>;
	readonly words: ShortlistSettings['words'];
}

/**
 * Pictures, plans, facts and notes, a row each, under the titles of the units. It is said to be a table with its parts,
 * as some browsers take it for none where its style sheet lays it out for a narrow screen.
 */
export function comparisonTable(comparison: Comparison): TemplateResult {
	const { units, facts, words } = comparison;
	const heads = units.map(
		({ card }) =>
			html`<th scope="col" role="columnheader">
				<a href=${card.href} lang=${card.lang ?? nothing}>${card.title}</a>
			</th>`,
	);
	const rows = facts.map(({ name, values, langs, differs }) => {
		const cells = values.map((value, at) =>
			value && value !== words.notDue
				? html`<td role="cell" lang=${langs?.[at] ?? nothing}>${value}</td>`
				: unsaid(value || words.unknown),
		);
		return html`<tr role="row" class=${differs ? 'differs' : ''}>
			<th scope="row" role="rowheader">
				${name}${differs ? sign('\u00a0≠', ` (${words.differs})`) : nothing}
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
function photoRow({ units, words }: Comparison): TemplateResult | typeof nothing {
	const photos = units.map(({ card }) => (card.picture?.isPlan ? undefined : card.picture));
	if (!photos.some(Boolean)) return nothing;
	return html`<tr role="row">
		<th scope="row" role="rowheader">${words.picture}</th>
		${photos.map((photo) => (photo ? html`<td role="cell">${frame(photo)}</td>` : unsaid(words.noPicture)))}
	</tr>`;
}

/** The floor plan of each unit, which leads to where its page shows it large. */
function planRow({ units, words }: Comparison): TemplateResult | typeof nothing {
	if (!units.some(({ card }) => card.plan)) return nothing;
	const cells = units.map(({ card: { plan, href, name } }) => {
		if (!plan) return unsaid(words.noPlan);
		// The link is named after the unit; what the account calls the drawing says no more.
		const alt = fill(words.planOf, { title: name });
		return html`<td role="cell">
			<a href="${href}#plans">${frame({ ...plan, alt, lang: undefined })}</a>
		</td>`;
	});
	return html`<tr role="row">
		<th scope="row" role="rowheader">${words.plan}</th>
		${cells}
	</tr>`;
}

/** What the visitor has written of each unit, which is no fact that differs. */
function noteRow({ units, notes, words }: Comparison): TemplateResult | typeof nothing {
	const texts = units.map(({ card }) => notes.get(card.id)?.trim() ?? '');
	if (!texts.some(Boolean)) return nothing;
	return html`<tr role="row">
		<th scope="row" role="rowheader">${words.note}</th>
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
