import type { Locale } from '../domain/locale.ts';
import { de, type AddressWords } from './addresses/de.ts';
import { en } from './addresses/en.ts';
import { es } from './addresses/es.ts';

/** A field in the query of a list. */
export type AddressField = keyof AddressWords['fields'];

/** A field whose values are words, too. */
export type AddressValue = keyof AddressWords['values'];

/** The words that addresses are made of. A changed one moves every page that has it in its address. */
export const addressWords: Readonly<Record<Locale, AddressWords>> = { de, en, es };
