import { findColour } from '../../domain/look/palette.ts';
import { leadPicture } from '../../domain/pictures/lead-picture.ts';
import type { Previews } from '../../domain/pictures/picture.ts';
import type { Project } from '../../domain/project.ts';
import type { Site } from '../../domain/site.ts';
import type { Unit } from '../../domain/unit.ts';
import { placeLine } from '../../i18n/place-name.ts';
import { preparePreviews, type PreviewRequest } from '../../media/previews.ts';
import type { MediaStore } from '../../media/store.ts';
import { provenanceLabel } from '../../view/picture-words.ts';
import { projectInPlace, projectName } from '../../view/project/name.ts';
import { headline } from '../../view/unit/name.ts';
import { priceText } from '../../view/unit/price.ts';
import type { Company } from '../../wiring/company.ts';

/** What previews are drawn with beside a site's words. */
interface Options {
	readonly store: MediaStore;
	readonly colours: PreviewColours;
}
export type PreviewColours = Omit<PreviewRequest['brand'], 'name'>;

/** The colours of light pages, by the company's theme. */
export async function previewColours({ theme }: Pick<Company, 'theme'>): Promise<PreviewColours> {
	const { readTheme } = await import('../../render/theme/theme.ts');
	const { colours } = readTheme(theme);
	const light = (token: string) => findColour(Object.fromEntries(colours), token).light;
	return { accent: light('accent'), paper: light('paper'), ink: light('ink') };
}

/** A unit with the pictures that stand for links to its page. */
export async function withUnitPreviews(unit: Unit, site: Site, options: Options): Promise<Unit> {
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
	options: Options,
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
	{ site, options }: { readonly site: Site; readonly options: Options },
	words: (locale: Site['defaultLocale']) => Words,
): Promise<Previews> {
	const picture = leadPicture(record);
	const brand = { name: site.name, ...options.colours };
	const requests = site.locales.map((key) => ({
		key,
		picture,
		brand,
		label: provenanceLabel(picture, key),
		...words(key),
	}));
	const names = await preparePreviews(requests, options.store);
	return Object.fromEntries(site.locales.map((locale) => [locale, names.get(locale)]));
}
