import './embed.ts';
import './pictures/gallery.ts';
import './inquiry/inquiry.ts';
import './pictures/panorama.ts';
import './results/walk.ts';
import { offerFinancing } from './financing.ts';
import { markBar } from './inquiry/bar.ts';
import { offerPrinting } from './print.ts';
import { offerSharing } from './share.ts';

// What pages of offers do in the browser, and forms; each part looks for its own marks.
offerSharing(document);
offerPrinting(document);
offerFinancing(document);
markBar(document);

// Whoever sorts a table is half a window away from it at most.
const tables = document.querySelectorAll<HTMLTableElement>('.units-table');
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
