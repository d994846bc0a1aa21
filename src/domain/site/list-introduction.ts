import { z } from 'zod';
import { Deal, UnitKind } from '../unit.ts';
import { Localised } from '../locale.ts';

/** A few sentences of the company's own about what a list holds. */
export const ListIntroduction = z.strictObject({
	deal: Deal,
	kind: UnitKind.optional(),
	city: z.string().min(1).optional(),
	/** Of that city. */
	district: z.string().min(1).optional(),
	/** Paragraphs, with an empty line between them. */
	text: Localised,
});
export type ListIntroduction = z.infer<typeof ListIntroduction>;

/** What a company says about exactly this list. */
export function introductionOf(
	list: Pick<ListIntroduction, 'deal' | 'city' | 'district'> & {
		readonly unitKind?: ListIntroduction['kind'];
	},
	{ introductions }: { readonly introductions: readonly ListIntroduction[] },
): Localised | undefined {
	return introductions.find(
		({ deal, kind, city, district }) =>
			deal === list.deal &&
			kind === list.unitKind &&
			city === list.city &&
			district === list.district,
	)?.text;
}
