import { markdownText } from '../report/markdown-text.ts';
import { printable } from '../report/printable.ts';
import type { Diff } from './diff.ts';

/** The diff as lines for a terminal. */
export function diffLines({ sections, before, after }: Diff): string[] {
	if (sections.length === 0) return [`${after} units, none of them changed.`];
	return [
		`${before} units were published, ${after} are now.`,
		...sections.flatMap(({ title, count, lines }) => [
			`${title} (${count}):`,
			...lines.map((line) => `  ${printable(line)}`),
		]),
	];
}

/** The diff as Markdown, for the summary of a CI job. */
export function diffMarkdown({ sections, problems, isWhole, before, after }: Diff): string {
	const parts = [
		'# What changed on the website',
		sections.length === 0
			? `${after} units, none of them changed.`
			: `${before} units were published, ${after} are now.`,
		...sections.map(({ title, count, lines }) => listOf(`${title} (${count})`, lines)),
		...(problems.length > 0 ? [listOf(`Problems in the CRM (${problems.length})`, problems)] : []),
		...(isWhole
			? []
			: [
					'Not all units were read again; problems of the others are told by each build of everything.',
				]),
	];
	return `${parts.join('\n\n')}\n`;
}

function listOf(title: string, lines: readonly string[]): string {
	return `## ${title}\n\n${lines.map((line) => `- ${markdownText(line)}`).join('\n')}`;
}
