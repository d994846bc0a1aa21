/**
 * On a phone the sheet leaves each section until it is near the window, so that the first picture comes early. The
 * others follow one at a time while there is nothing else to do, and at the latest when the page has loaded: what
 * jumps far down, looks at all of the page or takes a picture of it finds no gaps.
 */
export function layOutSections(): void {
	const sections = [...document.querySelectorAll<HTMLElement>('.section')];
	const whenIdle = window.requestIdleCallback ?? setTimeout;
	const next = () => {
		const section = sections.shift();
		if (!section) return;
		layOut(section);
		whenIdle(next);
	};
	whenIdle(next);
	addEventListener('load', () => sections.splice(0).forEach(layOut));
}

function layOut(section: HTMLElement): void {
	// What grows above the window would move what is read.
	if (section.getBoundingClientRect().top > 0) section.style.contentVisibility = 'visible';
}
