import { keep, kept } from './kept.ts';

/** Where this device keeps which units its user has seen, and when: ids and minutes since 1970, the newest first. */
const seenName = 'seen';
/** Units that are kept at most. */
const mostSeen = 500;

/** Ids of the units whose pages were opened, the newest first. */
export function seenIds(): number[] {
	return (kept(seenName) ?? '').split(' ').map(Number.parseFloat).map(Math.floor).filter(Boolean);
}

/**
 * From here on pages are remembered. Nothing is before the visitor has saved something: whoever only reads
 * leaves no trace on the device.
 */
export function startRemembering(): void {
	if (kept(seenName) === null) keep(seenName, '');
}

/** Notes that the page of a unit was opened. */
export function remember(id: number): void {
	const before = kept(seenName);
	if (before === null) return;
	const others = before.split(' ').filter((each) => each && !each.startsWith(`${id}:`));
	const minutes = Math.floor(Date.now() / 60_000);
	keep(seenName, [`${id}:${minutes}`, ...others].slice(0, mostSeen).join(' '));
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
