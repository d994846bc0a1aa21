import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file that is new, another, or gone. */
export interface Change {
	readonly path: string;
	readonly before?: Buffer | undefined;
	readonly after?: Buffer | undefined;
}

export function openSiteFiles(project: string) {
	const changed = new Map<string, Buffer | undefined>();
	const onDisk = (path: string) => {
		const file = join(project, path);
		return existsSync(file) ? readFileSync(file) : undefined;
	};
	const bytesOf = (path: string) => (changed.has(path) ? changed.get(path) : onDisk(path));
	const changes = () =>
		[...changed]
			.map(([path, after]) => ({ path, before: onDisk(path), after }))
			.filter(({ before, after }) => before?.toString('hex') !== after?.toString('hex'));
	return {
		/** Nothing where there is no such file. @param path seen from the project */
		read: (path: string) => bytesOf(path)?.toString(),
		write: (path: string, text: string) => void changed.set(path, Buffer.from(text)),
		/** Nothing happens where there is no such file. */
		move(from: string, to: string) {
			const bytes = bytesOf(from);
			if (bytes) changed.set(to, bytes).set(from, undefined);
		},
		remove: (path: string) => void changed.set(path, undefined),
		/** Paths of the files below a folder. */
		below: (folder: string) =>
			globSync(`${folder}/**/*`, { cwd: project, withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
				.toSorted(),
		/** What is to be written or removed. */
		changes,
		/** Puts all changes on the disk. */
		save() {
			for (const { path, after } of changes()) {
				const file = join(project, path);
				if (after === undefined) {
					rmSync(file);
					continue;
				}
				mkdirSync(dirname(file), { recursive: true });
				writeFileSync(file, after);
			}
		},
	};
}

/** A company's files while an upgrade changes them: nothing is on the disk before all steps are done. */
export type SiteFiles = ReturnType<typeof openSiteFiles>;
