export type Verdict =
	| { readonly publish: true }
	/** `reason` is one sentence that says what is wrong and what to do. */
	| { readonly publish: false; readonly reason: string };

/** What was read may not be published; the message says why and what to do. */
export class Refused extends Error {}

/** How many units a pull has brought. */
export interface Counts {
	/** Sent by the CRM, broken ones included. */
	readonly received: number;
	/** As the CRM itself counts, if it tells. */
	readonly counted: number | undefined;
	/** Of those sent. */
	readonly readable: number;
	/** Of those readable. */
	readonly published: number;
}

/** Decides whether what the CRM has sent is complete enough to replace the site. */
export function guard({ received, counted, readable, published }: Counts): Verdict {
	if (received === 0) {
		return stop(
			'The CRM sent no units at all; check the rights of the API key and that it belongs to the right account',
		);
	}
	if (counted !== undefined && received < counted) {
		return stop(
			`The CRM counts ${counted} units and sent only ${received}; try again in a few minutes`,
		);
	}
	if (readable === 0) {
		return stop(
			`None of the ${received} units of the CRM could be read; check that the base URL names a CRM of API version 1`,
		);
	}
	if (published === 0) {
		return stop(
			`None of the ${readable} units of the CRM is public; check the status map in src/company/config.ts and the statuses in the report`,
		);
	}
	return { publish: true };
}

function stop(sentence: string): Verdict {
	return { publish: false, reason: `${sentence}. Nothing was published.` };
}
