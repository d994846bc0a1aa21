import { besideUnaltered } from '../../domain/pictures/beside-unaltered.ts';
import type { Broker } from '../../domain/broker.ts';
import type { Picture } from '../../domain/pictures/picture.ts';
import type { Project } from '../../domain/project.ts';
import type { Unit } from '../../domain/unit.ts';
import { photoKey, type Photo } from '../../media/photo.ts';
import type { BrokerDraft, ProjectDraft, UnitDraft } from '../../catalog/privacy/draft.ts';

/** All photos that a draft asks for. */
export function photosFor({ photos, broker }: UnitDraft | ProjectDraft): Photo[] {
	const own = [broker?.portraitPhoto, broker?.logo?.photo].filter((photo) => photo !== undefined);
	return own.length > 0 ? [...photos, ...own] : photos;
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
	const { portraitPhoto, logo, ...broker } = draft;
	const portrait = portraitPhoto && pictures.get(photoKey(portraitPhoto));
	const picture = logo && pictures.get(photoKey(logo.photo));
	return {
		broker: {
			...broker,
			...(portrait && { portrait }),
			...(picture && { logo: { team: logo.team, picture } }),
		},
	};
}

function found(photos: readonly Photo[], pictures: ReadonlyMap<string, Picture>): Picture[] {
	return [...besideUnaltered(photos.flatMap((photo) => pictures.get(photoKey(photo)) ?? []))];
}
