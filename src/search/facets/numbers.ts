/** A number above 0 as a field says it: "2.5". */
export function numberIn(values: readonly string[] | undefined): number | undefined {
	const [text = ''] = values ?? [];
	return /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** What `numberIn` reads. */
export function numberField(value: number | undefined): readonly string[] | undefined {
	return value === undefined ? undefined : [String(value)];
}

/** A column that counts in hundredths; 0 is unknown. */
export function hundredths(value = 0): number {
	return Math.round(value * 100);
}
