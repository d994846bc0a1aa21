import {
	becauseOfPart,
	genericClaim,
	measured,
	neutralClaim,
	publicPlan,
	stem,
} from './environmental-words.ts';
import { everyInvisible } from './invisible.ts';
import { plainWords } from './plain-words.ts';

/** A claim on the environment in a text, and the words that make it. */
export interface EnvironmentalClaim {
	readonly kind: 'generic' | 'part' | 'neutral';
	readonly words: string;
}

/** The claims that a text makes on the environment, except where their measure stands in the same sentence. */
export function environmentalClaims(text: string): EnvironmentalClaim[] {
	if (!stem.test(text.toLowerCase())) return [];
	const plain = plainWords(text.replaceAll(everyInvisible, ''));
	const found = new Map<string, EnvironmentalClaim>();
	for (const sentence of plain.split(/(?<=[.!?;:])\s+/u)) {
		for (const claim of claimsIn(sentence)) {
			const key = `${claim.kind} ${claim.words.toLowerCase()}`;
			if (!found.has(key)) found.set(key, claim);
		}
	}
	return [...found.values()];
}

function* claimsIn(sentence: string): Generator<EnvironmentalClaim> {
	const neutral = neutralClaim.exec(sentence)?.[0];
	if (neutral !== undefined && !publicPlan.test(sentence)) {
		yield { kind: 'neutral', words: neutral };
	}
	const generic = genericClaim.exec(sentence)?.[0];
	if (generic === undefined) return;
	const [, because, part] = becauseOfPart.exec(sentence) ?? [];
	// What stands between may be anything, and is not quoted.
	if (part !== undefined) yield { kind: 'part', words: `${generic} … ${because} … ${part}` };
	else if (!measured.test(sentence)) yield { kind: 'generic', words: generic };
}
