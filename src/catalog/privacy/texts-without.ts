import type { Localised } from '../../domain/localised.ts';
import type { UnitDraft } from './draft.ts';
import { defined } from './defined.ts';
import { redactHtml, redactLine, secretsIn, tellsIn, type Secret } from './secrets.ts';

/** A unit of which no words, captions and links tell a secret that another one has. */
export function textsWithout(draft: UnitDraft, secret: Secret): UnitDraft {
	const all = [secret];
	const tells = (text: string | undefined) => text !== undefined && secretsIn(text, all).length > 0;
	const line = (text: string | undefined) => (tells(text) ? undefined : text);
	const rich = (texts: Localised) => mapped(texts, (html) => redactHtml(html, all).text);
	const lines = (texts: Localised) => mapped(texts, line);
	const linesIfAny = (texts: Localised | undefined) => {
		const shown = texts && lines(texts);
		return shown && Object.keys(shown).length > 0 ? shown : undefined;
	};
	// What the law wants told stays, but for the secret.
	const masked = (texts: Localised | undefined) =>
		texts && mapped(texts, (text) => redactLine(text, all).text);
	const { district, region, ...place } = draft.place;
	const { deposit, commission, commissionNote, ...costs } = draft.costs;
	const { condition, quality, heating, availableFrom, energy, ...rest } = draft;
	return {
		...rest,
		costs: {
			...costs,
			...defined({
				deposit: masked(deposit),
				commission: masked(commission),
				commissionNote: masked(commissionNote),
			}),
		},
		...defined({
			condition: line(condition),
			quality: line(quality),
			heating: line(heating),
			energy: energy && { ...energy, ...defined({ carrier: masked(energy.carrier) }) },
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
			return { ...photo, ...defined({ caption: linesIfAny(caption) }) };
		}),
		links: draft.links.flatMap(({ title, ...link }) => {
			if (tellsIn(link.url, all).length > 0) return [];
			return [{ ...link, ...defined({ title: line(title) }) }];
		}),
	};
}

function mapped(texts: Localised, change: (text: string) => string | undefined): Localised {
	const entries = Object.entries(texts).map(([locale, text]) => [locale, change(text)] as const);
	return Object.fromEntries(entries.filter(([, text]) => text !== undefined));
}
