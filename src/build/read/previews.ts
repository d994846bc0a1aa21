import type { Locale } from '../../domain/locale.ts';
import { findColour } from '../../domain/look/colours.ts';
import { leadPicture } from '../../domain/pictures/picture.ts';
import type { Project } from '../../domain/project.ts';
import type { Site } from '../../domain/site.ts';
import type { Unit } from '../../domain/unit.ts';
import { placeLine } from '../../i18n/place-name.ts';
import type { PreviewBrand } from '../../media/preview-card.ts';
import type { PreviewMaker } from '../../media/previews.ts';
import { provenanceLabel } from '../../view/pictures.ts';
import { projectInPlace, projectName } from '../../view/project/name.ts';
import { headline } from '../../view/unit/name.ts';
import { priceText } from '../../view/unit/price.ts';
import type { Company } from '../../wiring/company.ts';

/** The colours of light pages and the fonts of all, by the company's theme. */
export async function previewBrand(
	{ name }: Pick<Site, 'name'>,
	{ theme }: Pick<Company, 'theme'>,
): Promise<PreviewBrand> {
	const { readTheme } = await import('../../render/theme/theme.ts');
	const { colours, families: fonts } = readTheme(theme);
	const light = (token: string) => findColour(Object.fromEntries(colours), token).light;
	const [accent, onAccent] = [light('accent'), light('on-accent')];
	return { name, accent, onAccent, paper: light('paper'), ink: light('ink'), fonts };
}

/** A unit or project with the pictures that stand for links to its page. */
export async function withPreviews<Of extends Unit | Project>(
	record: Of,
	site: Pick<Site, 'locales' | 'defaultLocale'>,
	makePreviews: PreviewMaker,
): Promise<Of> {
	const picture = leadPicture(record);
	const requests = site.locales.map((key) => ({
		key,
		picture,
		label: provenanceLabel(picture, key),
		...wordsOf(record, key, site.defaultLocale),
	}));
	const names = await makePreviews(requests);
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
