/** A number as accounts send one: 690.5, "690.5", "3.600,00 €", "1.234,5 m²", "620.000,- €". */
export type Numeric = number | string | null | undefined;

/**
 * Reads an amount, an area or the like. 0 and less mean that the account has not set it. Where a dot
 * stands before exactly three digits it parts thousands, as German writing has it; a comma there leaves it in doubt.
 */
export function positiveNumber(raw: Numeric): number | undefined {
	const [value, ...others] = possibleNumbers(raw);
	return others.length > 0 ? undefined : value;
}

/** Reads what is never in the thousands, so that three digits behind a comma are decimals. */
export function smallNumber(raw: Numeric): number | undefined {
	return possibleNumbers(raw)[0];
}

/** All that a text may mean, the smallest first: of "1,234" the English mean a thousand times more. */
export function possibleNumbers(raw: Numeric): number[] {
	const value = typeof raw === 'string' ? parse(raw) : (raw ?? undefined);
	if (value === undefined || !Number.isFinite(value) || value <= 0 || value >= 1e12) return [];
	return isInDoubt(raw) ? [value, Math.round(value * 1000)] : [value];
}

/** Whether a comma may part thousands as well as decimals; a percentage has no thousands. */
export function isInDoubt(raw: unknown): boolean {
	if (typeof raw !== 'string' || raw.includes('%')) return false;
	return /^[1-9]\d{0,2},\d{3}$/.test(digitsOf(raw) ?? '');
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
	/^(?:ca\.?|EUR|CHF|GBP|USD|€|£|(?:US)?\$)?\s*(\d[\d.,'’\s]*)(?:[-–—]{1,2})?\s*(?:€|EUR|Euro|CHF|GBP|USD|£|(?:US)?\$|m²|m2|qm|sqm|sq\.?\s?m|kWh.*|%)?(?:\s*\/.*)?$/iu;

function digitsOf(text: string): string | undefined {
	if (text.length > 40) return undefined;
	return shape
		.exec(text.trim())?.[1]
		?.replaceAll(/['’\s]/gu, '')
		.replace(/[.,]+$/, '');
}

function parse(text: string): number | undefined {
	const digits = digitsOf(text);
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
