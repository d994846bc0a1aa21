/** Options of what somebody has looked at, so that a build need not be refused for it. */
export const acceptOptions = {
	'accept-removals': { type: 'string' },
	'accept-shown': { type: 'string' },
} as const;

type Values = Readonly<Partial<Record<keyof typeof acceptOptions, string>>>;

interface Accepted {
	readonly acceptRemovals: number | undefined;
	readonly acceptShown: number | undefined;
}

/** @throws one sentence where what is given is no number. */
export function acceptedIn(values: Values): Accepted {
	return {
		acceptRemovals: numberOf(values, 'accept-removals', 'units that may be removed'),
		acceptShown: numberOf(values, 'accept-shown', 'units and projects that may be shown'),
	};
}

function numberOf(values: Values, option: keyof Values, what: string): number | undefined {
	const given = values[option];
	if (given === undefined) return undefined;
	if (/^\d+$/.test(given)) return Number(given);
	throw new Error(`--${option} takes the number of ${what}, and "${given}" is none.`);
}
