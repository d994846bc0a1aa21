import {
	becauseOfPart,
	genericClaim,
	measured,
	neutralClaim,
	publicPlan,
	stem,
} from './environmental-claims.ts';
import { german } from './german-provisions.ts';
import { everyInvisible } from './invisible.ts';
import { odrRule } from './european-union.ts';
import { plainWords } from './plain-words.ts';
import type { TextRule } from './text-rule.ts';

function claims(kind: EnvironmentalClaim['kind']): TextRule['words'] {
	return (text) =>
		environmentalClaims(text).flatMap((claim) => (claim.kind === kind ? [claim.words] : []));
}

/** Every rule about texts, of every country and time. */
export const textRules: readonly TextRule[] = [
	odrRule,
	{
		...german.uwg,
		id: 'de-green-claim',
		shows:
			'no generic claim on the environment, unless its measure stands in the same sentence or an excellent performance recognised by the EU is proved',
		says: 'is a generic claim on the environment',
		right: 'what was measured or certified, such as "heat pump, 24 kWh/(m²·a), class A+"',
		words: claims('generic'),
	},
	{
		...german.uwg,
		id: 'de-green-part',
		source: 'no. 4b of the Annex to § 3 (3) UWG',
		shows: 'no claim on the environment about the whole building that a part of it alone bears out',
		says: 'claims of the whole what is true of a part',
		right: 'the part by itself, such as "solar panels of 9.8 kWp on the roof"',
		words: claims('part'),
	},
	{
		...german.uwg,
		id: 'de-climate-neutral',
		source: 'no. 4c of the Annex to § 3 (3) UWG',
		shows:
			'no claim that the building is neutral, or better, for the climate on the ground of offsets',
		says: 'is a claim of being neutral for the climate, which offsets cannot bear out',
		right: 'the emissions of the building itself, such as "6 kg CO₂/(m²·a)"',
		words: claims('neutral'),
	},
];

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
