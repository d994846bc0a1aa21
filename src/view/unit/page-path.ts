import type { Locale } from '../../domain/locale.ts';
import { hasPage } from '../../domain/status.ts';
import type { Unit } from '../../domain/unit.ts';
import { pathOf } from '../../i18n/paths.ts';

/**
 * The path of a unit's page.
 *
 * @param soldPages of the site's settings
 * @returns nothing for a unit that is gone and keeps no page
 */
export function unitPagePath(
	{ id, title, status }: Pick<Unit, 'id' | 'title' | 'status'>,
	{ locale, soldPages }: { readonly locale: Locale; readonly soldPages: 'keep' | 'gone' },
): string | undefined {
	return hasPage(status, { soldPages }) ? pathOf(locale, { kind: 'unit', id, title }) : undefined;
}
