import { storage } from './storage.ts';

const key = 'theme';

/**
 * Lets the visitor choose the colours of the site: as the system has it, light, or dark. The choice is
 * kept in this browser; `domain/look/early-script.ts` applies it on every page before it is painted.
 */
export function startTheme(): void {
	const choices = [...document.querySelectorAll<HTMLInputElement>('input[name="theme"]')];
	for (const choice of choices) {
		choice.addEventListener('change', () => {
			apply(choice.value);
			storage.set(key, choice.value || null);
		});
	}
	const follow = () => {
		const theme = storage.get(key) ?? '';
		const choice = choices.find(({ value }) => value === theme);
		if (!choice) return;
		choice.checked = true;
		apply(theme);
	};
	follow();
	// Chosen in another tab, or on another page while the browser has kept this one.
	addEventListener('storage', follow);
	addEventListener('pageshow', follow);
}

function apply(theme: string): void {
	const { dataset } = document.documentElement;
	if (theme) dataset['theme'] = theme;
	else delete dataset['theme'];
	colourBrowser(theme);
}

/** The bars of a phone's browser take the colour of the page: of the scheme that is shown. */
function colourBrowser(theme: string): void {
	for (const scheme of ['light', 'dark']) {
		const tag = document.querySelector<HTMLMetaElement>(`meta[data-scheme="${scheme}"]`);
		if (!tag) continue;
		tag.media = theme
			? theme === scheme
				? 'all'
				: 'not all'
			: `(prefers-color-scheme: ${scheme})`;
	}
}
