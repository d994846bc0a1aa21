/** A colour of the site in the light and the dark scheme, each as `#rrggbb`. */
export interface ColourPair {
	readonly light: string;
	readonly dark: string;
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
