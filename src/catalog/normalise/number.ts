/** A number as accounts send one: 690.5, "690.5", "3.600,00 €", "1.234,5 m²", "620.000,- €". */
export type Numeric = number | string | null | undefined;

/**
 * Reads an amount, an area or the like. 0 and less mean that the account has not set it. Where a dot
 * stands before exactly three digits it parts thousands, as German writing has it.
 */
export function positiveNumber(raw: Numeric): number | undefined {
	const value = typeof raw === 'string' ? parse(raw) : (raw ?? undefined);
	return value !== undefined && Number.isFinite(value) && value > 0 && value < 1e12
		? value
		: undefined;
}

/** Reads a number of things: whole and greater than 0. */
export function positiveCount(raw: Numeric): number | undefined {
	const value = positiveNumber(raw);
	return value !== undefined && Number.isInteger(value) && value < 10_000 ? value : undefined;
}

/** Reads a year of construction. */
export function year(raw: Numeric): number | undefined {
	const value = typeof raw === 'string' ? Number(raw.trim()) : (raw ?? undefined);
	return value !== undefined && Number.isInteger(value) && value >= 1000 && value <= 2200
		? value
		: undefined;
}

/** Reads degrees; here a dot is always the decimal point. */
export function degrees(raw: Numeric): number | undefined {
	if (typeof raw === 'string' && raw.trim() === '') return undefined;
	const value = typeof raw === 'string' ? Number(raw.trim().replace(',', '.')) : (raw ?? undefined);
	return value !== undefined && Number.isFinite(value) && value !== 0 ? value : undefined;
}

// One number, perhaps with a word before and a unit behind it; "100 – 120 m²" is no number.
const shape =
	/^(?:ca\.?|EUR|CHF|GBP|USD|€|£|(?:US)?\$)?\s*(\d[\d.,'’\s]*)(?:[-–—]{1,2})?\s*(?:€|EUR|Euro|CHF|GBP|USD|£|(?:US)?\$|m²|m2|qm|kWh.*|%)?(?:\s*\/.*)?$/iu;

function parse(text: string): number | undefined {
	if (text.length > 40) return undefined;
	const digits = shape
		.exec(text.trim())?.[1]
		?.replaceAll(/['’\s]/gu, '')
		.replace(/[.,]+$/, '');
	if (digits === undefined) return undefined;
	const dots = digits.split('.').length - 1;
	const commas = digits.split(',').length - 1;
	if (dots > 0 && commas > 0) {
		const decimal = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
		return plain(digits, decimal);
	}
	if (commas === 1) return plain(digits, ',');
	if (dots === 1 && !/^[1-9]\d{0,2}\.\d{3}$/.test(digits)) return plain(digits, '.');
	return /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) || dots + commas === 0
		? plain(digits, undefined)
		: undefined;
}

function plain(digits: string, decimal: '.' | ',' | undefined): number | undefined {
	const [whole = '', fraction = '', ...more] = decimal ? digits.split(decimal) : [digits];
	if (more.length > 0) return undefined;
	const value = Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction || '0'}`);
	return Number.isFinite(value) ? value : undefined;
}
