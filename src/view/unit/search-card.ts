import type { Picture } from '../../domain/pictures/picture.ts';
import { monthlyCostsOf } from '../../domain/monthly/monthly-costs.ts';
import { foreign, speak } from '../../domain/spoken.ts';
import { toneClasses } from '../../domain/look/colours.ts';
import type { Unit } from '../../domain/unit.ts';
import { provenanceLabel, withProvenance } from '../pictures.ts';
import type { Languages } from '../page-languages.ts';
import type { CardPicture, SearchCard } from './card-file.ts';
import { unitCard, type CardContext } from './card.ts';
import { costsBesidePrice } from './costs.ts';
import { monthlyRows } from './monthly.ts';
import { availability } from './facts.ts';
import { bedroomText, floorName, toldBedrooms } from './measures.ts';

/** The card of a unit on offer, without what a browser can work out. */
export function searchCard(unit: Unit, context: CardContext & Languages): SearchCard {
	const { picture, ...words } = unitCard(unit, context);
	const { floor, energy, pictures, availableFrom } = unit;
	const told = toldBedrooms(unit, context.locale);
	const [, available, lang] = availability(unit, context);
	const plan = pictures.find(({ kind }) => kind === 'floorPlan');
	const costs = costsBesidePrice(unit, context).filter(([, value]) => value);
	const months = monthlyCostsOf(unit, context.monthly);
	return {
		...words,
		picture: picture && pictureOf(picture, context),
		plan: plan && pictureOf(plan, context),
		floor: floor === undefined ? undefined : floorName(floor, context.locale),
		bedrooms: told === undefined ? undefined : bedroomText(told, context.locale),
		// Of a day, the index knows as much.
		available: availableFrom?.kind === 'text' && available ? [available, lang] : undefined,
		costs: costs.length > 0 ? costs : undefined,
		months: months && monthlyRows(months, { unit, ...context }),
		needsNoCertificate: energy?.availability === 'notRequired' || undefined,
	};
}

function pictureOf(picture: Picture, { locale, defaultLocale }: CardContext): CardPicture {
	const { jpeg, avif, width, height, colour, kind, caption } = picture;
	const alt = speak(caption, locale, defaultLocale);
	const label = provenanceLabel(picture, locale);
	return {
		base: jpeg.name.replace(/-\d+\.jpg$/, ''),
		widths: avif.map((file) => file.width),
		jpeg: jpeg.width,
		width,
		height,
		alt: withProvenance(alt?.text ?? '', picture, alt?.lang ?? locale),
		lang: foreign(alt?.lang, locale),
		...(label && { label }),
		...(kind === 'floorPlan' ? { isPlan: true } : { tone: toneClasses(colour) }),
	};
}
