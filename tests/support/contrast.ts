/** Contrast of two `#rrggbb` by the formula of WCAG 2.2, apart from the library that made them. */
export function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 to 1. */
function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5]
		.map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
		.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
