import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a build may come to; whoever started it may want to deploy, or not to. */
export const outcomes = ['published', 'unchanged', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];

interface OutcomeFiles {
	/** Gets the one word, usually `var/outcome.txt`. */
	readonly outcome: string;
	/** Gets what has changed as Markdown, usually `var/changes.md`. */
	readonly changes: string;
}

/** Takes away what an earlier build has left, before a build that may be killed. */
export function clearOutcome({ outcome, changes }: OutcomeFiles): void {
	for (const file of [outcome, changes]) rmSync(file, { force: true });
}

/** Writes down what a build has come to, for the steps of a CI after it. */
export function writeOutcome(
	files: OutcomeFiles,
	{ outcome, changes }: { readonly outcome: Outcome; readonly changes: string },
): void {
	mkdirSync(dirname(files.outcome), { recursive: true });
	writeFileSync(files.changes, changes);
	writeFileSync(files.outcome, `${outcome}\n`);
}
