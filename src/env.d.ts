/** Set by astro.config.mjs, parsed by publish/plan. */
declare const VITRINE_BUILD: unknown;
