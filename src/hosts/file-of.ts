/** Where static hosts look for what is served under a path. */
export function fileOf(path: string): string {
	return path.endsWith('/') ? `${path}index.html` : path;
}
