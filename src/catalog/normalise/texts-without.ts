import type { Localised } from '../../domain/localised.ts';
import type { UnitDraft } from '../draft.ts';
import { redactHtml, secretsIn, tellsIn, type Secret } from './secrets.ts';

/** A unit whose texts, captions and links do not tell a secret that another one has. */
export function textsWithout(draft: UnitDraft, secret: Secret): UnitDraft {
	const all = [secret];
	const tells = (text: string | undefined) => text !== undefined && secretsIn(text, all).length > 0;
	const rich = (texts: Localised) => mapped(texts, (html) => redactHtml(html, all).text);
	const lines = (texts: Localised) => mapped(texts, (text) => (tells(text) ? undefined : text));
	const { district, region, ...place } = draft.place;
	const { condition, quality, heating, availableFrom, ...rest } = draft;
	return {
		...rest,
		...(condition !== undefined && !tells(condition) && { condition }),
		...(quality !== undefined && !tells(quality) && { quality }),
		...(heating !== undefined && !tells(heating) && { heating }),
		...(availableFrom &&
			!(availableFrom.kind === 'text' && tells(availableFrom.text)) && { availableFrom }),
		reference: tells(draft.reference) ? String(draft.id) : draft.reference,
		title: lines(draft.title),
		description: rich(draft.description),
		location: rich(draft.location),
		furnishing: rich(draft.furnishing),
		other: rich(draft.other),
		place: {
			...place,
			...(district !== undefined && !tells(district) && { district }),
			...(region !== undefined && !tells(region) && { region }),
		},
		fields: draft.fields.filter(({ value }) => !tells(value)),
		flooring: draft.flooring.filter((value) => !tells(value)),
		bathroom: draft.bathroom.filter((value) => !tells(value)),
		photos: draft.photos.map(({ caption, ...photo }) => {
			const shown = caption && lines(caption);
			return { ...photo, ...(shown && Object.keys(shown).length > 0 && { caption: shown }) };
		}),
		links: draft.links.flatMap(({ title, ...link }) => {
			if (tellsIn(link.url, all).length > 0) return [];
			return [{ ...link, ...(title !== undefined && !tells(title) && { title }) }];
		}),
	};
}

function mapped(texts: Localised, change: (text: string) => string | undefined): Localised {
	const entries = Object.entries(texts).map(([locale, text]) => [locale, change(text)] as const);
	return Object.fromEntries(entries.filter(([, text]) => text !== undefined));
}
