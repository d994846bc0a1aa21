import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { attempt } from '../../domain/attempt.ts';
import { readEnvironment, type Environment } from '../../wiring.ts';
import { placesIn } from '../../wiring/places.ts';
import { forDemoAccount } from '../demo/account.ts';

/** The environment of pages that are being worked on: the company's, with the demo's data where it names no CRM. */
export function devEnvironment(): Environment {
	const given = readEnvironment();
	return besideBuilds(given.crm ? { ...given, mode: 'preview' } : forDemoAccount(given));
}

/**
 * Places of their own for pages that are being worked on, so that nothing of what builds hold their lock for is touched.
 * The photos are shared: encoding them again would take hours. What was read of another account is removed: it would be
 * shown until this one is read.
 */
export function besideBuilds(environment: Environment): Environment {
	const { root, media, sandbox } = environment.places;
	const places = { ...placesIn(join(root, 'dev')), sandbox };
	const { baseUrl, apiKey } = environment.crm ?? {};
	const account = createHash('sha256').update(`${baseUrl} ${apiKey}`).digest('hex');
	const accountFile = join(places.root, 'account');
	if (attempt(() => readFileSync(accountFile, 'utf8')) !== account) {
		rmSync(places.root, { recursive: true, force: true });
		mkdirSync(places.root, { recursive: true });
		writeFileSync(accountFile, account);
	}
	mkdirSync(media, { recursive: true });
	if (!existsSync(places.media)) symlinkSync(relative(places.root, media), places.media);
	return { ...environment, places, render: { ...environment.render, catalogue: places.catalogue } };
}
