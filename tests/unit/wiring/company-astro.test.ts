import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { companyAstro } from '../../../src/wiring/company-astro.ts';
import { testFolder } from '../../support/outbox.ts';

const ownWith = (text: string) => {
	const folder = testFolder();
	writeFileSync(join(folder, 'astro.config.ts'), `export default ${text};\n`);
	return companyAstro(folder);
};

test('integrations and plugins of a company are added, and none is needed', async () => {
	const own = await ownWith(
		"{ integrations: [{ name: 'a', hooks: {} }], vite: { plugins: [{ name: 'b' }] } }",
	);
	expect(own).toMatchObject({ integrations: [{ name: 'a' }], vite: { plugins: [{ name: 'b' }] } });
	expect(await companyAstro(testFolder())).toEqual({ integrations: [], vite: { plugins: [] } });
});

test('what would change addresses or files is refused by its name', async () => {
	await expect(ownWith("{ base: '/site' }")).rejects.toThrow(
		'src/company/astro.config.ts cannot be used: "base" is not known here. It may hold `integrations` and `vite.plugins`.',
	);
	await expect(ownWith('{ vite: { build: {} } }')).rejects.toThrow(
		'vite: "build" is not known here',
	);
});
