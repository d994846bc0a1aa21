import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';

/** The process died here: nothing of what it does afterwards happens. */
export class Crash extends Error {
	constructor() {
		super('The process died.');
	}
}

/** The disk of the process that builds, which can die between any two changes it makes there. */
export interface Disk {
	/**
	 * Does some work, of which the process dies at the n-th change of the disk that counts. What lay there at that moment lies there
	 * afterwards, whatever the work did on its way out.
	 * @returns whether it has died
	 */
	dyingAt(
		change: number,
		counts: Counts | undefined,
		work: () => Promise<unknown>,
	): Promise<boolean>;
	readonly isDead: () => boolean;
}

const operations = [
	'renameSync',
	'symlinkSync',
	'writeFileSync',
	'rmSync',
	'mkdirSync',
	'copyFileSync',
	'truncateSync',
] as const;
export type Operation = (typeof operations)[number];
/** Whether a change counts, by its paths below the folder. */
type Counts = (operation: Operation, paths: readonly string[]) => boolean;
/** Those by which something takes the place of something else, but for stored files, which are many. */
export const replacing: Counts = (operation, paths) =>
	['renameSync', 'symlinkSync'].includes(operation) &&
	!paths.some((path) => path.startsWith('files'));

/** @param folder all that the process writes lies below it */
export function openDisk(folder: string): Disk {
	const copy = `${folder}.at-death`;
	let isDead = false;
	return {
		isDead: () => isDead,
		async dyingAt(change, counts = () => true, work) {
			isDead = false;
			let changes = 0;
			const real = operations.map((name) => [name, fs[name]] as const);
			const heal = () => {
				for (const [name, operation] of real) Object.assign(fs, { [name]: operation });
				syncBuiltinESMExports();
			};
			for (const [name, operation] of real) {
				const counted = (...given: unknown[]) => {
					const ours = given.map(String).filter((one) => one.startsWith(folder));
					const paths = ours.map((path) => relative(folder, path));
					if (!isDead && paths.length > 0 && counts(name, paths) && ++changes === change) {
						heal();
						isDead = true;
						fs.cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
						throw new Crash();
					}
					return Reflect.apply(operation, fs, given);
				};
				Object.assign(fs, { [name]: counted });
			}
			syncBuiltinESMExports();
			try {
				await work();
			} catch (error) {
				if (!isDead) throw error;
			} finally {
				heal();
				if (isDead) {
					fs.rmSync(folder, { recursive: true, force: true });
					fs.renameSync(copy, folder);
				}
			}
			const died = isDead;
			isDead = false;
			return died;
		},
	};
}
