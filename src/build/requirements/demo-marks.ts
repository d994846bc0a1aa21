import { decodeEntities } from '../../domain/html-entities.ts';
import type { Site } from '../../domain/site.ts';

/** Words by which the demo agency is known, in the form of `plain`. */
export type DemoMarks = readonly string[];

/** A text of the repository, by its path below `src/company/content`. */
export interface NamedText {
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
