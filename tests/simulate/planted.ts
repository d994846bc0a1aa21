/** Faults that can be planted into the wiring of the simulation, to see whether it notices. */
export const plantedFaults = [
	// Inquiries
	'forgets the settle time',
	'takes a failed look-up for an empty one',
	'does not look up',
	'promises before it stores',
	'forgets recovery points',
	'takes a failure for a delivery',
	'gives up without a word',
	'forgets the outbox at a restart',
	'takes a repeated form for a new one',
	'erases what waits for long',
	// Reading and publishing
	'takes a short page for all',
	'reads from a cache that is hours old',
	'accepts every loss by itself',
	'shows hidden addresses',
	'tells prices on request',
	'prints what the CRM sends',
	'keeps pages that are stale',
	'forgets pages that are planned',
	'removes the live release when a build fails',
	// Server and hook
	'serves pages from a cache',
	'serves what was withdrawn',
	'forgets a wish at a restart',
	'takes a failed build for a made one',
	'takes calls and does nothing',
	'never reads everything again',
	'shows again what was withdrawn',
] as const;
export type PlantedFault = (typeof plantedFaults)[number];
