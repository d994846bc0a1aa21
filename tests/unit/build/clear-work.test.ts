import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clearWork } from '../../../src/build/session.ts';
import { testFolder } from '../../support/outbox.ts';

test('one that cannot be removed does not hide what the build has come to', () => {
	const work = join(testFolder(), 'w'.repeat(5_000));
	expect(() => clearWork(work)).not.toThrow();
});
