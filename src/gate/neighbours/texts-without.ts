import type { UnitDraft } from '../draft.ts';
import { defined } from '../fields/defined.ts';
import type { HiddenFact } from '../hidden/fact.ts';
import { wordsWithout } from './words-without.ts';

/** A unit of which no words, captions and links tell what another one hides. */
export function textsWithout(draft: UnitDraft, fact: HiddenFact): UnitDraft {
	const { tells, line, lines, rich, legal, photos, links } = wordsWithout(fact);
	const { district, region, ...place } = draft.place;
	const { deposit, commission, commissionNote, ...costs } = draft.costs;
	const { condition, quality, heating, availableFrom, energy, ...rest } = draft;
	const { carrier, ...consumption } = energy ?? {};
	return {
		...rest,
		costs: {
			...costs,
			...defined({
				deposit: legal(deposit),
				commission: legal(commission),
				commissionNote: legal(commissionNote),
			}),
		},
		...defined({
			condition: line(condition),
			quality: line(quality),
			heating: line(heating),
			energy: energy && { ...consumption, ...defined({ carrier: legal(carrier) }) },
		}),
		...(availableFrom &&
			!(availableFrom.kind === 'text' && tells(availableFrom.text)) && { availableFrom }),
		reference: tells(draft.reference) ? String(draft.id) : draft.reference,
		title: lines(draft.title),
		description: rich(draft.description),
		location: rich(draft.location),
		furnishing: rich(draft.furnishing),
		other: rich(draft.other),
		place: { ...place, ...defined({ district: line(district), region: line(region) }) },
		fields: draft.fields.filter(({ value }) => !tells(value)),
		flooring: draft.flooring.filter((value) => !tells(value)),
		bathroom: draft.bathroom.filter((value) => !tells(value)),
		photos: photos(draft.photos),
		links: links(draft.links),
	};
}
