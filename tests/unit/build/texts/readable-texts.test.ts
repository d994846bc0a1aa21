import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { requireReadable } from '../../../../src/build/texts/text-file.ts';
import { temporaryFolder } from '../../../support/catalogue.ts';

test.each([
	['legal/imprint.de.md', '# Impressum\n', 'title: it is missing; updated: it is missing'],
	['legal/impressum.de.md', '---\ntitle: x\nupdated: 2026-11-24\n---\n', 'kind: '],
	['legal/imprint.de.md', '---\ntitle: a: b\n---\n', 'its first lines are no YAML'],
	['company/about.de.md', '---\ntitle: x\ndescription: x\n---\n', 'lead: it is missing'],
	['company/sell.de.md', '---\ntitle: a: b\n---\n', 'its first lines are no YAML'],
])('a text that no page could be made of is named: %s, %j', (file, text, why) => {
	const folder = temporaryFolder();
	const write = (name: string, lines: string) => {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), lines);
	};
	expect(() => requireReadable(folder)).not.toThrow();
	write('legal/privacy.de.md', '---\ntitle: x\nupdated: 2026-11-24\n---\n');
	write('company/about.en.md', '---\ntitle: x\ndescription: x\nlead: x\n---\n');
	expect(() => requireReadable(folder)).not.toThrow();
	write(file, text);
	const kind = file.startsWith('legal') ? 'legal text' : 'text';
	expect(() => requireReadable(folder)).toThrow(`The ${kind} src/company/content/${file}`);
	expect(() => requireReadable(folder)).toThrow(why);
});
