import { printable } from './printable.ts';

/**
 * A text that others wrote as one line of Markdown in which nothing means anything: neither marks nor HTML, neither
 * links nor addresses that would become links by themselves, neither mentions nor entities.
 */
export function markdownText(text: string): string {
	return printable(text)
		.replaceAll(/\s+/g, ' ')
		.trim()
		.replaceAll(marks, String.raw`\$&`)
		.replaceAll(/(www)\./gi, String.raw`$1\.`)
		.replaceAll(/:\/\//g, String.raw`:\/\/`)
		.replace(/^[-+=]/, String.raw`\$&`)
		.replace(/^(\d+)([.)])/, String.raw`$1\$2`);
}

/** A block of code. */
export function markdownCode(text: string): string {
	const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
	const fence = '`'.repeat(longest + 1);
	return `${fence}\n${text}\n${fence}`;
}

const marks = /[\\`*_{}[\]<>|#&~!@$]/g;
