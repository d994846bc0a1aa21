import { wordsOf } from './page-data.ts';
import type { ListStore } from './filter/state.ts';
import type { Attempt } from './filter/store.ts';
import './map/listing-map.ts';
import { keepWalks } from './results/result-walk.ts';
import type { FilterWords } from '../search/filter-words.ts';

// What a list answers at once. The filters come with the first sign that somebody wants them, or when the address says
// what is looked for; the map when it is opened.
const list = document.querySelector<HTMLElement>('[data-list]');
if (list) keepWalks(list);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filter]')) listen(form);

function listen(form: HTMLFormElement): void {
	const { dataset: page } = document.documentElement;
	const found = document.querySelector<HTMLElement>('[data-found]');
	const addressOfPage = location.pathname + location.search;
	const attempt = createAttempts(() => {
		delete page['finding'];
		list?.removeAttribute('aria-busy');
		if (!found) return;
		found.dataset['plain'] ??= found.textContent;
		found.textContent = wordsOf<FilterWords>(form)('filter.failed');
	});
	let started: Promise<ListStore> | undefined;
	const load = () => {
		// By itself: asking for as many files takes as long as answering to the pointer.
		started ??= new Promise((resolve) => setTimeout(resolve))
			.then(() => import('./filter/store.ts'))
			.then(({ startFilters }) => startFilters(form, attempt));
		started.catch(() => {
			started = undefined;
		});
		return started;
	};
	const use = (act: (filters: ListStore) => Promise<void> | void) =>
		attempt(async () => act(await load()));
	for (const sign of ['pointerover', 'focusin', 'touchstart'])
		form.addEventListener(sign, () => void load().catch(() => {}), { once: true, passive: true });
	const ask = () => use((filters) => filters.ask());
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		void ask();
	});
	form.addEventListener('click', ({ target }) => {
		const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-opens]');
		if (!button) return;
		const byBrowser = button.popoverTargetElement !== null;
		let isWaiting = true;
		// Long after the press nobody expects that something opens.
		void use((filters) => {
			if (isWaiting) filters.open(button, byBrowser);
		}).then(() => (isWaiting = false));
	});
	form.addEventListener('change', async ({ target }) => {
		if (target instanceof HTMLInputElement && target.type === 'search') return ask();
		const chosen = target instanceof HTMLSelectElement ? target.value : undefined;
		list?.setAttribute('aria-busy', 'true');
		await use((filters) => {
			list?.removeAttribute('aria-busy');
			// Loading has set the controls to what the address says.
			if (target instanceof HTMLSelectElement && chosen !== undefined) target.value = chosen;
			filters.changed();
		});
	});
	// Chosen before this was there, where it came late.
	const sort = form.querySelector<HTMLSelectElement>('[name=sort]');
	if (sort?.value) sort.dispatchEvent(new Event('change', { bubbles: true }));
	if (page['asks'] && RegExp(`[?&#](${page['asks']})=`).test(location.href)) {
		// Where this came late, the whole list is shown already, and stays until the other one is there.
		if (page['finding']) page['finding'] = 'list';
		void use(() => {});
	}
	const map = document.querySelector<HTMLElement>('[data-map]');
	map?.addEventListener('map:ready', ({ detail }) => void use((filters) => filters.join(detail)));
	addEventListener('popstate', () => {
		// What lay over the page, such as its menu, was closed: nothing was filtered yet.
		const isSame = location.pathname + location.search === addressOfPage;
		if (!started && isSame && !/[#&]area=/.test(location.hash)) return;
		void use((filters) => filters.restore());
	});
}

/** Does failed work again when the network is back, with the next press, and once something else has succeeded. */
function createAttempts(sayFailed: () => void): Attempt {
	const failed = new Set<() => Promise<void>>();
	const again = () => {
		for (const work of failed) void attempt(work);
	};
	async function attempt(work: () => Promise<void>): Promise<void> {
		failed.delete(work);
		try {
			await work();
		} catch {
			failed.add(work);
			sayFailed();
			return;
		}
		again();
	}
	for (const sign of ['online', 'click']) addEventListener(sign, again);
	return attempt;
}
