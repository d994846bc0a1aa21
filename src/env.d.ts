/** JSON, set by astro.config.mjs and render, and parsed by render/page-plan. */
declare var VITRINE_BUILD: string;

/** The company's own tokens, made by render/plugins/brand-plugin. */
declare module 'virtual:brand.css';
