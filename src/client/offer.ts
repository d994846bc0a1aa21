import './embed.ts';
import './pictures/gallery.ts';
import { kept } from './kept.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import { offerSharing } from './share.ts';

// What pages of offers do in the browser, and forms; each part looks for its own marks.
offerInquiry(document);
offerPanoramas(document);
offerWalk(document);
offerSharing(document);
offerPrinting(document);
offerFinancing(document);
markBar(document);
offerSorting(document);

/** Sends the inquiry form without leaving the page; what that takes is loaded once the form is used. */
function offerInquiry(page: Document): void {
	for (const form of page.querySelectorAll<HTMLFormElement>('form[data-inquiry]')) {
		// Who sends before the rest is there gets its words for a mistake, not the browser's.
		form.noValidate = true;
		let sender: Promise<{ send(): void }> | undefined;
		const load = () => {
			sender ??= import('./inquiry/form.ts').then(({ enhance }) => enhance(form));
			return sender;
		};
		form.addEventListener('focusin', () => void load().catch(() => {}), { once: true });
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			// Without the rest of the script the form goes the way it goes without any.
			load().then(
				({ send }) => send(),
				() => form.submit(),
			);
		});
		// What `keeper.ts` has kept from a failed sending is to stand in the form again.
		if (/^#(?:target|search)=/.test(location.hash) || kept('inquiry', 'sessionStorage'))
			void load().catch(() => {});
	}
}

/** Lets visitors look around in a panorama; what shows it is loaded when one is opened. */
function offerPanoramas(page: Document): void {
	for (const figure of page.querySelectorAll<HTMLElement>('.panorama')) {
		const link = figure.querySelector('a');
		link?.addEventListener('click', (event) => {
			if (opensElsewhere(event)) return;
			event.preventDefault();
			import('./pictures/panorama-viewer.ts').then(
				({ openPanorama }) => openPanorama(figure, link),
				() => location.assign(link.href),
			);
		});
	}
}

/** Offers the way through the list a visitor came from, where the tab keeps one. */
function offerWalk(page: Document): void {
	const nav = page.querySelector<HTMLElement>('[data-walk]');
	// As `walkPlace` in `result-walk.ts`, which is loaded only when there is a way.
	if (nav && kept('result', 'sessionStorage')) {
		import('./results/steps.ts').then(
			({ showSteps }) => showSteps(nav),
			() => {},
		);
	}
}

/** Offers printing, and before it unfolds what is folded and asks for the pictures that were left for later. */
function offerPrinting(page: Document): void {
	const unfold = () => {
		for (const folded of page.querySelectorAll('details')) folded.open = true;
		for (const image of page.querySelectorAll<HTMLImageElement>('main img'))
			image.loading = 'eager';
	};
	for (const button of page.querySelectorAll('[data-print]')) {
		button.addEventListener('click', () => {
			// Without a network the page is printed as it is.
			import('./print-expose.ts').then(({ printPage }) => printPage(unfold)).catch(print);
		});
	}
	addEventListener('beforeprint', unfold);
}

/** Lets visitors reckon with their own figures; what does the reckoning is loaded with the first of them. */
function offerFinancing(page: Document): void {
	for (const place of page.querySelectorAll<HTMLElement>('[data-financing]')) {
		place.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
		place.addEventListener('input', async () => {
			const { reckon } = await import('./financing-form.ts');
			reckon(place);
		});
	}
}

/**
 * Marks the bar that leads to a form, for its style: `data-at-form` while the form is on the screen, which it would only
 * cover on a phone, and `data-past` once the price beside the title has left a window at its upper edge.
 */
function markBar(page: Document): void {
	const bar = page.querySelector('.inquiry-bar');
	const seen = new IntersectionObserver((changes) => {
		for (const { target, isIntersecting, boundingClientRect } of changes) {
			if (target.id) bar?.toggleAttribute('data-at-form', isIntersecting);
			else bar?.toggleAttribute('data-past', boundingClientRect.bottom < 0);
		}
	});
	for (const part of page.querySelectorAll('#inquiry, [data-price]')) seen.observe(part);
}

/** Whoever sorts a table is half a window away from it at most: what sorts it is loaded then. */
function offerSorting(page: Document): void {
	const tables = page.querySelectorAll<HTMLTableElement>('.units-table');
	if (tables.length > 0) {
		const near = new IntersectionObserver(
			(seen) => {
				if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
				near.disconnect();
				void import('./units-table.ts').then(({ startTable }) => tables.forEach(startTable));
			},
			{ rootMargin: '50%' },
		);
		for (const table of tables) near.observe(table);
	}
}
