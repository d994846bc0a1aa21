import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { UnitDraft } from './draft.ts';

/** Drafts of one page, compressed: a fifth of the room, and nothing of them lies on the disk. */
export interface PackedDrafts {
	readonly ids: readonly number[];
	readonly bytes: Uint8Array;
}

export function packDrafts(drafts: readonly UnitDraft[]): PackedDrafts {
	const packed = zstdCompressSync(JSON.stringify(drafts), fast);
	// A small buffer is a part of one that others share, and could not be handed to another thread.
	return { ids: drafts.map(({ id }) => id), bytes: new Uint8Array(packed) };
}

const fast = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Drafts that wait, a page in each package, until it is decided which of them are published. */
export interface DraftShelf {
	/** A draft that comes again replaces the one that was there. */
	put(packed: PackedDrafts): void;
	/** The drafts with these ids; packages are opened once each where the ids are in the order of the pages. */
	take(ids: Iterable<number>): Iterable<UnitDraft>;
}

export function createDraftShelf(): DraftShelf {
	const places = new Map<number, { readonly packed: PackedDrafts; readonly index: number }>();
	return {
		put(packed) {
			for (const [index, id] of packed.ids.entries()) places.set(id, { packed, index });
		},
		*take(ids) {
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
	// What `packDrafts` has written in this process needs no second look.
	const drafts: UnitDraft[] = JSON.parse(zstdDecompressSync(bytes).toString('utf8'));
	return drafts;
}
