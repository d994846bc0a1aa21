import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { isDigitalSourceXmp } from '../../domain/pictures/provenance.ts';

/** Bytes at the start of a picture in which it says what it holds beside its pixels, and at its end for an AVIF or WebP. */
const headBytes = 16 * 1024;

/** The parts of a file that tell what a picture holds beside its pixels. */
export interface Ends {
	readonly head: Buffer;
	readonly tail: Buffer;
}

/** Reads the start and the end of a picture. */
export function endsOf(file: string): Ends {
	const handle = openSync(file, 'r');
	try {
		const { size } = fstatSync(handle);
		const part = (at: number) => {
			const bytes = Buffer.allocUnsafe(Math.min(headBytes, size));
			return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, at));
		};
		return { head: part(0), tail: part(Math.max(0, size - headBytes)) };
	} finally {
		closeSync(handle);
	}
}

/**
 * What a JPEG, AVIF or WebP says beside its pixels, such as where and by whom it was taken; it should say nothing but that
 * it was altered or made by a computer.
 */
export function metadataIn({ head, tail }: Ends): string | undefined {
	if (head.readUInt16BE(0) === 0xffd8) return inJpeg(head);
	if (head.toString('latin1', 8, 12) === 'WEBP') return inWebp(head, tail);
	return head.toString('latin1', 4, 8) === 'ftyp' ? inAvif(head, tail) : undefined;
}

/** Segments follow one another up to the first scan, each with its length. */
function inJpeg(head: Buffer): string | undefined {
	for (let at = 2; at + 4 <= head.length && head[at] === 0xff;) {
		const marker = head[at + 1] ?? 0;
		if (marker === scan) return undefined;
		if (marker === comment) return 'a comment';
		const text = head.toString('latin1', at + 4, at + 2 + head.readUInt16BE(at + 2));
		if (marker === 0xe1 && !isMark(text)) return text.startsWith('Exif') ? 'Exif' : 'XMP';
		if (marker === 0xed) return 'IPTC';
		at += 2 + head.readUInt16BE(at + 2);
	}
	return undefined;
}

function isMark(segment: string): boolean {
	const [name, ...xmp] = segment.split('\0');
	return name === 'http://ns.adobe.com/xap/1.0/' && isDigitalSourceXmp(xmp.join('\0'));
}

const scan = 0xda;
const comment = 0xfe;

/** Items are listed by type in the box `meta`, which comes before the pixels. */
function inAvif(head: Buffer, tail: Buffer): string | undefined {
	for (let at = 0; at + 8 <= head.length;) {
		const size = head.readUInt32BE(at);
		if (head.toString('latin1', at + 4, at + 8) === 'meta') {
			const box = head.toString('latin1', at, at + size);
			if (box.includes('infe') && box.includes('Exif')) return 'Exif';
			return box.includes('mime') && !endsWithMark(tail) ? 'XMP' : undefined;
		}
		if (size < 8) return undefined;
		at += size;
	}
	return undefined;
}

/** A file that holds more than pixels begins with a chunk that names what it holds. */
function inWebp(head: Buffer, tail: Buffer): string | undefined {
	const parts = head.toString('latin1', 12, 16) === 'VP8X' ? (head[20] ?? 0) : 0;
	if (parts & 8) return 'Exif';
	return parts & 4 && !endsWithMark(tail) ? 'XMP' : undefined;
}

/** XMP comes last. */
function endsWithMark(tail: Buffer): boolean {
	const xmp = tail.indexOf('<x:xmpmeta');
	return xmp >= 0 && isDigitalSourceXmp(tail.toString('utf8', xmp));
}

/** Whether the file of a picture is there. */
export function isFile(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
