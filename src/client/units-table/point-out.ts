/** Marks a unit wherever it stands (table, drawing, picture) while one of these is pointed at or has the focus. */
export function pointOut(section: HTMLElement): void {
	const mark = ({ target, type }: Event) => {
		const isLeft = type === 'pointerout' || type === 'focusout';
		const place = target instanceof Element ? target.closest('[data-unit]') : null;
		const id = place?.getAttribute('data-unit');
		for (const other of id ? section.querySelectorAll(`[data-unit="${id}"]`) : []) {
			other.toggleAttribute('data-pointed', !isLeft);
		}
	};
	for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout']) {
		section.addEventListener(type, mark);
	}
}
