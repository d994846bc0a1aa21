import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { idList } from '../../domain/sentences/id-list.ts';
import type { LegalText } from '../../domain/legal.ts';
import { demoKeys, demoMarks, type NamedText } from './demo-marks.ts';
import { filesBelow } from '../../disk/files-below.ts';
import { isTextFile } from '../../texts/text-file.ts';
import { few } from '../../domain/sentences/few.ts';
import { settingNames } from './setting-names.ts';
import { demoCompany, readSettings } from '../../wiring/company.ts';
import type { Environment } from '../../wiring.ts';

/** What may be the demo agency's; what is absent is not looked at. */
interface Candidate
	extends Pick<Environment, 'mode'>, Partial<Pick<Environment, 'site' | 'company'>> {
	/** Legal texts and people that the CRM has. */
	readonly legal?: readonly LegalText[];
	readonly people?: readonly { readonly id: number }[];
}

/**
 * Keeps the demo agency off every live site: its settings, its texts and its people, wherever they come from.
 * @throws one sentence that names what still is the demo agency's, and where it is to be changed.
 */
export function requireOwnCompany({
	mode,
	site,
	company,
	legal = [],
	people = [],
}: Candidate): void {
	if (mode !== 'production') return;
	const marks = demoMarks(readSettings(demoCompany), textsIn(demoCompany.texts), portraits());
	const isOfDemo = (record: unknown) => demoKeys(record, marks).length > 0;
	const keys = site ? demoKeys(site, marks) : [];
	const files = company ? textsIn(company.texts).filter(isOfDemo) : [];
	const notes = legal.filter(isOfDemo);
	const persons = people.filter(isOfDemo);
	const found = [
		keys.length > 0 ? [`${settingNames(keys)} in src/company/config.ts`] : [],
		files.length > 0 ? [few(files.map(({ file }) => `src/company/content/${file}`))] : [],
		notes.length > 0 ? [`the ${few(notes.map(({ kind }) => kind))} of your teams in the CRM`] : [],
		persons.length > 0 ? [`the people ${idList(persons.map(({ id }) => id))} in the CRM`] : [],
	].flat();
	if (found.length === 0) return;
	throw new Error(
		`The demo agency cannot go live, and these are still its own: ${found.join('; ')}. Write your company’s own there, or look at the site as it is with \`npm run build -- --preview\`.`,
	);
}

/** Names of the files that show the demo agency's people. */
function portraits(): string[] {
	return globSync('../media/portraits/portrait-*.webp', { cwd: demoCompany.folder }).map((file) =>
		basename(file, '.webp'),
	);
}

function textsIn(folder: string): NamedText[] {
	if (!existsSync(folder)) return [];
	return [...filesBelow(folder)]
		.filter(isTextFile)
		.toSorted()
		.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}
