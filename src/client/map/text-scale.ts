/** How many times as large as usual text is for this visitor: pins, which are as wide as their price, grow with it. */
export function textScale(): number {
	return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}
