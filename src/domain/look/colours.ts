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

/** Steps of lightness and of both colour axes. */
const lightness = { from: 0.3, to: 1, step: 0.05 };
const axis = { from: -0.08, to: 0.08, step: 0.04 };

/**
 * Classes that give a place the colour of the picture to come, such as `tone l11 a2 b3`. A page may
 * hold no inline styles, so a colour is said by its steps in Oklab, where a rounded colour keeps its
 * hue and grey stays grey.
 * @param colour `#rrggbb`
 */
export function toneClasses(colour: string): string {
	const { l, a, b } = oklab(colour);
	return `tone l${stepOf(l, lightness)} a${stepOf(a, axis)} b${stepOf(b, axis)}`;
}

/** The rules of these classes, for `components/pictures/Picture.css`. */
export function toneRules(): string {
	const axes = Object.entries({ l: lightness, a: axis, b: axis });
	return axes
		.flatMap(([name, { from, to, step }]) =>
			Array.from({ length: stepOf(to, { from, to, step }) + 1 }, (_, at) => {
				return `.${name}${at}{--${name}:${Number((from + at * step).toFixed(2))}}`;
			}),
		)
		.join('');
}

function stepOf(value: number, { from, to, step }: typeof lightness): number {
	return Math.round((Math.min(to, Math.max(from, value)) - from) / step);
}

/** The colour space of CSS `oklab()`, by the matrices of its definition. */
function oklab(colour: string): { l: number; a: number; b: number } {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		return linearLight(Number.parseInt(colour.slice(at, at + 2), 16));
	});
	const long = Math.cbrt(0.412_221_5 * red + 0.536_332_5 * green + 0.051_446 * blue);
	const medium = Math.cbrt(0.211_903_5 * red + 0.680_699_5 * green + 0.107_397 * blue);
	const short = Math.cbrt(0.088_302_5 * red + 0.281_718_8 * green + 0.629_978_7 * blue);
	return {
		l: 0.210_454_3 * long + 0.793_617_8 * medium - 0.004_072 * short,
		a: 1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short,
		b: 0.025_904 * long + 0.782_771_8 * medium - 0.808_675_8 * short,
	};
}

/** How much light a part of a colour in sRGB, from 0 to 255, stands for: from 0 to 1. */
function linearLight(part: number): number {
	const share = part / 255;
	return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
