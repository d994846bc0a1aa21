/** What was read may not be published; the message says why and what to do. */
export class Refused extends Error {}

/** How many units a pull has brought. */
interface Counts {
	/** Sent by the CRM, broken ones included. */
	readonly received: number;
	/** As the CRM itself counts, if it tells. */
	readonly counted: number | undefined;
	/** Of those sent. */
	readonly readable: number;
	/** Of those readable. */
	readonly published: number;
}

/** Why what the CRM has sent is not complete enough to replace the site: one sentence that says what to do. */
export function whyIncomplete({
	received,
	counted,
	readable,
	published,
}: Counts): string | undefined {
	const why =
		received === 0
			? 'The CRM sent no units at all; check the rights of the API key and that it belongs to the right account'
			: counted !== undefined && received < counted
				? `The CRM counts ${counted} units and sent only ${received}; try again in a few minutes`
				: readable === 0
					? `None of the ${received} units of the CRM could be read; check that the base URL names a CRM of API version 1`
					: published === 0
						? `None of the ${readable} units of the CRM is public; check the status map in src/company/config.ts and the statuses in the report`
						: undefined;
	return why && `${why}. Nothing was published.`;
}
