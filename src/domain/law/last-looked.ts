import { austria } from './austria.ts';
import { catalonia } from './catalonia.ts';
import { environmentalWords } from './environmental-claims.ts';
import { german } from './german-provisions.ts';
import { imprintLaw } from './imprint-provisions.ts';
import type { LawTable } from './law-table.ts';
import { odrRule } from './european-union.ts';
import { purchaseFees } from './purchase-fees.ts';
import { registerEntries } from './register-entries.ts';
import { spain } from './spain.ts';
import { stressedAreas } from './stressed-areas.ts';
import { transferTax } from './purchase-rates.ts';

type Looked = Pick<LawTable, 'looked'>;

/** A file of provisions is as old as the one that was not looked at for the longest time. */
function table(file: string, holds: string, provisions: readonly Looked[]): LawTable {
	const [looked = ''] = provisions.map((each) => each.looked).toSorted();
	return { file: `src/domain/law/${file}`, holds, looked };
}

/** Every file of the law that ages. */
export const lawTables: readonly LawTable[] = [
	table('german-provisions.ts', 'German provisions', Object.values(german)),
	table('austria.ts', 'Austrian provisions', austria),
	table('spain.ts', 'Spanish provisions', spain),
	table('catalonia.ts', 'Catalan provisions', catalonia),
	table('imprint-provisions.ts', 'provisions on the imprint', Object.values(imprintLaw)),
	table('european-union.ts', 'the closed ODR platform', [odrRule]),
	table('register-entries.ts', 'drafts and duties met elsewhere', registerEntries),
	environmentalWords,
	stressedAreas,
	transferTax,
	purchaseFees,
];

/** What nobody has looked at for twelve months on a day (ISO), or what has ended by then, a sentence each. */
export function overdueTables(
	today: string,
	tables: readonly LawTable[] = lawTables,
): readonly string[] {
	return tables.flatMap(({ file, holds, looked, ends }) => [
		...(yearAfter(looked) <= today
			? [
					`Nobody has looked at ${file} (${holds}) since ${looked}: compare it with the law, and write the day there as \`looked\`.`,
				]
			: []),
		...(ends !== undefined && ends < today
			? [`What ${file} holds (${holds}) ended in part on ${ends}: see whether it was prolonged.`]
			: []),
	]);
}

function yearAfter(day: string): string {
	return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
