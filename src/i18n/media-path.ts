/** Address of an encoded picture within the site. By itself: scripts that need no other address load none of their words. */
export function mediaPath(name: string): string {
	return `/media/${name}`;
}
