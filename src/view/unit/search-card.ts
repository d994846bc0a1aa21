import { formatOf, type Picture } from '../../domain/pictures/picture.ts';
import { foreign, speak } from '../../domain/spoken.ts';
import { toneClasses } from '../../domain/look/colours.ts';
import type { Unit } from '../../domain/unit.ts';
import { provenanceLabel, withProvenance } from '../pictures.ts';
import type { Languages } from '../../domain/page.ts';
import type { CardPicture, SearchCard } from './card-file.ts';
import { unitCard, type CardContext } from './card.ts';
import { comparedUnit } from './comparison.ts';

/** The card of a unit on offer, with what a comparison says of it. */
export function searchCard(unit: Unit, context: CardContext & Languages): SearchCard {
	const { picture, face, ...words } = unitCard(unit, context);
	const plan = unit.pictures.find(({ kind }) => kind === 'floorPlan');
	return {
		...words,
		picture: picture && pictureOf(picture, context),
		face: face && pictureOf(face, context),
		plan: plan && pictureOf(plan, context),
		compared: comparedUnit(unit, context),
	};
}

function pictureOf(picture: Picture, { locale, defaultLocale }: CardContext): CardPicture {
	const { jpeg, files, width, height, colour, kind, caption } = picture;
	const alt = speak(caption, locale, defaultLocale);
	const label = provenanceLabel(picture, locale);
	return {
		base: jpeg.name.replace(/-\d+\.jpg$/, ''),
		widths: files.map((file) => file.width),
		format: formatOf(picture),
		jpeg: jpeg.width,
		width,
		height,
		alt: withProvenance(alt?.text ?? '', picture, alt?.lang ?? locale),
		lang: foreign(alt?.lang, locale),
		...(label && { label }),
		...(kind === 'floorPlan' ? { isPlan: true } : { tone: toneClasses(colour) }),
	};
}
