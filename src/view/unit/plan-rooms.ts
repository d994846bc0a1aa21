import { isNamed, type Picture } from '../../domain/pictures/picture.ts';
import { type FloorPlan, RoomKind } from '../../domain/site/floor-plan.ts';
import { speak } from '../../domain/spoken.ts';
import { mediaPath } from '../../i18n/media-path.ts';
import { translator } from '../../i18n/translate.ts';
import type { Languages } from '../../domain/page.ts';

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

export function writeRooms(rooms: readonly PlanRoom[]): string {
	return JSON.stringify(rooms, (_, value: unknown) =>
		Array.isArray(value) && value.length === 0 ? undefined : value,
	);
}

interface PlanCamera {
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

/** How titles of pictures call a room, in all languages of an account; that it is a room tells nothing. */
const words: Readonly<Record<Exclude<RoomKind, 'room'>, RegExp>> = {
	living:
		/^(?:wohn|ess)(?:zimmer|raum|bereich)|^(?:living|dining|sitting|lounge|sal[oó]n|comedor)/u,
	kitchen: /küche|^kitchen|^cocina/u,
	bedroom: /^schlafzimmer|^bedroom|^dormitorio/u,
	child: /^kinderzimmer|^child|^nursery|^infantil/u,
	study: /^arbeitszimmer|^study|^despacho/u,
	bathroom: /(?<!schwimm|frei|hallen)bad$|^badezimmer|^bathroom|^baño/u,
	toilet: /^(?:wc|gäste-?wc|toilet|aseo)$/u,
	hall: /^(?:diele|flur|hall|hallway|recibidor|pasillo)$/u,
	storage: /^abstell|^trastero|^storage/u,
	outside: /(?:^|dach)(?:terrasse|balkon|loggia)|^patio|^terra(?:ce|za)|^balc(?:ony|ón)|^galería/u,
};

/** What a title says behind the room: "Wohnzimmer mit Blick auf den Balkon" shows no balcony. */
const behind = /[,:;.(–]|\s(?:mit|im|in|auf|zum|zur|am|with|on|con|en)\s/iu;

/** The room that a title begins with, the words before it that only praise it aside. */
export function roomInTitle(title: string): RoomKind | undefined {
	const [head = ''] = title.split(behind);
	const found = head
		.toLowerCase()
		.split(/\s+/)
		.flatMap((word) => kinds.filter((kind) => words[kind].test(word)));
	return found.length === 1 ? found[0] : undefined;
}

const kinds = RoomKind.exclude(['room']).options;

/**
 * Names of plans: their captions without the start that all share. `Grundriss: Haus, Erdgeschoss` and
 * `Grundriss: Haus, Obergeschoss` become `Erdgeschoss` and `Obergeschoss`.
 * @returns `undefined` for a plan whose caption is empty or entirely shared.
 */
export function planNames(captions: readonly (string | undefined)[]): (string | undefined)[] {
	const known = captions.filter((caption) => caption !== undefined);
	const shared = known.length > 1 ? sharedStart(known) : '';
	return captions.map((caption) => {
		const name = caption?.slice(shared.length).trim();
		return name ? name.charAt(0).toUpperCase() + name.slice(1) : undefined;
	});
}

/** The longest shared start that ends with a separator, so that no word is cut. */
function sharedStart(texts: readonly string[]): string {
	const [first = '', ...others] = texts;
	let end = 0;
	for (const { index, 0: mark } of first.matchAll(/[,:–-]\s+/g)) {
		const start = first.slice(0, index + mark.length);
		if (others.every((text) => text.startsWith(start))) end = start.length;
	}
	return first.slice(0, end);
}
