import type { de } from './messages/de.ts';
import type { en } from './messages/en.ts';
import type { es } from './messages/es.ts';

interface Texts {
	readonly de: typeof de;
	readonly en: typeof en;
	readonly es: typeof es;
}

declare module '../domain/site/own-words.ts' {
	interface ProgramTexts extends Texts {}
}
