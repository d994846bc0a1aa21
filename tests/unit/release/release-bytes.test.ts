import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draftIndex, type ReleaseDraft } from '../../../src/release/release-draft.ts';
import { testFolder } from '../../support/outbox.ts';

const builtAt = '2026-11-21T12:00:00.000Z';
const links = (at: number) => new Uint8Array((at * 37) % 300);

const address = (at: number) => `/de/immobilien/${(at * 7919) % 1000}-haus-${at}x/`;

function put(draft: ReleaseDraft, path: string, at: number): void {
	const facts = { title: undefined, links: links(at), name: 'f'.repeat(32), size: 1 };
	draft.make({ path, ...facts });
}

test('no address that a release drops is left in a byte of its index, however many came before it', () => {
	const folder = testFolder();
	const file = (release: number) => join(folder, `${release}.sqlite`);
	const live = new Set(Array.from({ length: 1500 }, (_, at) => at));
	const first = draftIndex(file(0), builtAt);
	for (const at of live) put(first, address(at), at);
	first.putMade();
	first.save();
	const gone: number[] = [];
	for (let release = 1; release <= 6; release += 1) {
		const draft = draftIndex(file(release), builtAt, file(release - 1));
		for (const at of [...live].filter((each) => (each * 31 + release) % 7 === 0)) {
			draft.dropFile(address(at));
			live.delete(at);
			gone.push(at);
			if (at % 2 === 0) put(draft, `/de/immobilien/anders-${release}-${at}/`, at + release);
		}
		draft.putMade();
		draft.save();
		const bytes = readFileSync(file(release));
		expect(gone.filter((at) => bytes.includes(address(at)))).toEqual([]);
		expect(bytes.includes(address([...live][0] ?? 0))).toBe(true);
	}
});
