const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat('en-GB');

/** "25 November 2026". */
export function day(iso: string): string {
	return days.format(new Date(`${iso}T00:00:00Z`));
}

/** "3.5 %". */
export function percent(share: number): string {
	return `${numbers.format(share)} %`;
}

/** "600,000 €". */
export function euros(amount: number): string {
	return `${numbers.format(amount)} €`;
}
