/** Set by astro.config.mjs, parsed by publish/plan. */
declare const __BUILD__: unknown;
