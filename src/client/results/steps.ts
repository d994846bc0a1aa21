import type { Locale } from '../../domain/locale.ts';
import { formatNumber } from '../../i18n/format.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../page-locale.ts';
import { idIn } from '../unit-id.ts';
import { keptWalk, type Walk } from './result-walk.ts';
import { loadCards } from './load-cards.ts';

/** Leads from a unit to the one before and the one behind it, in the result it was opened from. */
export async function showSteps(): Promise<void> {
	const nav = document.querySelector<HTMLElement>('[data-walk]');
	const walk = nav && keptWalk();
	const at = walk?.ids.indexOf(idIn(location)) ?? -1;
	if (!walk || at < 0) return;
	leadBack(walk.list);
	const label = nav.querySelector<HTMLElement>('[data-at]');
	const locale = pageLocale();
	if (label)
		label.textContent = fill(label.dataset['at'] ?? '', {
			n: formatNumber(walk.before + at + 1, locale),
			total: formatNumber(walk.total, locale),
		});
	await Promise.all(
		[...nav.querySelectorAll<HTMLAnchorElement>('[data-to]')].map(async (link) => {
			const id = walk.ids[at + Number(link.dataset['to'])];
			const path = id && (await pathTo(id, { walk, locale }));
			if (!path) return;
			link.href = path;
			link.rel = Number(link.dataset['to']) > 0 ? 'next' : 'prev';
			link.hidden = false;
		}),
	);
	nav.hidden = false;
}

/** Lets the breadcrumb lead back to the list as it was asked, not to all of it. */
function leadBack(list = ''): void {
	const [path] = list.split(/[?#]/);
	for (const link of document.querySelectorAll<HTMLAnchorElement>('.breadcrumb a')) {
		if (link.pathname === path) link.href = list;
	}
}

/** The path of a unit; nothing when it went off the market since. */
async function pathTo(
	id: number,
	{ walk, locale }: { readonly walk: Walk; readonly locale: Locale },
): Promise<string | undefined> {
	const known = walk.paths[id];
	// A visitor may have changed the language since.
	if (known?.startsWith(`/${locale}/`)) return known;
	if (walk.shift === undefined) return undefined;
	const [card] = await loadCards([id], { locale, shift: walk.shift }).catch(() => []);
	return card?.href;
}
