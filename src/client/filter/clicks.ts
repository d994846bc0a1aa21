import { opensElsewhere } from '../opens-elsewhere.ts';

/** What can be clicked anywhere on the page of a list. */
interface ListClicks {
	/** Everything is to be taken away that the list is not restricted to. */
	reset(): void;
	/** What is offered where nothing was found is to be dropped. */
	drop(): void;
	turn(page: number): Promise<void>;
}

/** Listens to the whole page: buttons and links come and go with the results. */
export function hearClicks({ reset, drop, turn }: ListClicks): void {
	document.addEventListener('click', (event) => {
		const target = event.target instanceof Element ? event.target : undefined;
		if (target?.closest('[data-reset]')) reset();
		if (target?.closest('[data-drop]')) drop();
		const page = target?.closest<HTMLElement>('[data-page]')?.dataset['page'];
		if (page && !opensElsewhere(event)) {
			event.preventDefault();
			void turn(Number(page));
		}
	});
}
