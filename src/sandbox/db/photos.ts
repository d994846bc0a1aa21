import type { DatabaseSync } from 'node:sqlite';

/** Which demo picture stands for a photo of the account. */
export interface Photos {
	/** @param path as in the photo's address, decoded: `/photos/Zx1/kitchen.webp` */
	media(path: string): string | undefined;
	/** The first picture given for an address stays. */
	put(path: string, media: string): void;
}

/** The photos in a database, by the path of their address. */
export function createPhotos(db: DatabaseSync): Photos {
	const find = db.prepare('SELECT media FROM photos WHERE key = ?');
	const insert = db.prepare('INSERT INTO photos (key, media) VALUES (?, ?) ON CONFLICT DO NOTHING');
	return {
		media(path) {
			const row = find.get(photoKey(path));
			return row && String(row['media']);
		},
		put: (path, media) => void insert.run(photoKey(path), media),
	};
}

/**
 * The part of a photo's address that all its sizes and titles share: its token, or the name without the
 * size where an address has no token.
 */
function photoKey(path: string): string {
	const parts = path.split('/').filter((part) => part !== '' && part !== 'photos');
	const folders = parts.slice(0, -1);
	if (folders.length > 0) return folders.join('/');
	return (parts[0] ?? '').replace(/^(big|medium|small_thumb|thumb|square)_/, '');
}
