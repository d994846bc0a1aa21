import type { PageOwner } from '../../../domain/address.ts';

/** What the agency had on offer before its account was opened: at their old addresses stands that they are gone. */
export const formerOffers: readonly PageOwner[] = [
	{ kind: 'unit', id: 10901, deal: 'rent', unitKind: 'apartment', city: 'Leipzig' },
];
