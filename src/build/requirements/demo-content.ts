import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../../storage/disk/files.ts';
import { decodeEntities } from '../../domain/prose.ts';
import type { LegalText } from '../../domain/legal.ts';
import { few, idList } from '../../domain/sentences/counted.ts';
import type { Site } from '../../domain/site.ts';
import { isTextFile } from '../texts/text-file.ts';
import { demoCompany, readSettings } from '../../wiring/company.ts';
import type { Environment } from '../../wiring.ts';
import { settingNames } from './unfinished.ts';

/** What may be the demo agency's; what is absent is not looked at. */
interface Candidate extends Partial<Pick<Environment, 'site' | 'company'>> {
	/** Legal texts and people that the CRM has. */
	readonly legal?: readonly LegalText[] | undefined;
	readonly people?: readonly { readonly id: number }[] | undefined;
}

/** What still is the demo agency's in settings, texts and people, and where it is to be changed: a sentence, or none. */
export function demoContent({ site, company, legal = [], people = [] }: Candidate): string[] {
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
	if (found.length === 0) return [];
	return [
		`The demo agency cannot go live, and these are still its own: ${found.join('; ')}. Write your company’s own there.`,
	];
}

/** Words by which the demo agency is known, in the form of `plain`. */
type DemoMarks = readonly string[];

/** A text of the repository, by its path below `src/company/content`. */
interface NamedText {
	readonly file: string;
	readonly text: string;
}

/** Shorter sentences may be anybody's. */
const least = 60;

/**
 * What settings and texts of the demo agency say that no other company would: its names, addresses and sentences.
 * @param pictures names of its own files, as addresses hold them
 */
export function demoMarks(
	site: Site,
	texts: readonly NamedText[],
	pictures: readonly string[] = [],
): DemoMarks {
	const { name, headline, introduction, offices, lists } = site;
	const said = [
		name,
		...pictures,
		...offices.flatMap(({ street, phone, email, directions = {} }) => [
			street,
			// Another writing of a number leaves out the code of its country.
			phone.replace(/^\+\d+\s/, ''),
			email.slice(email.indexOf('@') + 1),
			...Object.values(directions),
		]),
		...[headline, introduction, ...lists.introductions.map(({ text }) => text)].flatMap((words) =>
			Object.values(words),
		),
	];
	return [...new Set([...said, ...texts.flatMap(sentencesOf)].map(plain))];
}

/** Keys of what is the demo agency's in settings, a record or a text, such as `offices.0.street`. */
export function demoKeys(found: unknown, marks: DemoMarks, at = ''): string[] {
	if (typeof found === 'string') {
		const text = plain(found);
		return marks.some((mark) => text.includes(mark)) ? [at] : [];
	}
	if (typeof found !== 'object' || found === null) return [];
	return Object.entries(found).flatMap(([key, value]) =>
		demoKeys(value, marks, at ? `${at}.${key}` : key),
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

/**
 * Legal texts are patterns to be filled in, so only a whole one is the demo's, without the note above it that says
 * so; of every other text each paragraph and each longer line of its head is.
 */
function sentencesOf({ file, text }: NamedText): string[] {
	if (file.startsWith('legal/')) return [bodyOf(text).replace(/^>.*\n/gm, '')];
	return text
		.split(/\n\s*\n|\n(?=\s*(?:- )?[a-z]+: )/)
		.map((part) => part.replace(/^\s*(?:- )?[a-z]+: /, ''))
		.filter((part) => plain(part).length >= least);
}

function bodyOf(text: string): string {
	return text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '');
}

/** Letters and digits alone, so that no other spacing, mark-up or spelling of a character hides them. */
function plain(text: string): string {
	return decodeEntities(text.replaceAll(/<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>/gi, ''))
		.normalize('NFKC')
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]/gu, '');
}
