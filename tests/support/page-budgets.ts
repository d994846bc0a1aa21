/** What a kind of page may load before anybody scrolls. Sizes are bytes on the wire, of an empty cache. */
export interface PageBudget {
	/** Everything, headers included. */
	readonly bytes: number;
	readonly requests: number;
	/** Bodies of the scripts. */
	readonly scripts: number;
	/** Body of the style sheet for screens. */
	readonly styles: number;
}

const styles = 9_000;

export const budgets = {
	home: { bytes: 130_000, requests: 12, scripts: 3_000, styles },
	listing: { bytes: 180_000, requests: 18, scripts: 10_000, styles },
	project: { bytes: 160_000, requests: 14, scripts: 5_000, styles },
	unit: { bytes: 130_000, requests: 12, scripts: 4_000, styles },
} as const satisfies Readonly<Record<string, PageBudget>>;
