import type { Deal, Unit, UnitKind } from './unit.ts';
import type { PageFrame } from './page.ts';
import type { Project } from './project.ts';

/** What a component of a company's own knows wherever it stands: language, address and settings of the page. */
interface Everywhere {
	readonly frame: PageFrame;
}

/**
 * What a component of a company's own gets, by the place it is for: `slots/<place>.astro` in the company's folder. Units
 * and projects hold what may be public and nothing else.
 */
export interface SlotProps {
	/** The end of every page's `<head>`. */
	head: Everywhere;
	/** The header of every page, behind the menu. */
	'header-end': Everywhere;
	/** The footer of every page, above its last line. */
	footer: Everywhere;
	/** The page about the company, beside its text. */
	about: Everywhere;
	/** The contact page, under the offices. */
	contact: Everywhere;
	/** A unit's page, under the inquiry form. */
	'unit-aside': Everywhere & { readonly unit: Unit };
	/** A unit's page, behind its description. */
	'unit-after-description': Everywhere & { readonly unit: Unit };
	/** A project's page, behind its furnishing; `units` are all that are published. */
	'project-section': Everywhere & { readonly project: Project; readonly units: readonly Unit[] };
	/** Under the heading of a list of units, on each of its pages. */
	'list-introduction': Everywhere & {
		readonly list: {
			readonly deal: Deal;
			readonly unitKind?: UnitKind | undefined;
			readonly city?: string | undefined;
			readonly district?: string | undefined;
		};
	};
}

export const slotNames = [
	'head',
	'header-end',
	'footer',
	'about',
	'contact',
	'unit-aside',
	'unit-after-description',
	'project-section',
	'list-introduction',
] as const satisfies readonly (keyof SlotProps)[];
