/** JSON, set by astro.config.mjs and render, and parsed by render/page-plan. */
declare var VITRINE_BUILD: string;

/** The sheets of components that every page may show, made by render/plugins/component-styles-plugin. */
declare module 'virtual:components.css';

/** The company's own tokens, made by render/plugins/theme-plugin. */
declare module 'virtual:theme.css';

declare module 'virtual:theme' {
	/** Addresses of the typefaces that come as files. */
	export const textFont: string | undefined;
	export const headingFont: string | undefined;
	/** Width of the pictures of cards; see `domain/listing.ts`. */
	export const cardSizes: string;
	export const paper: { readonly light: string; readonly dark: string };
}
