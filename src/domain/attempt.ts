/** The result of a function, or `undefined` where it throws: for failures that need no report. */
export function attempt<Made>(make: () => Made): Made | undefined {
	try {
		return make();
	} catch {
		return undefined;
	}
}
