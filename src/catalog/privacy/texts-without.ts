import type { Localised } from '../../domain/localised.ts';
import type { UnitDraft } from './draft.ts';
import { defined } from './defined.ts';
import { clausesBeside, dropFromHtml, dropFromLine } from './drop-sentences.ts';
import { tellsIn } from './told-by-link.ts';
import { whatIsTold, type HiddenFact } from './hidden-fact.ts';

/** A unit of which no words, captions and links tell what another one hides. */
export function textsWithout(draft: UnitDraft, fact: HiddenFact): UnitDraft {
	const all = [fact];
	const tells = (text: string) => whatIsTold(text, all).length > 0;
	const line = (text: string | undefined) =>
		text === undefined ? undefined : dropFromLine(text, all).text;
	const rich = (texts: Localised) => mapped(texts, (html) => dropFromHtml(html, all).text);
	const lines = (texts: Localised) => mapped(texts, line);
	// What the law wants told stays as far as it can.
	const legal = (texts: Localised | undefined) =>
		texts && ifAny(mapped(texts, (text) => clausesBeside(text, all)));
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
		photos: draft.photos.map(({ caption, ...photo }) => {
			return { ...photo, ...defined({ caption: caption && ifAny(lines(caption)) }) };
		}),
		links: draft.links.flatMap(({ title, ...link }) => {
			if (tellsIn(link.url, all).length > 0) return [];
			return [{ ...link, ...defined({ title: line(title) }) }];
		}),
	};
}

function ifAny(texts: Localised): Localised | undefined {
	return Object.keys(texts).length > 0 ? texts : undefined;
}

function mapped(texts: Localised, change: (text: string) => string | undefined): Localised {
	const entries = Object.entries(texts).map(([locale, text]) => [locale, change(text)] as const);
	return Object.fromEntries(entries.filter(([, text]) => text !== undefined));
}
