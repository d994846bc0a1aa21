/** What a kind of page may load before anybody scrolls. Sizes are bytes on the wire, of an empty cache. */
export interface PageBudget {
	/** Everything, headers included. */
	readonly bytes: number;
	readonly requests: number;
	/** Bodies of the scripts. */
	readonly scripts: number;
	/** Body of the style sheet. */
	readonly styles: number;
	/** Body of a second sheet, which stands in the page where it is needed. */
	readonly laterStyles: number;
	/** Body of the sheet for paper, which nobody waits for. */
	readonly paperStyles: number;
}

const scripts = 20_000;
const styles = 9_000;
const laterStyles = 0;
const paperStyles = 1_500;

const listing = { bytes: 180_000, requests: 18, scripts, styles, laterStyles, paperStyles };

export const budgets = {
	home: { bytes: 130_000, requests: 12, scripts, styles, laterStyles, paperStyles },
	listing,
	projects: listing,
	project: { bytes: 160_000, requests: 14, scripts, styles, laterStyles: 2_000, paperStyles },
	unit: { bytes: 130_000, requests: 12, scripts, styles, laterStyles, paperStyles },
	// As a stranger finds it, with nothing on it; its own sheet stands in its head.
	shortlist: { bytes: 130_000, requests: 12, scripts, styles: 10_000, laterStyles, paperStyles },
} as const satisfies Readonly<Record<string, PageBudget>>;
