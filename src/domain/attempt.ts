/** What a function returns; nothing where it throws, whatever the reason. For failures that nobody needs to hear of. */
export function attempt<Made>(make: () => Made): Made | undefined {
	try {
		return make();
	} catch {
		return undefined;
	}
}
