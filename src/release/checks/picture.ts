import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** Bytes at the start of a picture in which it says what it holds beside its pixels. */
const start = 16 * 1024;

/** The start of a picture: enough to tell what it holds beside its pixels. */
export function headOf(file: string): Buffer {
	const handle = openSync(file, 'r');
	try {
		const bytes = Buffer.allocUnsafe(start);
		return bytes.subarray(0, readSync(handle, bytes, 0, start, 0));
	} finally {
		closeSync(handle);
	}
}

/** What a JPEG or AVIF says beside its pixels, such as where and by whom it was taken; it should say nothing. */
export function metadataIn(head: Buffer): string | undefined {
	if (head.readUInt16BE(0) === 0xffd8) return inJpeg(head);
	return head.toString('latin1', 4, 8) === 'ftyp' ? inAvif(head) : undefined;
}

/** Segments follow one another up to the first scan, each with its length. */
function inJpeg(head: Buffer): string | undefined {
	for (let at = 2; at + 4 <= head.length && head[at] === 0xff;) {
		const marker = head[at + 1] ?? 0;
		if (marker === scan) return undefined;
		if (marker === comment) return 'a comment';
		const text = head.toString('latin1', at + 4, at + 34);
		if (marker === 0xe1) return text.startsWith('Exif') ? 'Exif' : 'XMP';
		if (marker === 0xed) return 'IPTC';
		at += 2 + head.readUInt16BE(at + 2);
	}
	return undefined;
}

const scan = 0xda;
const comment = 0xfe;

/** Items are listed by type in the box `meta`, which comes before the pixels. */
function inAvif(head: Buffer): string | undefined {
	for (let at = 0; at + 8 <= head.length;) {
		const size = head.readUInt32BE(at);
		if (head.toString('latin1', at + 4, at + 8) === 'meta') {
			const box = head.toString('latin1', at, at + size);
			if (box.includes('infe') && box.includes('Exif')) return 'Exif';
			return box.includes('mime') ? 'XMP' : undefined;
		}
		if (size < 8) return undefined;
		at += size;
	}
	return undefined;
}

/** Whether the file of a picture is there. */
export function isFile(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
