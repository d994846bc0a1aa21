import { keep, kept } from './kept.ts';

const key = 'theme';

/**
 * Lets the visitor choose the colours of the site: as the system has it, light, or dark. The choice is
 * kept in this browser; `domain/early-script.ts` applies it on every page before it is painted.
 */
export function startTheme(root: HTMLElement = document.documentElement): void {
	const choices = [...document.querySelectorAll<HTMLInputElement>('input[name="theme"]')];
	const chosen = root.dataset['theme'] ?? '';
	for (const choice of choices) {
		choice.checked = choice.value === chosen;
		choice.addEventListener('change', () => {
			apply(root, choice.value);
			keep(key, choice.value || null);
		});
	}
	colourBrowser(chosen);
	const follow = (theme: string | null) => {
		const other = choices.find(({ value }) => value === (theme ?? ''));
		if (!other) return;
		other.checked = true;
		apply(root, other.value);
	};
	// The same site in another tab; without a key everything was deleted.
	addEventListener('storage', (event) => {
		if (event.key === key || event.key === null) follow(event.newValue);
	});
	// A page the browser has kept, while another one was looked at.
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted) follow(kept(key));
	});
}

function apply(root: HTMLElement, theme: string): void {
	if (theme) root.dataset['theme'] = theme;
	else delete root.dataset['theme'];
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
