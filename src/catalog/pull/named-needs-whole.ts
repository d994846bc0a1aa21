import type { LegalText } from '../../domain/legal.ts';
import type { Office } from '../../domain/office.ts';
import type { Project } from '../../domain/project.ts';
import type { Unit } from '../../domain/unit.ts';
import { textsIn } from '../privacy/hidden/draft-texts.ts';
import { houseKeys, houseMentions, namesHouse } from '../privacy/hidden/house-mentions.ts';
import type { Source } from '../queries/questions.ts';

/** Records as they are published now. */
export type Stored = Pick<Source, 'unit' | 'project' | 'legal'>;

/** Finds records that name one of these houses, other than the one they show themselves. */
export function houseSearch(
	houses: ReadonlySet<string>,
): (record: Unit | Project | undefined) => boolean {
	const numbers = [...new Set([...houses].map((key) => key.slice(key.lastIndexOf(' ') + 1)))];
	return (record) => {
		if (!record) return false;
		// Few texts hold one of the numbers, and to take them apart costs far more than to look.
		const texts = textsIn(record).filter((text) => numbers.some((one) => text.includes(one)));
		if (texts.length === 0) return false;
		const own = new Set(houseKeys(record.place));
		return texts.some((text) =>
			houseMentions(text).some(({ key }) => houses.has(key) && !own.has(key)),
		);
	};
}

/**
 * Whether a legal text names a house beside the company's offices and is not as it was published: whether a unit hides
 * that house only a reading of everything can tell.
 */
export function mayTellHouse(
	text: LegalText,
	{ stored, offices }: { readonly stored: Stored; readonly offices: readonly Office[] },
): boolean {
	if (!namesHouse(textsIn(text), offices)) return false;
	const { changedOn: _day, ...before } = stored.legal(text.kind)?.record ?? { kind: text.kind };
	return JSON.stringify(before) !== JSON.stringify(text);
}
