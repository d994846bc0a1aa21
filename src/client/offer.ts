import './embed.ts';
import './embed-settings.ts';
import './gallery.ts';
import './inquiry.ts';
import './panorama.ts';
import { offerFinancing } from './financing.ts';
import { offerPrinting } from './print.ts';
import { offerSharing } from './share.ts';
import { makeSortable } from './units-table.ts';

// What pages of offers do in the browser, and forms; each part looks for its own marks.
offerSharing(document);
offerPrinting(window);
offerFinancing(document);
for (const table of document.querySelectorAll<HTMLTableElement>('.units-table'))
	makeSortable(table);
