/** What can speak against an inquiry. */
export const doubts = [
	'trap',
	'forged',
	'quick',
	'uses',
	'overLimit',
	'linkInLine',
	'links',
	'markup',
	'bare',
	'expired',
	'oddHeaders',
	'tasks',
] as const;
export type Doubt = (typeof doubts)[number];

/** Doubts as the outbox keeps them: names, and never a word of what was written. */
export function doubtText(list: readonly Doubt[]): string {
	return list.join(' ');
}

/** The doubts in such a text, in words; a text of an older version stands as it is. */
export function wordsOfDoubt(text: string, words: Readonly<Record<Doubt, string>>): string {
	const names = text.split(' ');
	const found = doubts.filter((doubt) => names.includes(doubt));
	return found.length === names.length ? found.map((doubt) => words[doubt]).join('; ') : text;
}
