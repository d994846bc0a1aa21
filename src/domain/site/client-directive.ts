import { z } from 'zod';

/** When the script of an island begins: Astro's directives `client:…`. */
export const ClientDirective = z.enum(['load', 'idle', 'visible', 'media', 'only']);
export type ClientDirective = z.infer<typeof ClientDirective>;
