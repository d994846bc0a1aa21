import type { LegalText } from '../../domain/legal.ts';
import type { Office } from '../../domain/office.ts';
import { textsIn } from '../../gate/hidden/draft-texts.ts';
import { namesHouse } from '../../gate/hidden/house-mentions.ts';
import type { Source } from '../queries/questions.ts';

/**
 * Whether a legal text names a house beside the company's offices and is not as it was published: whether a unit hides
 * that house only a reading of everything can tell.
 */
export function mayTellHouse(
	text: LegalText,
	{
		stored,
		offices,
	}: { readonly stored: Pick<Source, 'legal'>; readonly offices: readonly Office[] },
): boolean {
	if (!namesHouse(textsIn(text), offices)) return false;
	const { changedOn: _day, ...before } = stored.legal(text.kind)?.record ?? { kind: text.kind };
	return JSON.stringify(before) !== JSON.stringify(text);
}
