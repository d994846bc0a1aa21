import { austria, austrianDrafts } from './austria.ts';
import { yearsLater } from './certificate.ts';
import { claimsReviewedOn } from './environmental-claims.ts';
import { europeanDrafts, europeanUnion } from './european-union.ts';
import { germanyEnergy } from './germany-energy.ts';
import { germanDrafts, germany } from './germany.ts';
import { ratesReviewedOn } from './purchase-rates.ts';
import { spain, spanishDrafts, stressedAreas } from './spain.ts';

interface Row {
	/** ISO day on which somebody last compared it with its source. */
	readonly reviewedOn: string;
	/** ISO day on which it ends, where nothing follows. */
	readonly ends?: string;
}

/** Every file of the law that ages, and what it holds; it is as old as its oldest row. */
export const lastReviewed = [
	table('germany-energy.ts', 'energy certificates in Germany', Object.values(germanyEnergy).flat()),
	table('germany.ts', 'other German law', [...Object.values(germany), ...germanDrafts]),
	table('austria.ts', 'Austrian law', [...Object.values(austria), ...austrianDrafts]),
	table('spain.ts', 'Spanish law', [...Object.values(spain), ...spanishDrafts]),
	table('spain.ts', 'stressed areas', stressedAreas),
	table('european-union.ts', 'European law', [...Object.values(europeanUnion), ...europeanDrafts]),
	table('environmental-claims.ts', 'words that claim something of the environment', [
		{ reviewedOn: claimsReviewedOn },
	]),
	table('purchase-rates.ts', 'taxes and fees of buying', [{ reviewedOn: ratesReviewedOn }]),
];

function table(file: string, holds: string, rows: readonly Row[]) {
	const [reviewedOn = ''] = rows.map((row) => row.reviewedOn).sort();
	const [ends] = rows.flatMap((row) => row.ends ?? []).sort();
	return { file: `src/domain/law/${file}`, holds, reviewedOn, ends };
}

/** What nobody has looked at for twelve months on a day (ISO), or what has ended by then, a sentence each. */
export function overdueTables(today: string): readonly string[] {
	return lastReviewed.flatMap(({ file, holds, reviewedOn, ends = today }) => {
		const old = `Nobody has looked at ${file} (${holds}) since ${reviewedOn}: compare it with the law, and write the day there as \`reviewedOn\`.`;
		const ended = `What ${file} holds (${holds}) ended in part on ${ends}: see whether it was prolonged.`;
		return [...(yearsLater(reviewedOn, 1) <= today ? [old] : []), ...(ends < today ? [ended] : [])];
	});
}
