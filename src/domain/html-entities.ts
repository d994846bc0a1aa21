/** The text that HTML of ours stands for: what Astro and the sanitiser escape is decoded, the rest stays. */
export function decodeEntities(html: string): string {
	if (!html.includes('&')) return html;
	return html.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
		if (name !== undefined) return named.get(String(name)) ?? whole;
		const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
		return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
	});
}

const named: ReadonlyMap<string, string> = new Map([
	['amp', '&'],
	['lt', '<'],
	['gt', '>'],
	['quot', '"'],
	['apos', "'"],
	['nbsp', ' '],
]);
