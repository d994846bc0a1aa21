import type { Diff } from './judge/diff.ts';

/** What a build was made of, for the command that prints it. */
export interface BuildResult {
	/** Nothing is published when the live site is what it would be. */
	readonly outcome: 'published' | 'unchanged';
	/** Folder of the live release. */
	readonly release: string;
	readonly units: number;
	readonly projects: number;
	readonly pages: number;
	/** Pages that were made for it; the others are those of the release before. */
	readonly rendered: number;
	/** What has changed, in words. */
	readonly diff: Diff;
}
