import { loadOnce } from './load-once.ts';

/**
 * Loads a style sheet; what it is for appears only when it has arrived.
 * @throws without a network; the next try asks again
 */
export const loadStyles = loadOnce(
	(address) =>
		new Promise<void>((resolve, reject) => {
			const link = document.createElement('link');
			link.rel = 'stylesheet';
			link.href = address;
			link.addEventListener('load', () => resolve());
			link.addEventListener('error', () => {
				link.remove();
				reject(new Error(`${address} could not be loaded.`));
			});
			document.head.append(link);
		}),
);
