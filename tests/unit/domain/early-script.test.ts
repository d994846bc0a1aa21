import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { earlyScript } from '../../../src/domain/look/early-script.ts';

test('the script in every page is one line without a space too many, and still a script', () => {
	expect(earlyScript).not.toMatch(/\n|\s\s|\s[^\w]|[^\w]\s/);
	expect(() => new Script(earlyScript)).not.toThrow();
});
