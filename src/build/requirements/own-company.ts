import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { idList } from '../../domain/sentences/id-list.ts';
import type { LegalText } from '../../domain/legal.ts';
import { demoKeys, demoMarks, type DemoMarks, type NamedText } from './demo-marks.ts';
import { filesBelow } from '../../release/files-below.ts';
import { isTextFile } from '../../texts/text-file.ts';
import { few } from '../../domain/sentences/few.ts';
import { settingNames } from './setting-names.ts';
import { demoCompany, readSettings } from '../../wiring/company.ts';
import type { Environment } from '../../wiring.ts';

type Candidate = Pick<Environment, 'site' | 'company' | 'mode'>;

/** Legal texts and people that the CRM has. */
interface Records {
	readonly legal: readonly LegalText[];
	readonly people: readonly { readonly id: number }[];
}

/**
 * Keeps the demo agency off every live site: its settings, its texts and its people, wherever they come from.
 * @throws one sentence that names what still is the demo agency's, and where it is to be changed.
 */
export function requireOwnCompany({
	environment,
	...records
}: Records & { readonly environment: Candidate }): void {
	refuse(environment, (marks) => [...inSettings(environment, marks), ...inRecords(records, marks)]);
}

/** The same of what is known before the CRM is read. */
export function requireOwnSettings(environment: Candidate): void {
	refuse(environment, (marks) => inSettings(environment, marks));
}

/** The same of what the CRM has. */
export function requireOwnRecords(environment: Pick<Environment, 'mode'>, records: Records): void {
	refuse(environment, (marks) => inRecords(records, marks));
}

function refuse(
	{ mode }: Pick<Environment, 'mode'>,
	search: (marks: DemoMarks) => readonly string[],
): void {
	if (mode !== 'production') return;
	const found = search(
		demoMarks(readSettings(demoCompany), textsIn(demoCompany.texts), portraits()),
	);
	if (found.length === 0) return;
	throw new Error(
		`The demo agency cannot go live, and these are still its own: ${found.join('; ')}. Write your company’s own there, or look at the site as it is with \`npm run build -- --preview\`.`,
	);
}

function inSettings({ site, company }: Candidate, marks: DemoMarks): string[] {
	const keys = demoKeys(site, marks);
	const files = textsIn(company.texts).filter((text) => demoKeys(text, marks).length > 0);
	return [
		...(keys.length > 0 ? [`${settingNames(keys)} in src/company/config.ts`] : []),
		...(files.length > 0 ? [few(files.map(({ file }) => `src/company/content/${file}`))] : []),
	];
}

function inRecords({ legal, people }: Records, marks: DemoMarks): string[] {
	const isOfDemo = (record: unknown) => demoKeys(record, marks).length > 0;
	const notes = legal.filter(isOfDemo).map(({ kind }) => kind);
	const ids = people.filter(isOfDemo).map(({ id }) => id);
	return [
		...(notes.length > 0 ? [`the ${few(notes)} of your teams in the CRM`] : []),
		...(ids.length > 0 ? [`the people ${idList(ids)} in the CRM`] : []),
	];
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
