import { addDeparted } from '../../redirects/departed-by-account.ts';
import { formerOffers } from '../../sandbox/demo/company/former-offers.ts';

/** Lets the demo's site know what was on offer before: visitors of the old addresses are told that it is gone. */
export function rememberFormerOffers(
	{ addresses }: { readonly addresses: string },
	goneAt: number,
): void {
	const departed = { owners: formerOffers.map((owner) => ({ owner, goneAt })), lists: [] };
	addDeparted(addresses, { account: 'demo', departed, over: 'ignore' });
}
