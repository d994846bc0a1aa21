import { RoomKind } from '../../domain/site/floor-plan.ts';

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
