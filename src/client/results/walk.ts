/** Offers the way through the list a visitor came from, where the tab keeps one. */
const nav = document.querySelector<HTMLElement>('[data-walk]');
if (nav && hasWalk()) {
	import('./steps.ts').then(
		({ showSteps }) => showSteps(nav),
		() => {},
	);
}

function hasWalk(): boolean {
	try {
		// As `walkPlace` in `result-walk.ts`, which is loaded only when there is a way.
		return sessionStorage.getItem('result') !== null;
	} catch {
		return false;
	}
}
