import { kept } from '../kept.ts';

/** Offers the way through the list a visitor came from, where the tab keeps one. */
const nav = document.querySelector<HTMLElement>('[data-walk]');
// As `walkPlace` in `result-walk.ts`, which is loaded only when there is a way.
if (nav && kept('result', 'sessionStorage')) {
	import('./steps.ts').then(
		({ showSteps }) => showSteps(nav),
		() => {},
	);
}
