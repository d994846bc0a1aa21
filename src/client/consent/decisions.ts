import { storage } from '../storage.ts';

/** Where this device keeps the providers its user has allowed for good, and the services they have declined. */
const [allowed, declined] = ['embeds', 'declined'];

/** Ids of the providers that may be loaded without asking again; a browser that keeps nothing is asked every time. */
export function allowedProviders(): string[] {
	return storage.getWords(allowed);
}

/** Keeps what a visitor has decided about a provider; what is not allowed leaves no trace. */
export function decide(provider: string, isAllowed: boolean): void {
	const others = allowedProviders().filter((each) => each !== provider);
	storage.setWords(allowed, isAllowed ? [...others, provider] : others);
}

/** Ids of the services that pages do not ask about again. */
export function declinedServices(): string[] {
	return storage.getWords(declined);
}

/** Keeps what a visitor has decided about a service; unlike with a film, also a refusal. */
export function decideService(id: string, isAllowed: boolean): void {
	decide(id, isAllowed);
	const others = declinedServices().filter((each) => each !== id);
	storage.setWords(declined, isAllowed ? others : [...others, id]);
}
