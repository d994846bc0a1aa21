import { html, nothing, type TemplateResult } from 'lit-html';
import { mediaPath } from '../../i18n/media-path.ts';
import type { CardPicture } from '../../view/unit/card-file.ts';

/** As `Picture.astro` has it. The source comes last: before `loading` is known, it would be loaded at once. */
export function pictureOf(
	{ base, widths, format, jpeg, width, height, alt, lang, tone, isPlan }: CardPicture,
	sizes: string,
): TemplateResult {
	const files = widths.map((each) => `${mediaPath(`${base}-${each}.${format}`)} ${each}w`);
	return html`<picture
		><source type=${`image/${format}`} srcset=${files.join(', ')} sizes=${sizes} />
		<img
			class=${isPlan ? 'picture-plan' : (tone ?? nothing)}
			alt=${alt}
			lang=${lang ?? nothing}
			width=${width}
			height=${height}
			loading="lazy"
			decoding="async"
			src=${mediaPath(`${base}-${jpeg}.jpg`)}
	/></picture>`;
}
