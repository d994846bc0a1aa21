import type { Picture } from '../../domain/pictures/picture.ts';
import { isOnOffer } from '../../domain/status.ts';
import { mediaPath } from '../../i18n/paths.ts';
import { roomsOfPlans, type PlanRoom } from '../unit/plan-rooms.ts';
import type { FloorPlanType } from './floor-plan-types.ts';

/** The rooms of a type's plans, and the photos they lead to. */
export interface TypeRooms {
	readonly rooms: readonly (readonly PlanRoom[])[];
	readonly photos: readonly Picture[];
}

/**
 * The rooms of a type with the photos of that home on offer which shows most of them, else with those of the project:
 * two homes would show each room twice.
 */
export function typeRooms(
	{ plans, units }: FloorPlanType,
	projectPhotos: readonly Picture[],
	options: Parameters<typeof roomsOfPlans>[2],
): TypeRooms {
	const sets = units
		.filter(({ status }) => isOnOffer(status))
		.map(({ pictures }) => pictures.filter(({ kind }) => kind === 'photo'));
	const found = [...sets, projectPhotos].map((photos) => {
		const rooms = roomsOfPlans(plans, photos, options);
		const led = new Set(rooms.flat().flatMap((room) => room.photos));
		const leading = rooms.flat().filter((room) => room.photos.length > 0).length;
		return {
			rooms,
			photos: photos.filter((photo) => led.has(mediaPath(photo.jpeg.name))),
			leading,
		};
	});
	const homes = found.slice(0, -1).toSorted((a, b) => b.leading - a.leading);
	return homes.find(({ leading }) => leading > 0) ?? found.at(-1) ?? { rooms: [], photos: [] };
}
