import { storage } from './storage.ts';

/** Where this device keeps which units its user has seen, and when: ids and minutes since 1970, the newest first. */
const seenName = 'seen';
/** Units that are kept at most. */
const mostSeen = 500;

/** Ids of the units whose pages were opened, the newest first. */
export function seenIds(): number[] {
	return storage.getWords(seenName).map(Number.parseFloat).filter(Boolean);
}

/**
 * From here on pages are remembered. Nothing is before the visitor has saved something: whoever only reads
 * leaves no trace on the device.
 */
export function startRemembering(): void {
	if (storage.get(seenName) === null) storage.set(seenName, '');
}

/** Notes that the page of a unit was opened. */
export function remember(id: number): void {
	if (storage.get(seenName) === null) return;
	const others = storage.getWords(seenName).filter((each) => !each.startsWith(`${id}:`));
	const minutes = Math.floor(Date.now() / 60_000);
	storage.setWords(seenName, [`${id}:${minutes}`, ...others].slice(0, mostSeen));
}

/** Says on a card that its page was opened. */
export function markSeen(card: Element, word: string): void {
	const facts = card.querySelector(':scope > p.meta');
	if (!facts || card.querySelector('.seen')) return;
	const seen = document.createElement('span');
	seen.className = 'seen';
	seen.textContent = word;
	facts.append(facts.textContent ? ' · ' : '', seen);
}
