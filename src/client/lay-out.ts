/**
 * On a phone the sheet leaves each section until it is near the window, so that the first picture comes early and
 * nothing holds up the first touch. Once the page has loaded the others follow, one in each frame: what jumps far
 * down, looks at all of the page or takes a picture of it finds no gaps.
 */
export function layOutSections(): void {
	const sections = [...document.querySelectorAll<HTMLElement>('.section')];
	const next = () => {
		const section = sections.shift();
		if (!section) return;
		// What grows above the window would move what is read.
		if (section.getBoundingClientRect().top > 0) section.style.contentVisibility = 'visible';
		requestAnimationFrame(next);
	};
	addEventListener('load', () => requestAnimationFrame(next));
}
