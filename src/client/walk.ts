/** Offers the way through the list a visitor came from, where the tab keeps one. */
const nav = document.querySelector<HTMLElement>('[data-walk]');
if (nav && isKept()) {
	import('./result-steps.ts').then(
		({ showSteps }) => showSteps(nav),
		() => {},
	);
}

function isKept(): boolean {
	try {
		// As `walkPlace` in `result-walk.ts`, which is loaded only when there is a way.
		return sessionStorage.getItem('result') !== null;
	} catch {
		return false;
	}
}
