import type { Broker } from '../../domain/person.ts';
import { besideUnaltered } from '../../domain/pictures/provenance-words.ts';
import type { Picture } from '../../domain/pictures/picture.ts';
import type { Project } from '../../domain/project.ts';
import { idList } from '../../domain/sentences/counted.ts';
import type { Unit } from '../../domain/unit.ts';
import type { BrokerDraft, ProjectDraft, UnitDraft } from '../../gate/draft.ts';
import { type Photo, photoKey } from '../../media/photo.ts';

/** All photos that a draft asks for. */
export function photosFor({ photos, broker }: UnitDraft | ProjectDraft): Photo[] {
	const own = [broker?.portraitPhoto, broker?.logo?.photo].filter((photo) => photo !== undefined);
	return own.length > 0 ? [...photos, ...own] : photos;
}

/** Puts the finished pictures in the place of the photos. A photo that could not be had is left out. */
export function finish(draft: UnitDraft, pictures: ReadonlyMap<string, Picture>): Unit;
export function finish(draft: ProjectDraft, pictures: ReadonlyMap<string, Picture>): Project;
export function finish(
	draft: UnitDraft | ProjectDraft,
	pictures: ReadonlyMap<string, Picture>,
): Unit | Project;
export function finish(
	{ photos, broker, ...record }: UnitDraft | ProjectDraft,
	pictures: ReadonlyMap<string, Picture>,
): Unit | Project {
	return { ...record, pictures: found(photos, pictures), ...finishBroker(broker, pictures) };
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

/** A picture that was uploaded again stands once, in the first place, with words of a later upload only where it has none. */
function found(photos: readonly Photo[], pictures: ReadonlyMap<string, Picture>): Picture[] {
	const shown = new Map<string, Picture>();
	for (const photo of photos) {
		const picture = pictures.get(photoKey(photo));
		if (!picture) continue;
		const { name } = picture.jpeg;
		shown.set(name, { ...picture, ...shown.get(name) });
	}
	return [...besideUnaltered([...shown.values()])];
}

/** A sentence for each picture of a gallery that was uploaded more than once. */
export function repeatedUploads(
	{ photos }: Pick<UnitDraft, 'photos'>,
	pictures: ReadonlyMap<string, Picture>,
): string[] {
	const uploads = new Map(photos.map((photo) => [photoKey(photo), photo]));
	// Their name tells the bytes they were made from.
	const alike = Map.groupBy(uploads, ([key]) => pictures.get(key)?.jpeg.name);
	return [...alike].flatMap(([name, group]) => {
		if (name === undefined || group.length === 1) return [];
		const ids = idList(group.flatMap(([, { id }]) => id ?? []));
		return `${group.length} images are the same picture, which is shown once${ids && `: ${ids}`}.`;
	});
}
