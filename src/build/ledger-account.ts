import type { Environment } from '../wiring.ts';

/** Whose addresses the ledger keeps: those of the demo are nobody else's business. */
export function ledgerAccount(
	{ mode }: Pick<Environment, 'mode'>,
	crm: { readonly baseUrl: string },
): string {
	return mode === 'demo' ? 'demo' : new URL(crm.baseUrl).hostname;
}
