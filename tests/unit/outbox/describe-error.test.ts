import { expect, test } from 'vitest';
import { describeError } from '../../../src/outbox/describe-error.ts';

test('an error of the network or the database is told by its code, without its message', () => {
	const error = Object.assign(new Error('of ada@example.org'), { code: 'ECONNREFUSED' });
	expect(describeError(error)).toMatch(/^Unexpected Error in \S+: ECONNREFUSED\.$/);
});
