import { isNamed } from '../../domain/pictures/picture-name.ts';
import type { Picture } from '../../domain/pictures/picture.ts';
import type { FloorPlan } from '../../domain/site/floor-plan.ts';
import { speak } from '../../domain/spoken.ts';
import { mediaPath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import type { Languages } from '../page-languages.ts';
import { roomInTitle } from './room-words.ts';

/** A room of a plan, as the page and the picture viewer show it. */
export interface PlanRoom {
	readonly name: string;
	/** Left, top, width and height in percent of the plan. */
	readonly at: readonly [number, number, number, number];
	/** Addresses of the pictures taken there. */
	readonly photos: readonly string[];
	readonly cameras: readonly PlanCamera[];
}

/** As a page has it: what is empty is left out. */
export type WrittenRoom = Pick<PlanRoom, 'name' | 'at'> & Partial<PlanRoom>;

/** Writes rooms for a page. */
export function writeRooms(rooms: readonly PlanRoom[]): string {
	return JSON.stringify(rooms, (_, value: unknown) =>
		Array.isArray(value) && value.length === 0 ? undefined : value,
	);
}

export interface PlanCamera {
	readonly photo: string;
	readonly at: readonly [number, number];
	/** Degrees clockwise from the top of the plan. */
	readonly towards: number;
}

/**
 * The rooms of each plan with their pictures; none for a plan whose rooms the company has not named. Of a kind that
 * stands twice on the plans a picture's title does not tell which one it shows, so only `pictures` does.
 */
export function roomsOfPlans(
	plans: readonly Picture[],
	photos: readonly Picture[],
	{
		floorPlans,
		locale,
		defaultLocale,
		crmLocale,
	}: { readonly floorPlans: readonly FloorPlan[] } & Languages,
): readonly (readonly PlanRoom[])[] {
	const t = translator(locale);
	const known = plans.map(
		(plan) => floorPlans.find((each) => isNamed(plan, each.plan, crmLocale))?.rooms ?? [],
	);
	const kinds = Map.groupBy(known.flat(), ({ kind }) => kind);
	const shown = photos.flatMap((photo) => {
		const title = photo.caption?.[crmLocale];
		return title ? [{ title, href: mediaPath(photo.jpeg.name) }] : [];
	});
	const photosWith = (words: readonly string[]) =>
		shown.filter(({ title }) => words.some((word) => title.includes(word)));
	return known.map((rooms) =>
		rooms.map(({ kind, name, at, pictures, cameras }) => {
			const told = pictures
				? photosWith(pictures)
				: shown.filter(({ title }) => kinds.get(kind)?.length === 1 && roomInTitle(title) === kind);
			return {
				name: speak(name, locale, defaultLocale)?.text ?? t(`room.${kind}`),
				at,
				photos: told.map(({ href }) => href),
				cameras: cameras.flatMap(({ picture, ...camera }) =>
					(picture === undefined ? told : photosWith([picture])).map(({ href }) => ({
						photo: href,
						...camera,
					})),
				),
			};
		}),
	);
}
