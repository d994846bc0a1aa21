const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A title as it stands in an address: `Küche (2)` becomes `kueche-2`. */
export function slug(title: unknown): string {
	return (typeof title === 'string' ? title : '')
		.toLowerCase()
		.replace(/[äöüß]/g, (letter) => letters[letter] ?? '')
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}
