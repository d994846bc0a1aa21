import type { TestProject } from 'vitest/node';
import { buildDemo } from './demo-site.ts';
import { newFolder } from './site-build.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		/** Folder in which the demo agency's website is built, for tests to copy. */
		demo: string;
	}
}

/** Builds the demo once for all tests that look at it, with a browser or by reading its files. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
	const { folder, remove } = newFolder();
	await buildDemo(folder);
	provide('demo', folder);
	return remove;
}
