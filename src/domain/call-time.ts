const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const pattern =
	/^([A-Z][a-z])(?:-([A-Z][a-z]))? ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** When somebody can be called back. Days count from Monday, which is 0. */
interface CallTime {
	readonly days: readonly [first: number, last: number];
	readonly hours: readonly [from: string, to: string];
}

/** Reads "Mo-Fr 09:00-12:00", as schema.org writes opening hours; nothing where it is something else. */
export function readCallTime(text: unknown): CallTime | undefined {
	const [, first = '', last = first, from = '', to = ''] = pattern.exec(String(text)) ?? [];
	const days = [weekdays.indexOf(first), weekdays.indexOf(last)] as const;
	return days[0] >= 0 && days[0] <= days[1] && from < to ? { days, hours: [from, to] } : undefined;
}
