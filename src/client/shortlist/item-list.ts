/** Makes a list hold these items without moving those that stay. */
export function fillList(list: Element, items: readonly Element[]): void {
	const wanted = new Set(items);
	const left = Array.from(list.children).filter((child) => !wanted.has(child));
	for (const child of left) child.remove();
	items.forEach((item, at) => {
		if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
	});
}
