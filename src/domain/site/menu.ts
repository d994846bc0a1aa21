import { z } from 'zod';
import { Locale, Localised } from '../locale.ts';
import { closestNames } from '../sentences/closest-name.ts';

/** Pages of the program that a menu can name, in their usual order. */
const menuPages = ['buy', 'rent', 'projects', 'sell', 'about', 'contact'] as const;

const Target = z.string().regex(/^(?:\/(?!\/)|https:\/\/)\S*$/, {
	error:
		'it must be a path of the site, such as /de/umzug/, or an address that begins with https://',
});

/** A page of the program or a text of `content/pages` by its name, or any address with a name of its own. */
const MenuEntry = z.union(
	[
		z.string().min(1),
		z.strictObject({
			/** One address, or one in each language; the entry is left out of the others. */
			to: z.union([Target, z.partialRecord(Locale, Target)]),
			name: Localised,
		}),
	],
	{ error: "it must be the name of a page, or { to: '/de/umzug/', name: { de: 'Umzug' } }" },
);

export const Menu = z
	.array(MenuEntry)
	.min(1)
	.default([...menuPages]);
export type Menu = z.infer<typeof Menu>;

/**
 * Checks that every name in the menu is that of a page.
 * @param texts names of the company's own texts
 * @throws naming the first that is none, with those that it may have meant
 */
export function checkMenu(menu: Menu, texts: readonly string[]): void {
	const known = new Set<string>([...menuPages, ...texts]);
	const wrong = menu.find((entry) => typeof entry === 'string' && !known.has(entry));
	if (typeof wrong !== 'string') return;
	throw new Error(
		`src/company/config.ts cannot be used: menu: "${wrong}" is neither a page of the program nor a text of content/pages; there are: ${closestNames(wrong, known)}`,
	);
}
