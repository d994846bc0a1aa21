import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clearWork } from '../../../src/build/session.ts';
import { testFolder } from '../../support/outbox.ts';

test('the folder of a build goes with all that is in it', () => {
	const work = join(testFolder(), 'work');
	mkdirSync(join(work, 'pages'), { recursive: true });
	writeFileSync(join(work, 'pages', 'de.html'), '');
	clearWork(work);
	expect(existsSync(work)).toBe(false);
});

test('one that cannot be removed does not hide what the build has come to', () => {
	const work = join(testFolder(), 'w'.repeat(5_000));
	expect(() => clearWork(work)).not.toThrow();
});
