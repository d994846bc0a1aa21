import { decide } from './allowed.ts';
import { keepWords, keptWords } from '../kept.ts';

/** Where this device keeps the services its user has declined. */
const place = 'declined';

/** Ids of the services that pages do not ask about again. */
export function declinedServices(): string[] {
	return keptWords(place);
}

/** Keeps what a visitor has decided about a service; unlike with a film, also a refusal. */
export function decideService(id: string, isAllowed: boolean): void {
	decide(id, isAllowed);
	const others = declinedServices().filter((each) => each !== id);
	keepWords(place, isAllowed ? others : [...others, id]);
}
