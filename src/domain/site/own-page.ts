/** Address of a company's own page, by its file in `pages`: `de/umzug.astro` is shown at `/de/umzug/`, `list.json.ts` at `/list.json`. */
export function ownPageAddress(file: string): string {
	const path = `/${file.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`;
	return /\.[jt]s$/.test(file) || path === '/' ? path : `${path}/`;
}
