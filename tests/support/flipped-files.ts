import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { discardDamaged } from '../../src/media/discard-damaged.ts';
import { openMediaStore } from '../../src/media/store.ts';
import { filesBelow } from '../../src/storage/disk/files.ts';
import { openFiles } from '../../src/release/file-store.ts';
import { unpacksTo } from '../../src/release/packing.ts';
import { mendFiles } from '../../src/release/look.ts';
import { releaseFiles, openRelease } from '../../src/release/release-folder.ts';
import { sweepFiles } from '../../src/release/releases.ts';
import { flipBit } from './bit-flips.ts';
import { testFolder } from './outbox.ts';
import { home, page, publish, publishFolder } from './published.ts';

const everything = [{ from: '00000000', to: 'g' }];

/** What became of files in which a bit was flipped. */
export interface FlippedFiles {
	/** Flips that nobody was told of, or after which what is there is neither sound nor empty. */
	readonly silent: string[];
	/** Files made again at once, and files that a build has to make. */
	mended: number;
	lost: number;
	/** Flips in bits of a compressed copy that no unpacking reads: it gives the same page. */
	harmless: number;
}

/** Flips a bit of a file of the store, once for each number from 0 to below 1, and looks at the store. */
export function flipStored(random: () => number, times: number): FlippedFiles {
	const folder = testFolder();
	const store = openFiles(folder);
	for (let at = 0; at < 20; at += 1) {
		store.put(Buffer.from(page(`/de/${at}/`, { body: 'wieder '.repeat(at * 9) })), {
			path: '/de/',
		});
		store.put(Buffer.from(`%PDF ${at} ${'x'.repeat(at * 50)}`), { path: '/expose.pdf' });
		store.put(Buffer.from(`h1{width:${at}px}`.repeat(at + 1)), { path: '/_astro/a.css' });
	}
	const files = [...filesBelow(folder)].map((file) => join(folder, file));
	const found: FlippedFiles = { silent: [], mended: 0, lost: 0, harmless: 0 };
	for (let time = 0; time < times; time += 1) {
		const file = files[Math.floor(random() * files.length)] ?? '';
		const sound = readFileSync(file);
		const at = random();
		flipBit(file, at);
		const { mended, lost } = mendFiles(folder, { ranges: everything, named: [] });
		found.mended += mended.length;
		found.lost += lost.length;
		const isMended = mended.includes(file) && readFileSync(file).equals(sound);
		const isLost = lost.some((name) => file.endsWith(name)) && readFileSync(file).length === 0;
		if (!isMended && !isLost) {
			if (givesTheSame(file, sound)) found.harmless += 1;
			else found.silent.push(`${file} ${at}`);
		}
		writeFileSync(file, sound);
	}
	return found;
}

const photoName = (width: number) => `${'0a'.repeat(16)}-${width}.avif`;
const entry = (width: number) => ({ name: photoName(width), width });

function givesTheSame(file: string, sound: Buffer): boolean {
	return file.endsWith('.br') && unpacksTo(readFileSync(file), brotliDecompressSync(sound));
}

/** The same of photos and link previews. @returns flips that were not named, or whose file is there yet. */
export async function flipPhotos(random: () => number, times: number): Promise<string[]> {
	const folder = testFolder();
	const store = openMediaStore(folder);
	const origin = { source: 'a'.repeat(64), recipe: 'photo' };
	const picture = { kind: 'photo', width: 960, height: 640, colour: '#123456' } as const;
	const added = [480, 960, 961].map((width) => ({
		name: photoName(width),
		bytes: Buffer.from(`${width}`.repeat(width)),
	}));
	const whole = { ...picture, avif: [entry(480), entry(960)], jpeg: entry(961) };
	await store.add(origin, { picture: whole, isWhole: true }, added);
	await store.addPreview({ name: `${'9f'.repeat(16)}-1200.jpg`, bytes: Buffer.alloc(500, 7) });
	store.close();
	const files = readdirSync(join(folder, 'files')).map((each) => join(folder, 'files', each));
	const silent: string[] = [];
	for (let time = 0; time < times; time += 1) {
		const file = files[Math.floor(random() * files.length)] ?? '';
		const sound = readFileSync(file);
		const at = random();
		flipBit(file, at);
		const damaged = discardDamaged(folder, everything);
		if (damaged.join() !== file || existsSync(file)) silent.push(`${file} ${at}`);
		writeFileSync(file, sound);
	}
	return silent;
}

/** Flips a bit of what an earlier release says of itself, and sweeps. @returns flips after which files of it are gone. */
export async function flipKept(random: () => number, times: number): Promise<string[]> {
	const places = publishFolder();
	const many = Array.from(
		{ length: 20 },
		(_, at) => [`de/${at}.html`, page(`/de/${at}/`)] as const,
	);
	const old = await publish(places, { ...home, ...Object.fromEntries(many) }, { name: 'a' });
	await publish(places, home, { name: 'b' });
	const { index } = openRelease(old);
	const names = [...index.names()];
	index.close();
	const keeps = () => names.every((name) => existsSync(join(places.files, name.slice(0, 2), name)));
	const harmful: string[] = [];
	for (let time = 0; time < times; time += 1) {
		const file = random() < 0.9 ? releaseFiles(old).index : join(old, 'release.json');
		const at = random();
		copyFileSync(file, `${places.root}/sound`);
		flipBit(file, at);
		try {
			sweepFiles({ ...places, now: Date.now(), always: true });
		} catch {
			// Told by whoever sweeps.
		}
		copyFileSync(`${places.root}/sound`, file);
		if (!keeps()) return [...harmful, `${file} ${at}`];
	}
	return harmful;
}
