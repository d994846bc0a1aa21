import { blockTag } from './markup.ts';
import { singleBlanks } from './plain-text.ts';
import { readLineEnds } from '../../domain/written-line-ends.ts';

/**
 * Gives a text without block tags the structure its lines show: an empty line ends a paragraph, lines
 * that begin with a dash or a bullet become a list, other line ends become breaks. HTML stays as it is.
 */
export function linesToHtml(text: string): string {
	if (blockTag.test(text)) return text;
	const parts: { kind: 'p' | 'ul'; lines: string[] }[] = [];
	let open: { kind: 'p' | 'ul'; lines: string[] } | undefined;
	for (const line of readLineEnds(text, '\n').split(/\r\n|\r|\n/)) {
		const item = bullet.exec(line.trim())?.[1];
		const kind = item === undefined ? 'p' : 'ul';
		if (line.trim() === '') {
			open = undefined;
			continue;
		}
		if (open?.kind !== kind) parts.push((open = { kind, lines: [] }));
		open.lines.push(singleBlanks((item ?? line).trim()));
	}
	return parts
		.map(({ kind, lines }) =>
			kind === 'p'
				? `<p>${lines.join('<br>')}</p>`
				: `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
		)
		.join('');
}

const bullet = /^[-–•*·▪►✓]\s+(\S.*)$/u;
