/** How much light a part of a colour in sRGB, from 0 to 255, stands for: from 0 to 1. */
export function linearLight(part: number): number {
	const share = part / 255;
	return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
