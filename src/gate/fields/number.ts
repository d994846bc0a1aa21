/** A number as accounts send one: 690.5, "690.5", "3.600,00 €", "1.234,5 m²", "620.000,- €". */
export type Numeric = number | string | null | undefined;

/** Digits that may be one number. */
export const digitsPattern = "\\d(?:[.,]?\\d|['’´`\\s]\\d{3}(?!\\d))*";

/**
 * Reads digits in each way that makes sense; of "1.23,4" none does. A dot or comma before three digits parts thousands
 * or decimals: then `sign` says which one it is.
 */
export function readings(digits: string): {
	readonly decimal?: number;
	readonly thousands?: number;
	readonly sign?: string | undefined;
} {
	if (/['’´`\s]/u.test(digits)) {
		const [, whole = '', decimals = '0'] =
			/^(\d{1,3}(?:['’´`\s]\d{3})+)(?:[.,](\d+))?$/u.exec(digits) ?? [];
		return whole === '' ? {} : { decimal: Number(`${whole.replaceAll(/\D/gu, '')}.${decimals}`) };
	}
	if (/^\d+$/.test(digits)) return { decimal: Number(digits) };
	const grouped =
		/^\d{1,3}(?:(?<sign>[.,])\d{3})(?:\k<sign>\d{3})*(?:(?!\k<sign>)[.,](?<decimals>\d+))?$/;
	const found = grouped.exec(digits)?.groups;
	const decimals = found?.['decimals'];
	const isOne = /^\d+[.,]\d+$/.test(digits);
	const decimal = isOne ? { decimal: Number(digits.replace(',', '.')) } : {};
	if (!found || (isOne && digits.startsWith('0'))) return decimal;
	const whole = decimals === undefined ? digits : digits.slice(0, -decimals.length - 1);
	const thousands = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals ?? '0'}`);
	return { ...decimal, thousands, sign: found['sign'] };
}

/** All that a number or the first digits of a text may mean, whatever it counts. */
export function possibleNumbers(raw: Numeric): number[] {
	if (typeof raw === 'number') return Number.isFinite(raw) && raw > 0 ? [raw] : [];
	const { decimal, thousands } = readings(raw?.trim() ?? '');
	return [decimal, thousands].flatMap((value) => (value !== undefined && value > 0 ? value : []));
}

/** Reads degrees; here a dot is always the decimal point. */
export function degrees(raw: Numeric): number | undefined {
	if (typeof raw === 'string' && raw.trim() === '') return undefined;
	const value = typeof raw === 'string' ? Number(raw.trim().replace(',', '.')) : (raw ?? undefined);
	return value !== undefined && Number.isFinite(value) && value !== 0 ? value : undefined;
}
