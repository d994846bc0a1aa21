/**
 * So that no page flashes in colours or with costs a visitor did not choose; where storage is forbidden, none are. Other
 * sites of the domain may keep other themes under the same name, such as "system": with one of these both logos would show.
 */
const theme = `try {
	let { theme, monthly } = localStorage;
	monthly && (dataset.monthly = '');
	theme == 'light' | theme == 'dark' && (dataset.theme = theme)
} catch {}`;

/**
 * Queues clicks, choices and submits until the scripts that handle them have loaded: all
 * of them have run when the document is ready. Till then nobody hears of it, also where some have come already;
 * and then once of each, as people click again on what does nothing.
 */
const late = `{
	let late = new Map,
		parts = { click: 'button[type=button]', change: '.script-only', submit: 'form.script-only' },
		hear = e => {
			let { type, target } = e,
				part = target.closest?.(parts[type]);
			if (part) {
				late.set(type == 'change' ? target : part, type);
				e.stopImmediatePropagation();
				e.preventDefault()
			}
		};
	for (let type in parts) addEventListener(type, hear, 1);
	addEventListener('DOMContentLoaded', () => {
		for (let type in parts) removeEventListener(type, hear, 1);
		for (let [part, type] of late)
			type == 'click' ? part.click() :
			type == 'submit' ? part.requestSubmit() :
			part.dispatchEvent(new Event(type, { bubbles: 1 }))
	})
}`;

/** An address may ask for a part of a list: until that is found, nothing of the rest is shown. */
const finding = `dataset.asks && RegExp('[?&#](' + dataset.asks + ')=').test(location.href) && (dataset.finding = 'page');`;

/**
 * A script of the page that could not be loaded is asked for again until it is there; without it, a list that nobody has
 * filtered is better than none. Its names are those of `late`, which compress better.
 */
const again = `addEventListener('error', e => {
	let { type, target } = e,
		part = () => setTimeout(() => import(target.src).catch(part), 3e3);
	target.type == 'module' && (delete dataset.finding, part())
}, 1)`;

/**
 * Runs in the head of every page before anything is painted. The one script that stands in the pages themselves: the
 * policy of the site names its digest. Every page carries it, so it goes without the space that only we need; no word
 * in quotation marks holds any, and every statement ends in a semicolon or a brace.
 */
export const earlyScript =
	`{ let { dataset } = document.documentElement; ${theme + late + finding + again} }`.replaceAll(
		/\s*([^\w\s])\s*/g,
		'$1',
	);
