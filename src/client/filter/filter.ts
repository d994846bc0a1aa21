import { keepWalks } from '../results/result-walk.ts';
import type { ListStore } from './store.ts';

const list = document.querySelector<HTMLElement>('[data-list]');
if (list) keepWalks(list);

/**
 * The little that every list loads: what the filters need comes with the first sign that somebody wants
 * them, or at once when the address says what is looked for.
 */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filter]')) {
	let started: Promise<ListStore> | undefined;
	const load = () => {
		// By itself: asking for as many files takes as long as answering to the pointer.
		started ??= new Promise((resolve) => setTimeout(resolve))
			.then(() => import('./start.ts'))
			.then(({ startFilters }) => startFilters(form));
		started.catch(() => {
			started = undefined;
			delete document.documentElement.dataset['finding'];
			const found = document.querySelector('[data-found]');
			if (found) found.textContent = JSON.parse(form.dataset['words'] ?? '{}').failed;
		});
		return started;
	};
	for (const sign of ['pointerover', 'focusin', 'touchstart'])
		form.addEventListener(sign, () => void load(), { once: true, passive: true });
	const ask = async () => {
		const filters = await load().catch(() => {});
		await filters?.ask();
	};
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		void ask();
	});
	form.addEventListener('click', async ({ target }) => {
		const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-opens]');
		if (!button) return;
		const byBrowser = button.popoverTargetElement !== null;
		const filters = await load().catch(() => {});
		filters?.open(button, byBrowser);
	});
	form.addEventListener('change', async ({ target }) => {
		if (target instanceof HTMLInputElement && target.type === 'search') return ask();
		const chosen = target instanceof HTMLSelectElement ? target.value : undefined;
		list?.setAttribute('aria-busy', 'true');
		const filters = await load().catch(() => {});
		list?.removeAttribute('aria-busy');
		// Loading has set the controls to what the address says.
		if (target instanceof HTMLSelectElement && chosen !== undefined) target.value = chosen;
		filters?.changed();
	});
	// Known names only: whoever follows a campaign here has chosen nothing.
	const names = (form.dataset['names'] ?? '').split(' ');
	if ([...new URLSearchParams(location.search).keys()].some((name) => names.includes(name))) {
		document.documentElement.dataset['finding'] = '';
		// A list that nobody has filtered is better than none.
		setTimeout(() => delete document.documentElement.dataset['finding'], 4000);
		void load();
	}
	const map = document.querySelector<HTMLElement>('[data-map]');
	map?.addEventListener('map:ready', async ({ detail: made }) => {
		const filters = await load().catch(() => {});
		filters?.join(made);
		map.addEventListener('map:view', (told) => {
			if (!filters) return;
			told.preventDefault();
			filters.view(told.detail ?? undefined);
		});
	});
	addEventListener('popstate', async () => {
		const filters = await load().catch(() => {});
		filters?.restore();
	});
}
