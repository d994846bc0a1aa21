/** The font files that a site's texts and headings are set in. */
export interface PageFonts {
	/** Families in the order in which they are asked for a letter, each as its files. */
	readonly text: readonly (readonly string[])[];
	readonly headings: readonly (readonly string[])[];
	readonly headingWeight: number;
}
