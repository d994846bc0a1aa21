import type { Brand } from '../../domain/brand.ts';

const name = 'virtual:brand.css';

/** Puts a company's own colours and typeface behind the stylesheet, as `virtual:brand.css`. */
export function brandPlugin(brand: Brand | undefined) {
	return {
		name: 'vitrine-brand',
		resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
		load: async (id: string) => {
			if (id !== `\0${name}`) return undefined;
			if (!brand) return '';
			const { brandStyles } = await import('./brand-styles.ts');
			return brandStyles(brand);
		},
	};
}
