import { readEnvironment, type Environment } from '../../wiring.ts';
import { forDemoAccount } from '../demo/account.ts';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { placesIn } from '../../wiring/places.ts';

/** The environment of pages that are being worked on: the company's, with the demo's data where it names no CRM. */
export function devEnvironment(): Environment {
	const given = readEnvironment();
	return besideBuilds(given.crm ? { ...given, mode: 'preview' } : forDemoAccount(given));
}

/**
 * Places of their own for pages that are being worked on, so that nothing of what builds hold their lock for is touched.
 * The photos are shared: encoding them again would take hours.
 */
export function besideBuilds(environment: Environment): Environment {
	const { root, media, sandbox } = environment.places;
	const places = { ...placesIn(join(root, 'dev')), sandbox };
	mkdirSync(media, { recursive: true });
	mkdirSync(places.root, { recursive: true });
	if (!existsSync(places.media)) symlinkSync(relative(places.root, media), places.media);
	return { ...environment, places, render: { ...environment.render, catalogue: places.catalogue } };
}
