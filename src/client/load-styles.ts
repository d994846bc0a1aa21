const loading = new Map<string, Promise<void>>();

/**
 * Loads a style sheet once; what it is for appears only when it has arrived.
 * @throws without a network; the next try asks again
 */
export function loadStyles(address: string): Promise<void> {
	const known = loading.get(address) ?? load(address);
	loading.set(address, known);
	known.catch(() => loading.delete(address));
	return known;
}

function load(address: string): Promise<void> {
	const link = document.createElement('link');
	link.rel = 'stylesheet';
	link.href = address;
	return new Promise((resolve, reject) => {
		link.addEventListener('load', () => resolve());
		link.addEventListener('error', () => {
			link.remove();
			reject(new Error(`${address} could not be loaded.`));
		});
		document.head.append(link);
	});
}
