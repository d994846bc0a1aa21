import type { DatabaseSync } from 'node:sqlite';

/** Image files that came through the API. */
export interface Uploads {
	/** @param size `original`, `big`, `medium`, `thumb`, `small_thumb` or `square` */
	get(token: string, size: string): StoredFile | undefined;
	put(file: StoredFile & { readonly token: string; readonly size: string }): void;
}

export interface StoredFile {
	/** Such as `image/webp`. */
	readonly type: string;
	readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The files that were uploaded into a database. */
export function createUploads(db: DatabaseSync): Uploads {
	const find = db.prepare('SELECT type, bytes FROM uploads WHERE token = ? AND size = ?');
	const insert = db.prepare('INSERT INTO uploads (token, size, type, bytes) VALUES (?, ?, ?, ?)');
	return {
		get(token, size) {
			const row = find.get(token, size);
			if (!row || !(row['bytes'] instanceof Uint8Array)) return undefined;
			return { type: String(row['type']), bytes: new Uint8Array(row['bytes']) };
		},
		put: ({ token, size, type, bytes }) => void insert.run(token, size, type, bytes),
	};
}
