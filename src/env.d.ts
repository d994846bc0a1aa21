/** JSON, set by astro.config.mjs and publish/render, and parsed by publish/plan. */
declare var VITRINE_BUILD: string;

/** The company's own tokens, made by render/plugins/brand-plugin. */
declare module 'virtual:brand.css';
