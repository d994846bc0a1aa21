import type { Environment } from '../wiring.ts';

/** Whose units a site shows, and so whose old addresses it answers: the host of a CRM, or the demo. */
export function accountName(
	{ mode }: Pick<Environment, 'mode'>,
	crm: { readonly baseUrl: string },
): string {
	return mode === 'demo' ? 'demo' : new URL(crm.baseUrl).hostname;
}
