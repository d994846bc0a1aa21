import { readEnvironment, type Environment } from '../../wiring.ts';
import { besideBuilds } from '../line/beside-builds.ts';
import { forDemoAccount } from '../demo/account.ts';

/** The environment of pages that are being worked on: the company's, with the demo's data where it names no CRM. */
export function devEnvironment(): Environment {
	const given = readEnvironment();
	return besideBuilds(given.crm ? { ...given, mode: 'preview' } : forDemoAccount(given));
}
