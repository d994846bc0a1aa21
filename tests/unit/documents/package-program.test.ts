import { expect, test } from 'vitest';
import { packageProgram } from '../../../src/documents/package-program.ts';
import { temporaryFolder } from '../../support/catalogue.ts';

test('a folder that is no clone of git is not packed, in one sentence', () => {
	const folder = temporaryFolder();
	expect(() => packageProgram(folder, folder)).toThrow(
		`A version is packed from a commit, and ${folder} is no clone of git.`,
	);
});
