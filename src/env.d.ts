/** JSON, set by astro.config.mjs and parsed by publish/plan. */
declare const VITRINE_BUILD: string;
