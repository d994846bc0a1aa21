import { createAnswers } from '../assistants/answers.ts';
import { schemaOf, tools } from '../assistants/tools.ts';
import { languages } from '../domain/spoken.ts';
import type { Locale } from '../domain/locale.ts';
import { searchPath } from '../i18n/search-path.ts';
import { openSearch } from '../search/browser/query.ts';
import { namePlaces } from '../search/place-names.ts';
import { textsOf } from './filter/texts.ts';
import { takeWish } from './inquiry/wish.ts';
import { loadIndex } from './load-index.ts';
import { fetchFresh } from './load-once.ts';
import { pageLocale } from './page-locale.ts';
import { loadCards } from './results/load-cards.ts';

declare global {
	interface Document {
		/** Absent in browsers that let no assistant use a page. */
		readonly modelContext?: {
			registerTool(tool: {
				readonly name: string;
				readonly title: string;
				readonly description: string;
				readonly inputSchema: object;
				readonly annotations: Readonly<Record<'readOnlyHint' | 'untrustedContentHint', boolean>>;
				readonly execute: (input: unknown) => Promise<unknown>;
			}): unknown;
		};
	}
}

const index = async (city?: string) => {
	const opened = await loadIndex(searchPath(pageLocale(), { kind: 'searchIndex', city }));
	const { find } = openSearch(opened);
	return { index: opened, places: namePlaces(opened.places), ...(!opened.cities && { find }) };
};
const answers = createAnswers({
	search: {
		index,
		texts: async (locale, city) => await textsOf(locale, { index: { city } }),
	},
	async homes(ids, locale) {
		const { shift } = (await index()).index;
		const cards = await loadCards(ids, { locale, shift });
		return new Map(cards.map((card) => [card.id, card]));
	},
	async text(path) {
		const answer = await fetchFresh(path, { mayBeMissing: true });
		return answer.ok ? await answer.text() : undefined;
	},
	site: {
		name: document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content ?? '',
		locales: spokenHere(),
		defaultLocale: pageLocale(),
	},
	origin: () => location.origin,
});

/** The languages that the page has. */
function spokenHere(): Locale[] {
	const named = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
	return languages.filter(
		(locale) => locale === pageLocale() || named.some(({ hreflang }) => hreflang === locale),
	);
}

/** Leads to the form that was prepared, on this page or on that of the home. */
function show(address: string): void {
	const { pathname, hash } = new URL(address);
	const form = document.querySelector<HTMLFormElement>('form[data-inquiry]');
	const isHere = pathname === location.pathname;
	location.assign(pathname + hash);
	if (form && isHere) takeWish(form, hash);
}

for (const tool of tools) {
	const { name, title, description } = tool;
	document.modelContext?.registerTool({
		name,
		title,
		description,
		inputSchema: schemaOf(tool),
		annotations: { readOnlyHint: name !== 'prefill_inquiry', untrustedContentHint: true },
		async execute(given) {
			const answer = await answers[name](given);
			// Once the assistant has its answer: it leaves the page.
			if (name === 'prefill_inquiry' && typeof answer === 'object')
				setTimeout(() => show(String(answer['url'])));
			return answer;
		},
	});
}
