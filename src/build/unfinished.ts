/** Keys of settings that still say `TODO`, as `npm run new` writes where nobody has told it, such as `offices.0.street`. */
export function unfinishedKeys(settings: unknown, at = ''): string[] {
	if (typeof settings === 'string') return /^TODO\b/.test(settings) ? [at] : [];
	if (typeof settings !== 'object' || settings === null) return [];
	return Object.entries(settings).flatMap(([key, value]) =>
		unfinishedKeys(value, at ? `${at}.${key}` : key),
	);
}
