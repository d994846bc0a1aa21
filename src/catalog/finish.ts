import type { Broker } from '../domain/broker.ts';
import type { Picture } from '../domain/picture.ts';
import type { Project } from '../domain/project.ts';
import type { Unit } from '../domain/unit.ts';
import { photoKey, type Photo } from '../media/photo.ts';
import type { BrokerDraft, ProjectDraft, UnitDraft } from './draft.ts';

/** All photos that drafts ask for. */
export function photosOf(drafts: readonly (UnitDraft | ProjectDraft)[]): Photo[] {
	return drafts.flatMap(({ photos, broker }) => {
		return broker?.portraitPhoto ? [...photos, broker.portraitPhoto] : photos;
	});
}

/** Whose photos they are, by `photoKey`: "unit 4711", so that a report can name the record. */
export function photoOwners(
	units: readonly UnitDraft[],
	projects: readonly ProjectDraft[],
): Map<string, string> {
	const owners = new Map<string, string>();
	const note = (kind: string, drafts: readonly (UnitDraft | ProjectDraft)[]) => {
		for (const draft of drafts) {
			for (const photo of photosOf([draft])) owners.set(photoKey(photo), `${kind} ${draft.id}`);
		}
	};
	note('unit', units);
	note('project', projects);
	return owners;
}

/** Puts the finished pictures in the place of the photos. A photo that could not be had is left out. */
export function finishUnit(draft: UnitDraft, pictures: ReadonlyMap<string, Picture>): Unit {
	const { photos, broker, ...unit } = draft;
	return { ...unit, pictures: found(photos, pictures), ...finishBroker(broker, pictures) };
}

/** The same for a project. */
export function finishProject(
	draft: ProjectDraft,
	pictures: ReadonlyMap<string, Picture>,
): Project {
	const { photos, broker, ...project } = draft;
	return { ...project, pictures: found(photos, pictures), ...finishBroker(broker, pictures) };
}

function finishBroker(
	draft: BrokerDraft | undefined,
	pictures: ReadonlyMap<string, Picture>,
): { broker?: Broker } {
	if (!draft) return {};
	const { portraitPhoto, ...broker } = draft;
	const portrait = portraitPhoto && pictures.get(photoKey(portraitPhoto));
	return { broker: portrait ? { ...broker, portrait } : broker };
}

function found(photos: readonly Photo[], pictures: ReadonlyMap<string, Picture>): Picture[] {
	return photos.flatMap((photo) => pictures.get(photoKey(photo)) ?? []);
}
