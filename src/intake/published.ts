import { hiddenNames } from './form.ts';
import type { Targets } from './accept.ts';
import { textsOf, type Fields } from './fields.ts';

/** What the intake knows of the site that is live. */
export interface Published {
	/** Origin of the site, such as `https://www.example.com`. */
	readonly origin: string;
	/** What visitors may ask about. */
	readonly targets: Targets;
}

/** The values of a form's `target` field, as they were sent. */
export function namedTargets(fields: Fields): readonly string[] {
	return textsOf(fields[hiddenNames.target]);
}
