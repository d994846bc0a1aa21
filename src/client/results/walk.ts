import { isInTab } from '../kept.ts';

/** Offers the way through the list a visitor came from, where the tab keeps one. */
const nav = document.querySelector<HTMLElement>('[data-walk]');
// As `walkPlace` in `result-walk.ts`, which is loaded only when there is a way.
if (nav && isInTab('result')) {
	import('./steps.ts').then(
		({ showSteps }) => showSteps(nav),
		() => {},
	);
}
