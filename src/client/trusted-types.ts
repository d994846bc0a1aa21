declare global {
	interface Window {
		/** Absent in browsers that do not know trusted types. */
		readonly trustedTypes?: {
			createPolicy(
				name: string,
				rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
			): unknown;
		};
	}
}

/** Markup that libraries may write into the page, word for word. */
const allowed = new Set(['']);

/** Lets a library write these texts as markup. Pages accept no other markup from scripts, but templates of lit-html. */
export function allowMarkup(...texts: readonly string[]): void {
	for (const text of texts) allowed.add(text);
}

// Libraries write plain strings, which browsers show to the policy of this name alone.
window.trustedTypes?.createPolicy('default', {
	createHTML: (text) => (allowed.has(text) ? text : null),
	/** The site's own scripts and workers. */
	createScriptURL: (address) =>
		URL.parse(address, location.href)?.origin === location.origin ? address : null,
});
