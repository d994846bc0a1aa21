import { allowedProviders, declinedServices } from '../consent/decisions.ts';
import { followMonthly, isMonthly, monthlyChanged } from '../monthly.ts';
import { storage } from '../storage.ts';
import { changed, noteOf, savedIds, tellChanged } from './shortlist.ts';
import { seenIds } from '../seen.ts';

/** Lists what this device keeps of the site, and takes away all of it at once. */
const section = document.querySelector('.shortlist-kept');
const button = section?.querySelector<HTMLElement>('[data-clear]');

function show(): void {
	const counts: Readonly<Record<string, number>> = {
		saved: savedIds().length,
		notes: savedIds().filter(noteOf).length,
		seen: seenIds().length,
		embeds: allowedProviders().length,
		declined: declinedServices().length,
		monthly: isMonthly() ? 1 : 0,
		equity: storage.get('equity') ? 1 : 0,
		theme: storage.get('theme') ? 1 : 0,
		form: storage.get('inquiry', 'sessionStorage') ? 1 : 0,
		walk: storage.get('result', 'sessionStorage') ? 1 : 0,
	};
	const rows = [...(section?.querySelectorAll<HTMLElement>('[data-kept]') ?? [])];
	for (const row of rows) {
		const count = counts[row.dataset['kept'] ?? ''] ?? 0;
		row.hidden = count === 0;
		row.textContent = (row.dataset['words'] ?? '').replace('{n}', String(count));
	}
	const isEmpty = rows.every(({ hidden }) => hidden);
	section?.querySelector('[data-nothing]')?.toggleAttribute('hidden', !isEmpty);
	button?.toggleAttribute('hidden', isEmpty);
}

button?.addEventListener('click', () => {
	try {
		localStorage.clear();
		sessionStorage.clear();
	} catch {
		// Then there is nothing either.
	}
	// The colours of the system again, through the control that knows how.
	const system = document.querySelector<HTMLInputElement>('input[name="theme"][value=""]');
	if (system) system.checked = true;
	system?.dispatchEvent(new Event('change'));
	followMonthly();
	for (const seen of document.querySelectorAll('.seen')) {
		seen.previousSibling?.remove();
		seen.remove();
	}
	tellChanged();
	const status = section?.querySelector('[role=status]');
	if (status) status.textContent = button.dataset['done'] ?? '';
	// The button is gone; the keyboard goes on from the heading.
	section?.querySelector<HTMLElement>('h2')?.focus();
});
for (const type of [changed, monthlyChanged]) document.addEventListener(type, show);
// A note is written. Told when its field is left, the button would move away from whoever is pressing it.
document.addEventListener('input', show);
show();
