const collator = new Intl.Collator('de', { numeric: true });

/**
 * Which of two names people expect first: Übersee before Ulm, Viertel 2 before Viertel 10. For the build: a browser
 * takes long to get ready for it.
 */
export function alphabetical(a: string, b: string): number {
	return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
