import type { InquiryTarget } from '../domain/inquiry.ts';
import { ownerAt } from '../i18n/unit-path.ts';
import type { OpenedRelease } from './release-folder.ts';

/** What visitors of a release find. */
export interface Shown {
	/** By id, those that can be asked about with what they are called. */
	readonly units: ReadonlyMap<number, InquiryTarget | undefined>;
	readonly projects: readonly number[];
}

/** What a release shows; nothing of one whose index is damaged just there. */
export function shownBy({ index }: Pick<OpenedRelease, 'index'>): Shown | undefined {
	try {
		const owners = index.files().flatMap(({ path }) => ownerAt(path) ?? []);
		const targets = index.targets().filter(({ kind }) => kind === 'unit');
		const units = owners.filter(({ kind }) => kind === 'unit');
		const projects = owners.filter(({ kind }) => kind === 'project');
		return {
			units: new Map([
				...units.map(({ id }) => [id, undefined] as const),
				...targets.map((target) => [target.id, target] as const),
			]),
			projects: [...new Set(projects.map(({ id }) => id))],
		};
	} catch {
		return undefined;
	}
}
