import { globSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The pictures the sandbox serves, whatever record they belong to. */
export interface Media {
	/** @param id file name without ending; a plan may leave out its `plan-` */
	file(id: string): MediaFile | undefined;
	/** Ids of pictures that can stand for any photo, and of floor plans, each in a fixed order. */
	readonly photos: readonly string[];
	readonly plans: readonly string[];
}

export interface MediaFile {
	readonly path: string;
	/** Without the dot. */
	readonly ending: string;
	readonly type: string;
}

const types: Readonly<Record<string, string>> = {
	webp: 'image/webp',
	png: 'image/png',
	jpg: 'image/jpeg',
};

/** @param folder with pictures in it and in the folders below it */
export function openMedia(folder: URL): Media {
	const root = fileURLToPath(folder);
	const files = new Map<string, MediaFile>();
	for (const path of globSync('**/*.{webp,png,jpg}', { cwd: root }).sort()) {
		const ending = extname(path).slice(1);
		const file = { path: `${root}/${path}`, ending, type: types[ending] ?? '' };
		files.set(basename(path, `.${ending}`), file);
	}
	const ids = [...files.keys()];
	return {
		file: (id) => files.get(id) ?? files.get(`plan-${id}`),
		photos: ids.filter((id) => !isPlan(id) && !/^(massing|pano|portrait|logo|altered)/.test(id)),
		plans: ids.filter(isPlan),
	};
}

function isPlan(id: string): boolean {
	return id.startsWith('plan-');
}
