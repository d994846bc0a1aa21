import './embed.ts';
import './gallery.ts';
import './inquiry.ts';
import './panorama.ts';
import './walk.ts';
import { offerFinancing } from './financing.ts';
import { offerPrinting } from './print.ts';
import { offerSharing } from './share.ts';

// What pages of offers do in the browser, and forms; each part looks for its own marks.
offerSharing(document);
offerPrinting(window);
offerFinancing(document);

// Whoever sorts a table has seen the page first.
const tables = document.querySelectorAll<HTMLTableElement>('.units-table');
if (tables.length > 0) {
	addEventListener('load', () => {
		void import('./units-table.ts').then(({ makeSortable }) => tables.forEach(makeSortable));
	});
}
