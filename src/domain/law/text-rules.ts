import { environmentalClaims, type EnvironmentalClaim } from './environmental-claims.ts';
import { german } from './german-provisions.ts';
import { odrRule } from './odr-link.ts';
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
