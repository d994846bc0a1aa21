import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { UnitDraft } from '../../gate/draft.ts';

/** Drafts of one page, compressed: a fifth of the room, and nothing of them lies on the disk. */
export interface PackedDrafts {
	readonly ids: readonly number[];
	readonly bytes: Uint8Array;
}

/**
 * Packs the drafts of one page after the other. Texts are written into the same memory each time, so that the heap
 * never holds a page of them.
 */
export function createPacker() {
	let memory = Buffer.allocUnsafeSlow(2 ** 20);
	let length = 0;
	let ids: number[] = [];
	const write = (text: string) => {
		const most = length + text.length * mostBytes;
		if (most > memory.length) {
			const larger = Buffer.allocUnsafeSlow(2 * most);
			memory.copy(larger, 0, 0, length);
			memory = larger;
		}
		length += memory.write(text, length, 'utf8');
	};
	return {
		/** Once for each id of a page. */
		add(draft: UnitDraft) {
			write(`${ids.length === 0 ? '[' : ','}${JSON.stringify(draft)}`);
			ids.push(draft.id);
		},
		/** The drafts added since the last page. */
		pack() {
			write(ids.length === 0 ? '[]' : ']');
			const packed = { ids, bytes: zstdCompressSync(memory.subarray(0, length), fast) };
			length = 0;
			ids = [];
			return packed;
		},
	};
}

/** Of a UTF-16 unit in UTF-8. */
const mostBytes = 3;
const fast = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** An empty shelf for drafts that wait, a page in each package, until it is decided which of them are published. */
export function createDraftShelf() {
	const places = new Map<number, { readonly packed: PackedDrafts; readonly index: number }>();
	return {
		/** A draft that comes again replaces the one that was there. */
		put(packed: PackedDrafts) {
			for (const [index, id] of packed.ids.entries()) places.set(id, { packed, index });
		},
		/** The drafts with these ids; packages are opened once each where the ids are in the order of the pages. */
		*take(ids: Iterable<number>) {
			let open: { readonly packed: PackedDrafts; readonly drafts: UnitDraft[] } | undefined;
			for (const id of ids) {
				const place = places.get(id);
				if (!place) continue;
				const { packed, index } = place;
				if (open?.packed !== packed) open = { packed, drafts: unpack(packed) };
				const draft = open.drafts[index];
				if (draft) yield draft;
			}
		},
	};
}

function unpack({ bytes }: PackedDrafts): UnitDraft[] {
	// What `createPacker` has written in this process needs no second look.
	const drafts: UnitDraft[] = JSON.parse(zstdDecompressSync(bytes).toString('utf8'));
	return drafts;
}
