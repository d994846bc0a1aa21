import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nextReleaseName } from '../../../src/release/releases.ts';
import { testFolder } from '../../support/outbox.ts';

function nameAfter(known: readonly string[], builtAt: string): string {
	const releases = join(testFolder(), 'releases');
	for (const name of known) mkdirSync(join(releases, name), { recursive: true });
	return nextReleaseName(builtAt, { releases }).slice(0, 14);
}

test('a release is named by the second it is built in', () => {
	expect(nameAfter([], '2026-11-21T09:05:07.123Z')).toBe('20261121090507');
	expect(nameAfter(['20261121090506-ab12'], '2026-11-21T09:05:07.123Z')).toBe('20261121090507');
});

test.each([
	['20261121090507-ab12', '20261121090508'],
	['20261121090559-ab12', '20261121090600'],
	['20261231235959-ab12', '20270101000000'],
	['20261121090560-ab12', '20261121090601'],
])('where the clock was put back, the next after %s is a second that there is', (known, next) => {
	expect(nameAfter([known], '2026-11-21T08:00:00.000Z')).toBe(next);
});
