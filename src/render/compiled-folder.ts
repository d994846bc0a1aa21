import { hash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { attempt } from '../domain/attempt.ts';
import { deservesBest, isPackedCopy, pack, packedEnding, unpacksTo } from '../release/packing.ts';
import { filesBelow } from '../storage/disk/files.ts';

/*
 * What Astro compiles the sources to before it renders: code that makes the pages, and the files that belong to
 * all of them. Starting Astro and compiling takes ten times as long as rendering the few pages that one
 * changed unit concerns, so it is kept for the next builds of the same sources.
 */

/** How many are kept: developers switch between versions of the sources. */
const kept = 6;
/** What Astro had written: the code, and the files that visitors load. */
const output = 'output';
const note = 'compiled.json';
const digests = 'digests.json';

/** Where all lie; within the project, because the code imports the project's packages. */
export function compiledPlaces(project: string): string {
	return join(project, '.astro/compiled-pages');
}

/** Where those of a fingerprint lie. */
export function compiledPlace(project: string, fingerprint: string): string {
	return join(compiledPlaces(project), fingerprint);
}

/** Whether there are any, which then count as used. */
export function hasCompiled(place: string): boolean {
	if (!existsSync(place)) return false;
	utimesSync(place, new Date(), new Date());
	return true;
}

/** What Astro has written in one folder, with a folder of code within. */
export interface Written {
	readonly output: string;
	/** The module that `astro-entry.ts` became. */
	readonly entry: string;
	/** Folder that takes the copy. */
	readonly to: string;
	/** Where those of other builds lie. */
	readonly others: string;
	/** Whether the site has something that only Astro can finish. */
	readonly needsAstro: boolean;
}

/**
 * Copies what Astro has written, for the build that the global `VITRINE_BUILD` describes, and compresses the files that
 * pages load: that takes a second, and is the same for all builds of the same sources. Most scripts are the same for
 * other settings, too, and are taken from there.
 */
export function copyCompiled({ output: written, entry, to, others, needsAstro }: Written): void {
	const copy = join(to, output);
	cpSync(written, copy, { recursive: true });
	for (const file of [...filesBelow(copy)].filter((each) => deservesBest(`/${each}`))) {
		const place = join(copy, file);
		const bytes = readFileSync(place);
		const small = packedIn(others, file, bytes) ?? pack(bytes, `/${file}`);
		writeFileSync(place + packedEnding, small);
	}
	const compiled: Compiled = { entry: relative(written, entry), build: VITRINE_BUILD, needsAstro };
	writeFileSync(join(to, note), JSON.stringify(compiled));
}

/** The compressed copy that another build has kept of the same bytes. */
function packedIn(others: string, file: string, bytes: Buffer): Buffer | undefined {
	for (const name of attempt(() => readdirSync(others)) ?? []) {
		// It may be thrown away at any moment.
		const small = attempt(() => readFileSync(join(others, name, output, file + packedEnding)));
		if (small && unpacksTo(small, bytes)) return small;
	}
	return undefined;
}

/**
 * Takes out of a copy what Astro has removed when it was done, such as the originals of pictures, and notes what each
 * file holds: a machine that loses its power leaves some empty.
 */
export function finishCompiled(to: string, written: string): void {
	const copy = join(to, output);
	const code = dirname(readCompiled(to).entry);
	for (const file of filesBelow(copy)) {
		const original = isPackedCopy(`/${file}`) ? file.slice(0, -packedEnding.length) : file;
		if (file.startsWith(`${code}/`) || existsSync(join(written, original))) continue;
		rmSync(join(copy, file));
	}
	noteDigests(to);
}

/** Notes what each file holds. */
export function noteDigests(place: string): void {
	const names = [...filesBelow(place)].filter((name) => name !== digests);
	const found = names.map((name) => [name, digestOf(join(place, name))]);
	writeFileSync(join(place, digests), JSON.stringify(Object.fromEntries(found)));
}

/** @throws when a file holds something else than was noted. */
export function checkDigests(place: string): void {
	const noted = Digests.parse(JSON.parse(readFileSync(join(place, digests), 'utf8')));
	for (const [name, digest] of Object.entries(noted)) {
		if (digestOf(join(place, name)) === digest) continue;
		throw new Error(`${join(place, name)} is damaged; delete ${place}, and it is made again.`);
	}
}

function digestOf(path: string): string {
	return hash('sha256', readFileSync(path));
}

const Digests = z.record(z.string(), z.string());

/**
 * Puts a copy in its place, and throws away those that nobody has used for longest. Where that fails, as when two
 * builds do it at once, the next build compiles again.
 */
export function keepCompiled(copy: string, place: string): void {
	const all = dirname(place);
	try {
		mkdirSync(all, { recursive: true });
		renameSync(copy, place);
		const byUse = readdirSync(all)
			.map((name) => ({ folder: join(all, name), used: statSync(join(all, name)).mtimeMs }))
			.toSorted((a, b) => b.used - a.used);
		for (const { folder } of byUse.slice(kept)) rmSync(folder, { recursive: true, force: true });
	} catch {
		// The pages can be made, and nothing else was asked for.
	}
}

/** Throws it away, so that the next build compiles. */
export function dropCompiled(place: string): void {
	rmSync(place, { recursive: true, force: true });
}

/** The files that belong to all pages: the path of each in the output, its bytes and its compressed copy, if it has one. */
export function* sharedFiles(
	place: string,
): Generator<[file: string, bytes: Buffer, packed: Buffer | undefined]> {
	const all = join(place, output);
	const code = dirname(readCompiled(place).entry);
	for (const file of filesBelow(all)) {
		if (file.startsWith(`${code}/`) || isPackedCopy(`/${file}`)) continue;
		const path = join(all, file);
		const packed = deservesBest(`/${file}`) ? readFileSync(path + packedEnding) : undefined;
		yield [file, readFileSync(path), packed];
	}
}

/** The module that renders, the build that it was compiled for, and whether the site needs Astro. */
export function openFolder(place: string): Readonly<Compiled> {
	const compiled = readCompiled(place);
	return { ...compiled, entry: join(place, output, compiled.entry) };
}

const Compiled = z.object({
	/** Path of the module that renders, within the output. */
	entry: z.string(),
	/** JSON of the build that it was compiled for. */
	build: z.string(),
	/** Whether the site has something that only Astro can finish. */
	needsAstro: z.boolean(),
});
type Compiled = z.infer<typeof Compiled>;

function readCompiled(place: string): Compiled {
	return Compiled.parse(JSON.parse(readFileSync(join(place, note), 'utf8')));
}
