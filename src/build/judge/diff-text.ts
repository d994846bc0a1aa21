import { markdownText } from '../report/markdown-text.ts';
import { printable } from '../report/printable.ts';
import type { Diff } from './diff.ts';

/** The diff as lines for a terminal. */
export function diffLines(diff: Diff): string[] {
	return [
		...opening(diff),
		...diff.sections.flatMap(({ title, count, lines }) => [
			`${title} (${count}):`,
			...lines.map((line) => `  ${printable(line)}`),
		]),
	];
}

/** The diff as Markdown, for the summary of a CI job. */
export function diffMarkdown(diff: Diff): string {
	const { sections, problems, isWhole } = diff;
	const parts = [
		'# What changed on the website',
		...opening(diff),
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

function opening({ sections, before, after, isCompared }: Diff): string[] {
	if (sections.length === 0 && isCompared) return [`${after} units, none of them changed.`];
	const counts = `${before} units were published, ${after} are now.`;
	const lack =
		'What has changed within units and projects cannot be told: the data of the release before are not there or not readable, as after a rollback or an update of the program.';
	return isCompared ? [counts] : [counts, lack];
}

function listOf(title: string, lines: readonly string[]): string {
	return `## ${title}\n\n${lines.map((line) => `- ${markdownText(line)}`).join('\n')}`;
}
