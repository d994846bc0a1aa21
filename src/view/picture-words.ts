import type { Locale } from '../domain/locale.ts';
import type { Picture } from '../domain/pictures/picture.ts';
import { speak } from '../domain/spoken.ts';
import { translator } from '../i18n/translate.ts';
import type { PageLanguages } from './page-languages.ts';

/** The words that stand with a picture that was altered or made by a computer; nothing for a photo. */
export function provenanceLabel(
	picture: Pick<Picture, 'provenance'> | undefined,
	locale: Locale,
): string | undefined {
	return picture?.provenance && translator(locale)(`picture.${picture.provenance}`);
}

/** A text about a picture with those words, unless they stand in it. */
export function withProvenance(
	text: string,
	picture: Pick<Picture, 'provenance'>,
	locale: Locale,
): string {
	const label = provenanceLabel(picture, locale);
	if (label === undefined || text.toLowerCase().includes(label.toLowerCase())) return text;
	return [text, label].filter(Boolean).join(' – ');
}

interface Shown extends PageLanguages {
	/** Says what is seen where the account wrote nothing. */
	readonly alt: string;
}

/** What is written about a picture that is looked through with others. */
export function pictureWords(picture: Picture, { alt, locale, defaultLocale }: Shown) {
	const caption = speak(picture.caption, locale, defaultLocale);
	const lang = caption?.lang ?? locale;
	const text = withProvenance(caption?.text ?? alt, picture, lang);
	const { unaltered } = picture;
	const other = unaltered && translator(lang)(`picture.unaltered.${unaltered}`);
	return {
		text: other ? `${text}, ${other}` : text,
		lang,
		/** Whether there is more to say than which picture it is. */
		isCaption: Boolean(caption ?? picture.provenance),
	};
}
