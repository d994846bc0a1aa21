import { expect, test } from 'vitest';
import { requireReadable } from '../../../../src/build/texts/text-file.ts';
import { folderWith } from '../../../support/folder-with.ts';

test.each([
	['legal/imprint.de.md', '# Impressum\n', 'title: it is missing; updated: it is missing'],
	['legal/impressum.de.md', '---\ntitle: x\nupdated: 2026-11-24\n---\n', 'kind: '],
	['legal/imprint.de.md', '---\ntitle: a: b\n---\n', 'its first lines are no YAML'],
	['company/about.de.md', '---\ntitle: x\ndescription: x\n---\n', 'lead: it is missing'],
	['company/sell.de.md', '---\ntitle: a: b\n---\n', 'its first lines are no YAML'],
])('a text that no page could be made of is named: %s, %j', (file, text, why) => {
	const readable = {
		'legal/privacy.de.md': '---\ntitle: x\nupdated: 2026-11-24\n---\n',
		'company/about.en.md': '---\ntitle: x\ndescription: x\nlead: x\n---\n',
	};
	for (const files of [{}, readable]) {
		expect(() => requireReadable(folderWith(files))).not.toThrow();
	}
	const read = () => requireReadable(folderWith({ ...readable, [file]: text }));
	const kind = file.startsWith('legal') ? 'legal text' : 'text';
	expect(read).toThrow(`The ${kind} src/company/content/${file}`);
	expect(read).toThrow(why);
});
