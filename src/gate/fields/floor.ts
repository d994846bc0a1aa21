import type { Numeric } from './number.ts';

/**
 * Reads a storey: 4, "4", "4. OG", "4ª planta", "EG" (0), "UG" and "sótano" (-1), "2. UG" (-2). Other words are absent;
 * "first floor" is one because Americans mean the ground floor.
 */
export function floorNumber(raw: Numeric): number | undefined {
	if (raw === null || raw === undefined) return undefined;
	const text = String(raw).trim();
	if (/^-?\d{1,3}(?:[.,]0+)?$/.test(text))
		return plausible(Math.trunc(Number(text.replace(',', '.'))) + 0);
	if (/^(?:EG|Erdgeschoss|Parterre|Hochparterre|ground floor|planta baja|bajo)$/i.test(text))
		return 0;
	const below =
		/^(?:(\d)\.?\s*)?(?:UG|KG|TG|Untergeschoss|Kellergeschoss|Souterrain|Tiefgeschoss|s[oó]tano|basement)$/i.exec(
			text,
		);
	if (below) return -Number(below[1] ?? 1);
	const above =
		/^(\d{1,3})[.ºª°]?\s*(?:OG|Obergeschoss|Stock|Stockwerk|Etage|Geschoss|planta|piso)?\.?$/i.exec(
			text,
		);
	return above ? plausible(Number(above[1])) : undefined;
}

/** No building is as high as a flat's number; the deepest garage has ten storeys. */
function plausible(floor: number): number | undefined {
	return floor >= -10 && floor <= 170 ? floor : undefined;
}
