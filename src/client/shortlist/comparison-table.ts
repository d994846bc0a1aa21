import { html, nothing, type TemplateResult } from 'lit-html';
import type { Compared, ComparedFact } from './compare.ts';
import type { ShortlistSettings } from './settings.ts';

/** The facts, a row each, under the titles of the units. */
export function comparisonTable({
	units,
	facts,
	words,
}: {
	readonly units: readonly Compared[];
	readonly facts: readonly ComparedFact[];
	readonly words: ShortlistSettings['words'];
}): TemplateResult {
	const heads = units.map(
		({ card }) =>
			html`<th scope="col">
				<a href=${card.href} lang=${card.lang ?? nothing}>${card.title}</a>
			</th>`,
	);
	const rows = facts.map(
		({ name, values, differs }) =>
			html`<tr class=${differs ? 'differs' : ''}>
				<th scope="row">${name}${differs ? sign('\u00a0≠', ` (${words.differs})`) : nothing}</th>
				${values.map((value) => html`<td>${value || sign('–', words.unknown)}</td>`)}
			</tr>`,
	);
	return html`<thead>
			<tr>
				<td></td>
				${heads}
			</tr>
		</thead>
		<tbody>
			${rows}
		</tbody>`;
}

/** A sign, and the word for it where it is not seen. */
function sign(text: string, word: string): TemplateResult {
	return html`<span aria-hidden="true">${text}</span><span class="visually-hidden">${word}</span>`;
}
