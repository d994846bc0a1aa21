import { readFileSync } from 'node:fs';
import { leadPicture } from '../domain/lead-picture.ts';
import { findColour, readPalette } from '../domain/palette.ts';
import type { Project } from '../domain/project.ts';
import type { Site } from '../domain/site.ts';
import type { Unit } from '../domain/unit.ts';
import type { Previews } from '../domain/picture.ts';
import { placeLine } from '../i18n/place-name.ts';
import { headline } from '../view/unit/name.ts';
import { priceText } from '../view/unit/price.ts';
import { projectInPlace, projectName } from '../view/project/name.ts';
import { preparePreviews, type PreviewOptions, type PreviewRequest } from '../media/previews.ts';

const palette = readPalette(readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8'));
/** Those of the light scheme. */
const colours = { accent: light('accent'), paper: light('paper'), ink: light('ink') };

/** A unit with the pictures that stand for links to its page. */
export async function withUnitPreviews(
	unit: Unit,
	site: Site,
	options: PreviewOptions,
): Promise<Unit> {
	const previews = await previewsOf(unit, { site, options }, (locale) => ({
		title: headline(unit, locale, site.defaultLocale).text,
		price: priceText(unit, locale),
		place: placeLine(unit.place, locale),
	}));
	return { ...unit, previews };
}

/** A project with its own. */
export async function withProjectPreviews(
	project: Project,
	site: Site,
	options: PreviewOptions,
): Promise<Project> {
	const previews = await previewsOf(project, { site, options }, (locale) => ({
		title: projectName(project, locale, site.defaultLocale).text,
		price: '',
		place: projectInPlace(project, locale),
	}));
	return { ...project, previews };
}

type Words = Pick<PreviewRequest, 'title' | 'price' | 'place'>;

async function previewsOf(
	record: Pick<Unit, 'pictures'>,
	{ site, options }: { readonly site: Site; readonly options: PreviewOptions },
	words: (locale: Site['defaultLocale']) => Words,
): Promise<Previews> {
	const picture = leadPicture(record);
	const brand = { name: site.name, ...(await coloursOf(site.brand)) };
	const requests = site.locales.map((key) => ({ key, picture, brand, ...words(key) }));
	const names = await preparePreviews(requests, options);
	return Object.fromEntries(site.locales.map((locale) => [locale, names.get(locale)]));
}

/** The same with those that a company has set. */
async function coloursOf(brand: Site['brand']): Promise<typeof colours> {
	if (!brand?.accent && !brand?.paper) return colours;
	const { default: Color } = await import('colorjs.io');
	const hex = (colour: string) =>
		new Color(colour).to('srgb').toString({ format: 'hex', collapse: false });
	return {
		...colours,
		...(brand.accent && { accent: hex(brand.accent) }),
		...(brand.paper && { paper: hex(brand.paper) }),
	};
}

function light(token: string): string {
	return findColour(palette, token).light;
}
