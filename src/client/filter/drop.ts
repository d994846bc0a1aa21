import type { Found } from '../../search/browser/query.ts';
import { withoutCondition, type Choice } from './choice.ts';
import { plainNames, type Label } from './labels.ts';

/** What to take away where nothing was found. */
export interface Drop {
	/** All of a part of the choice in words, and what remains without it; nothing for the view of the map. */
	readonly label?: Label;
	/** How many units there are then. */
	readonly count: number;
}

/** The one part of a choice whose absence brings most; nothing where no part does. */
export function bestDrop({
	choice,
	found,
	labels,
}: {
	readonly choice: Choice;
	readonly found: Pick<Found, 'without'>;
	/** Those of the choice. */
	readonly labels: readonly Label[];
}): Drop | undefined {
	const [best] = [...found.without]
		.filter(([part, total]) => part !== 'deal' && total > 0)
		.toSorted(([, a], [, b]) => b - a);
	if (!best) return undefined;
	const [part, count] = best;
	const own = labels.filter((label) => label.part === part);
	if (own.length === 0) return undefined;
	// In the sentence they stand in quotation marks, which those of a label would double.
	const words =
		part === 'found' ? plainNames(choice.words) : own.map((label) => label.words).join(', ');
	return { label: { part, words, rest: dropped(choice, part) }, count };
}

function dropped(from: Choice, part: string): Choice {
	const filter = withoutCondition(from.filter, part);
	return { ...from, filter, page: 1, words: part === 'found' ? '' : from.words };
}
