import type { statuses } from '../../sandbox/demo/statuses.ts';
import type { Environment } from '../../wiring.ts';
import { placesIn } from '../../wiring/places.ts';

/** Which of the demo agency's statuses are public. */
const publicStatuses = {
	available: 'Vermarktung',
	reserved: 'Reserviert',
	sold: 'Abgeschlossen',
	reference: 'Referenz',
} as const satisfies Record<string, (typeof statuses)[number]['name']>;

/** The settings for the embedded CRM, whose statuses are known whatever those of the company are. */
export function forDemoAccount(environment: Environment): Environment {
	const { site } = environment;
	const mapped = {
		...site.statuses,
		available: [...site.statuses.available, publicStatuses.available],
		reserved: [...site.statuses.reserved, publicStatuses.reserved],
		sold: [...site.statuses.sold, publicStatuses.sold],
		reference: [...site.statuses.reference, publicStatuses.reference],
	};
	// The demo's releases must never take the place of the company's; the account's data are shared.
	const { demo, sandbox } = environment.places;
	const places = { ...placesIn(demo), sandbox };
	const render = { ...environment.render, catalogue: places.catalogue };
	return { ...environment, mode: 'demo', places, render, site: { ...site, statuses: mapped } };
}
