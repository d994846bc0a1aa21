import { afterAll, inject } from 'vitest';
import { locales } from '../../../src/domain/locale.ts';
import { pathOf } from '../../../src/i18n/paths.ts';
import { demoText, shownSlug } from '../../../src/sandbox/demo/company/shown.ts';
import { readDemo } from '../../support/built-demo.ts';
import { skinNames } from '../../support/skin-names.ts';

/** The demo as it was built, read once for all that is asked of it. */
export const demo = readDemo(inject('demo'));
afterAll(demo.remove);

/** Pages of the agency's own, which no plan names: what the demo shows, and a home in each skin. */
export const ownPages = locales.flatMap((locale) => [
	`/${locale}/${demoText(shownSlug, locale)}/`,
	...skinNames.map((skin) => `/${locale}/skins/${skin}/`),
]);

/** What visitors find at the address of a flat that is gone. */
export const gonePages = locales.map((locale) =>
	pathOf(locale, { kind: 'removed', deal: 'rent', unitKind: 'apartment', city: 'Leipzig' }),
);
