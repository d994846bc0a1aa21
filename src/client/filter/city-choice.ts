import { html, render } from 'lit-html';
import { cityName } from '../../i18n/place-name.ts';
import { formatCount } from '../../i18n/count.ts';
import { readFields, saysAnything, writeFields } from '../../search/address.ts';
import { citiesFor } from './cities.ts';
import { createPhraseBox } from './phrase-box.ts';
import type { FilterSettings } from './settings.ts';
import type { ListStore } from './store.ts';

/**
 * Stands in for the filters where a list of a large account has no city: leads to the list of the one that is named, with
 * all else that is asked for, or offers cities to choose from.
 */
export async function createCityChoice(
	form: HTMLFormElement,
	settings: FilterSettings,
): Promise<ListStore> {
	const { locale, ask = '' } = settings;
	const box = createPhraseBox(form, settings);
	const note = document.querySelector<HTMLElement>('[data-unknown]');
	const list = document.querySelector<HTMLElement>('[data-cities]');

	async function lead(query: string, how: 'assign' | 'replace'): Promise<void> {
		const { cities, isNamed } = await citiesFor(query, settings);
		const [only, other] = cities;
		if (isNamed && only && !other) return location[how](only.href);
		if (note) note.textContent = ask;
		if (!list) return;
		const chips = cities.map(
			({ city, count, href }) =>
				html`<li>
					<a class="chip" href=${href}
						>${cityName(city, locale)} <span>${formatCount(count, locale)}</span></a
					>
				</li>`,
		);
		render(chips, list);
		list.hidden = false;
		delete document.documentElement.dataset['finding'];
	}

	if (saysAnything(location.search, locale)) await lead(location.search, 'replace');
	return {
		async ask() {
			const phrase = box.take();
			if (!phrase) return;
			const fields = { ...readFields(location.search, locale), words: [phrase] };
			await lead(writeFields(fields, locale), 'assign').catch((error: unknown) => {
				box.giveBack();
				throw error;
			});
		},
		// What is not there cannot be used.
		open() {},
		changed() {},
		restore() {},
		join() {},
		view() {},
	};
}
