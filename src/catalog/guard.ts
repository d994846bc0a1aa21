import type { UnitDraft } from './draft.ts';
import type { Pulled } from './pull.ts';

export type Verdict =
	| { readonly publish: true }
	/** `reason` is one sentence that says what is wrong and what to do. */
	| { readonly publish: false; readonly reason: string };

/** Decides whether what the CRM has sent is complete enough to replace the site. */
export function guard({
	drafts,
	pulled,
}: {
	readonly drafts: readonly UnitDraft[];
	readonly pulled: Pick<Pulled, 'units' | 'unitsReceived' | 'unitsCounted'>;
}): Verdict {
	const { units, unitsReceived, unitsCounted } = pulled;
	if (unitsReceived === 0) {
		return stop(
			'The CRM sent no units at all; check the rights of the API key and that it belongs to the right account',
		);
	}
	if (unitsCounted !== undefined && unitsReceived < unitsCounted) {
		return stop(
			`The CRM counts ${unitsCounted} units and sent only ${unitsReceived}; try again in a few minutes`,
		);
	}
	if (units.length === 0) {
		return stop(
			`None of the ${unitsReceived} units of the CRM could be read; check that the base URL names a CRM of API version 1`,
		);
	}
	if (drafts.length === 0) {
		return stop(
			`None of the ${units.length} units of the CRM is public; check the status map in src/site.config.ts and the statuses in the report`,
		);
	}
	return { publish: true };
}

function stop(sentence: string): Verdict {
	return { publish: false, reason: `${sentence}. Nothing was published.` };
}
