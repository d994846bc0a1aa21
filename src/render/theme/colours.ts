import Color from 'colorjs.io';
import { attempt } from '../../domain/attempt.ts';

export const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
/** A colour in the light and the dark scheme. */
export type Pair = Readonly<Record<Scheme, Color>>;

/** @returns nothing for what is no colour of CSS */
export function parseColour(text: string): Color | undefined {
	return attempt(() => new Color(text).to('srgb'));
}

/** A colour of the same hue, as near to what is asked as a screen can show it. */
export function shifted(
	colour: Color,
	{ lightness, chroma }: { readonly lightness: number; readonly chroma: number },
): Color {
	const { c, h } = colour.to('oklch');
	return new Color('oklch', [lightness, (c ?? 0) * chroma, h ?? 0])
		.to('srgb')
		.toGamut({ space: 'srgb', method: 'css' });
}

/** By WCAG 2.2, of the colours as they are written, so that what is checked is what is shown. */
export function contrast(one: Color, other: Color): number {
	return new Color(hex(one)).contrastWCAG21(new Color(hex(other)));
}

export function hex(colour: Color): string {
	return colour.toString({ format: 'hex', collapse: false });
}
