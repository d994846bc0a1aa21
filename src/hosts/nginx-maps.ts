import { isForAnyWords, type Answer } from '../domain/address.ts';
import { fileOf, encodePath, type HostRules } from './host-files.ts';

/** What visitors find at addresses without a page, as a map of nginx. */
export interface AnswerMap {
	/** Variable that is looked up, and the one that gets what is found. */
	readonly by: string;
	readonly name: string;
	readonly entries: ReadonlyMap<string, string>;
}

/** The maps of all old addresses: of those that are told whole, and of those that an id suffices for. */
export function answerMaps({ answers, present = [], missing, isFile }: HostRules): AnswerMap[] {
	const all = [...answers];
	const any = [...all.filter(isForAnyWords), ...present];
	const exact = all.filter((answer) => !isForAnyWords(answer));
	return [
		...mapsOf(exact, { missing, isFile, by: '$uri', name: '' }),
		...mapsOf(any, { missing, isFile, by: '$vitrine_any', name: '_any' }),
	];
}

function mapsOf(
	answers: readonly Answer[],
	{
		missing,
		isFile,
		by,
		name,
	}: Pick<HostRules, 'missing' | 'isFile'> & Pick<AnswerMap, 'by' | 'name'>,
): AnswerMap[] {
	const moved = new Map<string, string>();
	const gone = new Map<string, string>();
	for (const answer of answers) {
		const key = keyOf(answer.path, isFile);
		if (moved.has(key) || gone.has(key)) continue;
		if (answer.kind === 'moved') moved.set(key, encodePath(answer.target));
		else gone.set(key, fileOf(answer.page ?? missing(answer.path)));
	}
	return [
		{ by, name: `$vitrine_moved${name}`, entries: moved },
		{ by, name: `$vitrine_gone${name}`, entries: gone },
	];
}

/**
 * The maps of nginx do not tell capitals from small letters, of A to Z alone, and refuse a key that comes twice. A
 * pattern tells them: so the page `/de/` is not taken for the old address `/DE`.
 */
function keyOf(path: string, isFile: HostRules['isFile']): string {
	const small = path.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
	const isTaken = small !== path && [small, `${small}/`].some(isFile);
	return isTaken ? `~^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` : small;
}

/** A map as it stands in the file. */
export function mapText({ by, name, entries }: AnswerMap): string {
	const lines = Array.from(entries, ([key, value]) => `\t${quoted(key)} ${quoted(value)};\n`);
	return `map ${by} ${name} {\n\tdefault "";\n${lines.join('')}}\n`;
}

/** A text as nginx takes it whatever stands in it. */
export function quoted(text: string): string {
	return `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
}
