import type { Locale } from '../../domain/locale.ts';
import { findColour } from '../../domain/look/colours.ts';
import { leadPicture } from '../../domain/pictures/picture.ts';
import type { Project } from '../../domain/project.ts';
import type { Site } from '../../domain/site.ts';
import type { Unit } from '../../domain/unit.ts';
import { placeLine } from '../../i18n/place-name.ts';
import { preparePreviews, type PreviewRequest } from '../../media/previews.ts';
import type { MediaStore } from '../../media/store.ts';
import { provenanceLabel } from '../../view/pictures.ts';
import { projectInPlace, projectName } from '../../view/project/name.ts';
import { headline } from '../../view/unit/name.ts';
import { priceText } from '../../view/unit/price.ts';
import type { Company } from '../../wiring/company.ts';

/** What previews are drawn with beside a site's words. */
type PreviewColours = Omit<PreviewRequest['brand'], 'name'>;

/** The colours of light pages, by the company's theme. */
export async function previewColours({ theme }: Pick<Company, 'theme'>): Promise<PreviewColours> {
	const { readTheme } = await import('../../render/theme/theme.ts');
	const { colours } = readTheme(theme);
	const light = (token: string) => findColour(Object.fromEntries(colours), token).light;
	return { accent: light('accent'), paper: light('paper'), ink: light('ink') };
}

/** A unit or project with the pictures that stand for links to its page. */
export async function withPreviews<Of extends Unit | Project>(
	record: Of,
	site: Site,
	{ store, colours }: { readonly store: MediaStore; readonly colours: PreviewColours },
): Promise<Of> {
	const picture = leadPicture(record);
	const brand = { name: site.name, ...colours };
	const requests = site.locales.map((key) => ({
		key,
		picture,
		brand,
		label: provenanceLabel(picture, key),
		...wordsOf(record, key, site.defaultLocale),
	}));
	const names = await preparePreviews(requests, store);
	return {
		...record,
		previews: Object.fromEntries(site.locales.map((locale) => [locale, names.get(locale)])),
	};
}

function wordsOf(record: Unit | Project, locale: Locale, fallback: Locale) {
	if (!('price' in record)) {
		const title = projectName(record, locale, fallback).text;
		return { title, price: '', place: projectInPlace(record, locale) };
	}
	return {
		title: headline(record, locale, fallback).text,
		price: priceText(record, locale),
		place: placeLine(record.place, locale),
	};
}
