import type { BeforeAfter, Changes } from '../../catalog/queries/changes-to-judge.ts';
import type { Project } from '../../domain/project.ts';
import type { Unit } from '../../domain/unit.ts';
import type { AbsentPhoto } from '../read/load-photos-and-write.ts';

type Pictured = Pick<Unit & Project, 'pictures' | 'broker'>;

export interface PhotosLostOptions {
	readonly changes: Pick<Changes, 'added' | 'projects'>;
	/** The public records of a unit and of a project that were live before. */
	readonly records: (id: number) => BeforeAfter<Pictured> | undefined;
	readonly projectRecords: (id: number) => BeforeAfter<Pictured> | undefined;
}

/**
 * Photos that are live and that an outage of their host takes off the site. A photo that was never live is no loss, and
 * one that can never be read is a matter of its source.
 */
export function photosLost(
	absent: readonly AbsentPhoto[],
	{ changes, records, projectRecords }: PhotosLostOptions,
): AbsentPhoto[] {
	const units = new Set(changes.added.map(({ id }) => id));
	const projects = new Set(changes.projects.added);
	return absent.filter(({ owner, id, image, why }) => {
		const isNew = owner === 'unit' ? units.has(id) : projects.has(id);
		if (why !== 'outage' || isNew) return false;
		const found = owner === 'unit' ? records(id) : projectRecords(id);
		// Where it is not known what was live, all of it may be lost.
		return found === undefined || losesImage(found, image);
	});
}

/** How many photos these are; several records may share one. */
export function countPhotos(photos: readonly AbsentPhoto[]): number {
	return new Set(photos.map(({ key }) => key)).size;
}

function losesImage(
	{ before, after }: BeforeAfter<Pictured>,
	image: AbsentPhoto['image'],
): boolean {
	if (image !== undefined) return before.pictures.some(({ id }) => id === image);
	const nameless = ({ pictures, broker }: Pictured) =>
		pictures.filter(({ id }) => id === undefined).length +
		Number(broker?.portrait !== undefined) +
		Number(broker?.logo !== undefined);
	return nameless(before) > nameless(after);
}
