/** JSON, set by astro.config.mjs and parsed by publish/plan. */
declare const VITRINE_BUILD: string;

/** The company's own tokens, made by publish/brand-plugin. */
declare module 'virtual:brand.css';
