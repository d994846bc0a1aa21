import type { Localised } from '../localised.ts';
import type { Costs } from '../price.ts';
import type { Unit } from '../unit.ts';

/** What units and projects have in words. */
interface Worded extends Pick<Unit, 'title' | 'description' | 'location' | 'furnishing'> {
	readonly subtitle?: Localised | undefined;
	readonly other?: Localised;
	readonly commission?: Localised | undefined;
	readonly commissionNote?: Localised | undefined;
	readonly costs?: Pick<Costs, 'commission' | 'commissionNote'>;
	readonly links: readonly { readonly url: string }[];
	readonly fields: readonly { readonly key: string; readonly value: string }[];
}

/** Every text of a unit or project that somebody wrote, by the name of its field and language. */
export function* publishedTexts(record: Worded): Generator<readonly [field: string, text: string]> {
	const { title, subtitle, description, location, furnishing, other, costs } = record;
	const commission = record.commission ?? costs?.commission;
	const commissionNote = record.commissionNote ?? costs?.commissionNote;
	const texts = { title, subtitle, description, location, furnishing, other };
	const all = { ...texts, commission, commissionNote };
	for (const [field, text] of Object.entries(all)) {
		for (const [locale, words] of Object.entries(text ?? {})) yield [`${field} (${locale})`, words];
	}
	for (const { url } of record.links) yield ['links', url];
	for (const { key, value } of record.fields) yield [`field "${key}"`, value];
}
