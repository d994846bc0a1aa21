import { z } from 'zod';
import type { Site } from '../domain/site.ts';

/** Settings that decide what of the account is public, and what of it is asked for. */
const keys = [
	'statuses',
	'customFields',
	'projectAddress',
	'law',
	'locales',
	'defaultLocale',
	'crmLocale',
] as const satisfies readonly (keyof Site)[];

/** Those settings as a catalogue keeps them: what it holds was let through by them. */
export function gateSettings(site: Pick<Site, (typeof keys)[number]>): string {
	return JSON.stringify(Object.fromEntries(keys.map((key) => [key, site[key]])));
}

/** Names of the settings that are not as they were when a catalogue was made; all of them where it does not tell. */
export function changedGateSettings(known: string, site: Parameters<typeof gateSettings>[0]) {
	const before = settingsIn(known);
	return keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(site[key]));
}

function settingsIn(text: string): Readonly<Record<string, unknown>> {
	try {
		return Settings.parse(JSON.parse(text));
	} catch {
		return {};
	}
}

const Settings = z.record(z.string(), z.unknown());
