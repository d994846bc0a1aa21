import type { Localised } from './localised.ts';
import type { Feature, UnitKind } from './unit.ts';

/** What a unit on offer is called by: all of it stands on its page. */
export interface Described {
	readonly id: number;
	readonly reference: string;
	readonly title: Localised;
	readonly kind: UnitKind;
	/** Finer kind, as a key of `i18n`. */
	readonly category?: string | undefined;
	readonly city?: string | undefined;
	readonly district?: string | undefined;
	/** Name of its project. */
	readonly project?: Localised | undefined;
	readonly features: readonly Feature[];
}
