import { z } from 'zod';
import { attempt } from './attempt.ts';
import { seatOf } from './office.ts';
import type { Site } from './site.ts';

/** Settings that decide what of the account is public, and what of it is asked for. */
const keys = [
	'statuses',
	'customFields',
	'projectAddress',
	'hiddenTexts',
	'law',
	'locales',
	'defaultLocale',
	'crmLocale',
	'offices',
	'viewings',
] as const satisfies readonly (keyof Site)[];

type Decisive = Pick<Site, (typeof keys)[number]>;

/** Those settings as a catalogue keeps them: what it holds was let through by them. */
export function decidingSettings(site: Decisive): string {
	// Of the offices only the seat decides anything: its law is that of units that name no country.
	const all = keys.map((key) => [key, key === 'offices' ? seatOf(site) : site[key]]);
	return JSON.stringify(Object.fromEntries(all));
}

/** Names of the settings that are not as they were when a catalogue was made; all of them where it does not tell. */
export function changedDecidingSettings(known: string, site: Decisive) {
	const [before, now] = [known, decidingSettings(site)].map(
		(text) => attempt(() => Settings.parse(JSON.parse(text))) ?? {},
	);
	return keys.filter((key) => JSON.stringify(before?.[key]) !== JSON.stringify(now?.[key]));
}

const Settings = z.record(z.string(), z.unknown());
