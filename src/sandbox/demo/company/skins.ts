import type { Locale } from '../../../domain/locale.ts';
import { homeInSkins } from './shown.ts';

const sheets = import.meta.glob<string>('../skins/*/theme.css', {
	eager: true,
	import: 'default',
	query: '?url&no-inline',
});

/** The skins that a company can copy: address of the sheet, by its folder. */
export const skins: ReadonlyMap<string, string> = new Map(
	Object.entries(sheets).map(([file, address]) => [file.split('/').at(-2) ?? '', address]),
);

/** Where the home is shown in a skin; nowhere in accounts without that home. */
export function skinPath(
	locale: Locale,
	skin: string,
	{ unit }: { unit(id: number): unknown },
): string | undefined {
	return unit(homeInSkins) === undefined ? undefined : `/${locale}/skins/${skin}/`;
}
