const narrow = /[fijlrt.,’' ()-]/g;
const wide = /[mwMW@]|[A-ZÄÖÜÉÀ]/g;

/** About how wide a text is, in parts of its height: to keep names apart, not to set them. */
export function widthOf(text: string): number {
	const narrows = text.match(narrow)?.length ?? 0;
	const wides = text.match(wide)?.length ?? 0;
	return (text.length - narrows - wides) * 0.54 + narrows * 0.33 + wides * 0.76;
}
