/**
 * Ids of units as somebody types them, such as `4711,4712`.
 * @throws one sentence that names the option.
 */
export function unitIds(given: string, option: string): number[] {
	const found = given.split(/[\s,]+/).filter(Boolean);
	if (found.length > 0 && found.every((id) => /^[1-9]\d{0,14}$/.test(id))) return found.map(Number);
	throw new Error(`${option} takes ids of units, such as 4711,4712, and "${given}" is none.`);
}
