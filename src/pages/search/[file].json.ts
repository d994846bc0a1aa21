import type { APIRoute } from 'astro';
import { foreign, speak } from '../../domain/spoken.ts';
import type { Picture } from '../../domain/picture.ts';
import { toneClasses } from '../../domain/tone.ts';
import { floorName } from '../../view/unit/measures.ts';
import { unitCard, type CardContext } from '../../view/unit/card.ts';
import { openPlan, type StaticPath } from '../../render/page-plan.ts';
import { writeCards, type CardPicture } from '../../search/card.ts';

export const getStaticPaths = () =>
	openPlan(VITRINE_BUILD).paths('searchCards', ['search', 'file.json']);

export const GET: APIRoute<StaticPath<'searchCards'>['props']> = ({ props: { page } }) => {
	const { shift, shard } = page.route;
	const plan = openPlan(VITRINE_BUILD);
	const catalogue = plan.read(page);
	const units = catalogue.unitsBetween(shard * 2 ** shift, (shard + 1) * 2 ** shift);
	const { locale } = page;
	const { defaultLocale } = plan.site;
	const cards = units.map((unit) => {
		const context = { locale, defaultLocale, isNew: catalogue.isNew(unit) };
		const { title, picture, ...words } = unitCard(unit, context);
		return {
			id: unit.id,
			...words,
			title: title.text,
			lang: foreign(title.lang, locale),
			floor: unit.floor === undefined ? undefined : floorName(unit.floor, locale),
			picture: picture && pictureOf(picture, context),
		};
	});
	return new Response(writeCards(cards), { headers: { 'content-type': 'application/json' } });
};

function pictureOf(picture: Picture, { locale, defaultLocale }: CardContext): CardPicture {
	const { jpeg, avif, width, height, colour, kind, caption } = picture;
	const alt = speak(caption, locale, defaultLocale);
	return {
		base: jpeg.name.replace(/-\d+\.jpg$/, ''),
		widths: avif.map((file) => file.width),
		jpeg: jpeg.width,
		width,
		height,
		alt: alt?.text ?? '',
		lang: foreign(alt?.lang, locale),
		...(kind === 'photo' ? { tone: toneClasses(colour) } : { isPlan: kind === 'floorPlan' }),
	};
}
