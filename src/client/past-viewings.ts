import { isOver } from '../domain/day.ts';

/** Takes viewing times off the page that are over, and what is left without any: no page is made again for that. */
export function hidePastViewings(): void {
	for (const time of document.querySelectorAll<HTMLElement>('[data-until]'))
		if (isOver(time.dataset['until'])) time.remove();
	for (const group of document.querySelectorAll('[data-viewings]'))
		if (!group.querySelector('[data-until]')) group.remove();
	const none = document.querySelector<HTMLElement>('[data-no-viewings]');
	if (none) none.hidden = document.querySelector('[data-viewings]') !== null;
}
