import { keepWords, keptWords } from '../kept.ts';

/** Where this device keeps the providers its user has allowed for good. */
const place = 'embeds';

/** Ids of the providers that may be loaded without asking again; a browser that keeps nothing is asked every time. */
export function allowedProviders(): string[] {
	return keptWords(place);
}

/** Keeps what a visitor has decided about a provider; what is not allowed leaves no trace. */
export function decide(provider: string, isAllowed: boolean): void {
	const others = allowedProviders().filter((each) => each !== provider);
	keepWords(place, isAllowed ? [...others, provider] : others);
}
