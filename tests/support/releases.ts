import { spawnSync } from 'node:child_process';
import { projectRoot } from '../../src/wiring.ts';

/** The commits that versions were made from, the oldest first. Whoever makes a version adds it. */
export const releases = {
	'0.1.0': '745e78a690e15ba85781f7fe59ad280b81b29db6',
	'0.2.0': 'fb828fded494134197bef53bf33d78d353123b33',
} as const;
export type Release = keyof typeof releases;

/** Whether the history of this clone goes back to the first of them: one of a single commit has none. */
export const hasHistory = Object.values(releases).every(
	(commit) =>
		spawnSync('git', ['-C', projectRoot, 'cat-file', '-e', `${commit}^{tree}`]).status === 0,
);
