import { createContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import { earlyScript } from '../../../src/domain/look/early-script.ts';

test('the script in every page is one line without a space too many, and still a script', () => {
	expect(earlyScript).not.toMatch(/\n|\s\s|\s[^\w]|[^\w]\s/);
	expect(() => new Script(earlyScript)).not.toThrow();
});

test.each([
	['dark', 'dark'],
	['light', 'light'],
	['system', undefined],
	['', undefined],
	[undefined, undefined],
])(
	'of what is kept as the theme, be it by another site of the domain: %s gives %s',
	(theme, shown) => {
		const dataset: { theme?: string } = {};
		const document = { documentElement: { dataset } };
		const page = { localStorage: { theme }, document, addEventListener() {} };
		new Script(earlyScript).runInContext(createContext(page));
		expect(dataset.theme).toBe(shown);
	},
);
