import { readEnvironment, type Environment } from '../../src/wiring.ts';
import type { BuildRequest } from './sizes.ts';
import { demoVariables } from '../support/settings.ts';

/**
 * The environment of a measured build. Link previews are left out: as many as there are pages would have to
 * be made before anything can be measured, and what a daily build finds in the store costs it nothing.
 */
export function benchEnvironment({ folder, media }: BuildRequest): Environment {
	const { places, site, ...rest } = readEnvironment({
		...demoVariables,
		VITRINE_VAR: folder,
		VITRINE_MODE: 'demo',
	});
	return {
		...rest,
		places: { ...places, media },
		site: { ...site, media: { ...site.media, previews: false } },
	};
}
