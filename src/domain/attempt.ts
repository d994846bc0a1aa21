/** What a function makes; nothing where it throws. For what may fail in any way without anybody having to know. */
export function attempt<Made>(make: () => Made): Made | undefined {
	try {
		return make();
	} catch {
		return undefined;
	}
}
