import { cardSizes } from '../../domain/listing.ts';
import { toneRules } from '../../domain/look/colours.ts';

const styles = 'virtual:theme.css';
const values = 'virtual:theme';

/** Which form of a logo is shown where a visitor has chosen, or else the system. */
const logoStyles = `@layer components{:root[data-theme=light] .for-dark,:root[data-theme=dark] .for-light{display:none}
@media (prefers-color-scheme:light){:root:not([data-theme]) .for-dark{display:none}}
@media (prefers-color-scheme:dark){:root:not([data-theme]) .for-light{display:none}}}`;

/**
 * Puts a company's theme and the colours of photos behind the stylesheet, as `virtual:theme.css`, and what pages must
 * know of the theme in their heads as `virtual:theme`.
 * @param file the company's `theme.css`, whether there is one or not
 */
export function themePlugin(
	file: string,
	{ hasDarkLogo = false }: { readonly hasDarkLogo?: boolean } = {},
) {
	return {
		name: 'vitrine-theme',
		resolveId: (id: string) => ([styles, values].includes(id) ? `\0${id}` : undefined),
		load: async (id: string) => {
			if (![`\0${styles}`, `\0${values}`].includes(id)) return undefined;
			const { readTheme } = await import('../theme/theme.ts');
			const theme = readTheme(file);
			if (id === `\0${styles}`) {
				return [
					theme.file && `@import ${JSON.stringify(theme.file)} layer(theme);`,
					theme.made && `@layer theme{${theme.made}}`,
					hasDarkLogo && logoStyles,
					`@layer components{${toneRules()}}`,
				]
					.filter(Boolean)
					.join('\n');
			}
			const { text, headings } = theme.fonts;
			return [
				importOf('textFont', text),
				importOf('headingFont', headings),
				`export const cardSizes = ${JSON.stringify(cardSizes(theme.cardColumns))};`,
				`export const paper = ${JSON.stringify(theme.colours.get('paper'))};`,
			].join('\n');
		},
	};
}

function importOf(name: string, file: string | undefined): string {
	if (file === undefined) return `export const ${name} = undefined;`;
	return `import ${name} from ${JSON.stringify(`${file}?url`)};\nexport { ${name} };`;
}
