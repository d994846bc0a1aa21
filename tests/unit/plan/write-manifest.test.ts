import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openManifest } from '../../../src/plan/manifest.ts';
import { pagesOf } from '../../../src/plan/planned-page.ts';
import { draftManifest } from '../../../src/plan/write-manifest.ts';
import { testFolder } from '../../support/outbox.ts';

test('what a page reads that no plan names is not written down, however often it is made', () => {
	const pages = pagesOf({ route: { kind: 'contact' }, indexed: true }, ['de']);
	const path = pages[0]?.path ?? '';
	const reads = {
		questions: [
			{ name: '["people"]', digest: 'a' },
			{ name: '["unit",4711]', digest: '' },
		],
		sets: [[0], [1]],
		pages: new Map([
			[path, 0],
			['/de/own/', 1],
		]),
	};
	const first = join(testFolder(), 'first');
	const second = join(testFolder(), 'second');
	write(first);
	write(second, { manifest: first, removedPaths: [] });
	const manifest = openManifest(second);
	expect(manifest?.questions().map(({ question }) => question)).toEqual([['people']]);
	expect(manifest?.pagesAsking([1]).map((page) => page.path)).toEqual([path]);
	manifest?.close();

	function write(to: string, before?: Parameters<typeof draftManifest>[1]): void {
		using draft = draftManifest(to, before);
		draft.add({ pages, reads });
		draft.save();
	}
});
