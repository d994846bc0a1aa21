import type { ProjectDraft } from '../draft.ts';
import { defined } from '../fields/defined.ts';
import type { HiddenFact } from '../hidden/fact.ts';
import { ifAny, wordsWithout } from './words-without.ts';

/** A project of which no words, captions and links tell what a unit hides. */
export function projectWithout(draft: ProjectDraft, fact: HiddenFact): ProjectDraft {
	const { tells, line, lines, rich, legal, photos, links } = wordsWithout(fact);
	const { subtitle, commission, commissionNote, ...rest } = draft;
	const { district, region, ...place } = draft.place;
	return {
		...rest,
		...defined({
			subtitle: subtitle && ifAny(lines(subtitle)),
			commission: legal(commission),
			commissionNote: legal(commissionNote),
		}),
		title: lines(draft.title),
		description: rich(draft.description),
		location: rich(draft.location),
		furnishing: rich(draft.furnishing),
		place: { ...place, ...defined({ district: line(district), region: line(region) }) },
		fields: draft.fields.filter(({ value }) => !tells(value)),
		photos: photos(draft.photos),
		links: links(draft.links),
	};
}
