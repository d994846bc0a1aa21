/** A colour of the site in the light and the dark scheme, each as `#rrggbb`. */
export interface ColourPair {
	readonly light: string;
	readonly dark: string;
}

/**
 * Reads the tokens that have a colour for each scheme from the text of `styles/tokens.css`, by their names.
 */
export function readPalette(css: string): Readonly<Record<string, ColourPair>> {
	const pairs = css.matchAll(/--([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/gi);
	return Object.fromEntries(
		[...pairs].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
	);
}

/** @throws one sentence when the sheet has no such colour. */
export function findColour<Colour>(
	palette: Readonly<Record<string, Colour>>,
	token: string,
): Colour {
	const found = palette[token];
	if (found) return found;
	throw new Error(`src/styles/tokens.css has no --${token} with two colours.`);
}
