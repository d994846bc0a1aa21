import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { attempt } from '../domain/attempt.ts';
import { isDamage } from '../storage/sqlite/damage.ts';
import { addPreviewDigests, tablesVersion } from './store-tables.ts';
import { digestOf, namesOf, readRecord } from './stored-picture.ts';

const Pictures = z.array(z.object({ id: z.int(), data: z.string() }));
const Previews = z.array(z.object({ name: z.string(), digest: z.string().nullable() }));

/**
 * Compares photos and pictures for link previews with their digests, and removes those that differ: a build that reads
 * all units makes again what is missing. One without a digest, of an earlier version of the program, gets that of what
 * is there. Without the checks of `openMediaStore`, which every build makes soon after.
 * @param folder usually `var/media`
 * @param ranges of names: from one up to but without another
 * @returns places of the files that are not as they were made.
 */
export function discardDamaged(
	folder: string,
	ranges: readonly { readonly from: string; readonly to: string }[],
): string[] {
	const path = join(folder, 'index.sqlite');
	if (!existsSync(path) || ranges.length === 0) return [];
	const damaged: string[] = [];
	/** @returns its digest; nothing where it is not the one that was noted. */
	const digestIfSound = (name: string, noted: string | undefined) => {
		const place = join(folder, 'files', name);
		const digest = attempt(() => digestOf(readFileSync(place)));
		if (digest !== undefined && digest === (noted ?? digest)) return digest;
		rmSync(place, { force: true });
		damaged.push(place);
		return undefined;
	};
	try {
		using db = new DatabaseSync(path, { timeout: 5000 });
		const version = z
			.object({ user_version: z.int() })
			.parse(db.prepare('PRAGMA user_version').get());
		// Another one is thrown away, with all it knows.
		if (version.user_version !== tablesVersion) return [];
		addPreviewDigests(db);
		const pictures = db.prepare('SELECT id, data FROM pictures WHERE stem >= ? AND stem < ?');
		const putData = db.prepare('UPDATE pictures SET data = ? WHERE id = ?');
		const previews = db.prepare('SELECT name, digest FROM previews WHERE name >= ? AND name < ?');
		const putDigest = db.prepare('UPDATE previews SET digest = ? WHERE name = ?');
		for (const { from, to } of ranges) {
			for (const { id, data } of Pictures.parse(pictures.all(from, to))) {
				const record = readRecord(data);
				if (!record) continue;
				const found = namesOf(record).map((name, at) => digestIfSound(name, record.digests?.[at]));
				if (record.digests || found.includes(undefined)) continue;
				putData.run(JSON.stringify({ ...record, digests: found }), id);
			}
			for (const { name, digest } of Previews.parse(previews.all(from, to))) {
				const found = digestIfSound(name, digest ?? undefined);
				if (digest === null && found !== undefined) putDigest.run(found, name);
			}
		}
	} catch (error) {
		// The build makes another index.
		if (!isDamage(error)) throw error;
	}
	return damaged;
}
