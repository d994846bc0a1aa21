import type { LegalText } from '../../domain/legal.ts';
import type { Office } from '../../domain/office.ts';
import type { Project } from '../../domain/project.ts';
import type { Unit } from '../../domain/unit.ts';
import { textsIn } from '../privacy/hidden/draft-texts.ts';
import { houseKeys, houseMentions, namesHouse } from '../privacy/hidden/house-mentions.ts';
import type { Source } from '../queries/questions.ts';

/** Records as they are published now. */
export type Stored = Pick<Source, 'unit' | 'project' | 'legal'>;

/** Whether a record names one of these houses, other than the one it shows itself. */
export function namesOneOf(houses: ReadonlySet<string>, record: Unit | Project): boolean {
	if (houses.size === 0) return false;
	const own = new Set(houseKeys(record.place));
	return textsIn(record).some((text) =>
		houseMentions(text).some(({ key }) => houses.has(key) && !own.has(key)),
	);
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
