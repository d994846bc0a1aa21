import type { Diff } from './diff.ts';

/** The diff as lines for a terminal. */
export function diffLines({ sections, before, after }: Diff): string[] {
	if (sections.length === 0) return [`${after} units, none of them changed.`];
	return [
		`${before} units were published, ${after} are now.`,
		...sections.flatMap(({ title, count, lines }) => [
			`${title} (${count}):`,
			...lines.map((line) => `  ${line}`),
		]),
	];
}

/** The diff as Markdown, for the summary of a CI job. */
export function diffMarkdown({ sections, problems, before, after }: Diff): string {
	const parts = [
		'# What changed on the website',
		sections.length === 0
			? `${after} units, none of them changed.`
			: `${before} units were published, ${after} are now.`,
		...sections.map(({ title, count, lines }) => listOf(`${title} (${count})`, lines)),
		...(problems.length > 0 ? [listOf(`Problems in the CRM (${problems.length})`, problems)] : []),
	];
	return `${parts.join('\n\n')}\n`;
}

function listOf(title: string, lines: readonly string[]): string {
	return `## ${title}\n\n${lines.map((line) => `- ${plain(line)}`).join('\n')}`;
}

/** Texts of the CRM carry signs that mean something in Markdown. */
function plain(text: string): string {
	return text.replaceAll(/[\\`*_[\]<>|#]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
