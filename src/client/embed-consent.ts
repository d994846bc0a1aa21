/** Where this device keeps the providers its user has allowed for good. */
const place = 'embeds';

/** Ids of the providers that may be loaded without asking again. */
export function allowedProviders(): string[] {
	try {
		return (localStorage.getItem(place) ?? '').split(' ').filter(Boolean);
	} catch {
		// A browser that keeps nothing is asked every time.
		return [];
	}
}

/** Keeps what a visitor has decided about a provider; what is not allowed leaves no trace. */
export function decide(provider: string, isAllowed: boolean): void {
	const others = allowedProviders().filter((each) => each !== provider);
	const all = isAllowed ? [...others, provider] : others;
	try {
		if (all.length > 0) localStorage.setItem(place, all.join(' '));
		else localStorage.removeItem(place);
	} catch {
		// As above.
	}
}
