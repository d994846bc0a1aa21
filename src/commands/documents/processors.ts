import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { embedProviders } from '../../domain/embed.ts';
import { mapApps } from '../../domain/place.ts';
import { tileOrigin } from '../../domain/site/map-tiles.ts';
import { hostsOf } from '../../domain/site/service.ts';
import type { Site } from '../../domain/site.ts';
import { withCapital } from '../../i18n/place-name.ts';

/** Somebody whom data of visitors may reach, or who is asked for something on the way. */
interface Processor {
	readonly host: string;
	/** What it is for the site. */
	readonly part: string;
	readonly receives: string;
	readonly when: string;
	/** As the company names them in `processors`; absent while it has not. */
	readonly company?: string;
	readonly region?: string;
}

/** The configured services. Of addresses only the host is read: they may hold passwords. */
export interface Configured {
	readonly site: Pick<
		Site,
		| 'processors'
		| 'inquiry'
		| 'alerts'
		| 'viewings'
		| 'map'
		| 'notify'
		| 'services'
		| 'offices'
		| 'peopleContact'
	>;
	/** Origin of the live site. */
	readonly origin: string;
	readonly crm?: string | undefined;
	readonly smtp?: string | undefined;
	readonly alarm?: string | undefined;
	readonly notifyHook?: string | undefined;
	readonly deployHook?: string | undefined;
	readonly bucket?: string | undefined;
}

/** Everybody whom the site, its inquiry server or the browser of a visitor talks to, and about what. */
export function listProcessors(configured: Configured): Processor[] {
	const { processors: named } = configured.site;
	const found: readonly Processor[] = [
		...ownServers(configured),
		...laterServers(configured),
		...hostsAfterClick(configured),
		...hostsOfServices(configured),
	];
	const more = named
		.filter(({ host }) => found.every((each) => each.host !== host))
		.map(({ host }) => ({ host, part: 'Named by the company', receives: unknown, when: unknown }));
	return [...found, ...more].map((each) => ({
		...each,
		...named.find(({ host }) => host === each.host),
	}));
}

/** The list as Markdown, for the company's records of processing. */
export function processorsMarkdown(list: readonly Processor[]): string {
	const rows = list.map(({ host, part, receives, when, company, region }) =>
		[host, part, receives, when, company ?? missing, region ?? missing].map(cell).join(' | '),
	);
	return `# Who receives data of visitors

Written by \`npm run processors\` from src/company/config.ts and the environment. Companies and regions stand there when \`processors\` in src/company/config.ts names them. Whoever is not in this list is not asked by anything of the site: fonts, scripts, photos, plans and the check against machines come from its own server.

| Host | Part | Receives | When | Company | Region of the data |
| --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |\n`).join('')}`;
}

/**
 * Writes the list to a file that is not published.
 * @returns what it has written.
 */
export function writeProcessors(file: string, configured: Configured): string {
	const text = processorsMarkdown(listProcessors(configured));
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
	return text;
}

const missing = '**not named yet**';
const unknown = 'As agreed with the company';
const address = 'Address of the visitor, as with every request';

/** Whom visitors' data reaches in any case. */
function ownServers({ site, origin, crm }: Configured): Processor[] {
	const { endpoint } = site.inquiry;
	return [
		...at(origin, {
			part: 'Pages',
			receives: `${address}, and which page`,
			when: 'With every page',
		}),
		...at(endpoint ?? origin, {
			part: 'Inquiry server',
			receives: `${address}; what a visitor has typed into a form, sealed until it is delivered`,
			when: 'When a form is touched and sent',
		}),
		...at(crm, {
			part: 'CRM',
			receives: 'What a visitor has typed into a form',
			when: 'When an inquiry is delivered',
		}),
	];
}

/** Whom the server tells something, where it is set up to. */
function laterServers({
	site,
	smtp,
	alarm,
	notifyHook,
	deployHook,
	bucket,
}: Configured): Processor[] {
	const { mail, autoReply } = site.inquiry;
	const mails = [
		mail && 'what a visitor has typed into a form, while the key of the CRM may not write',
		site.alerts && 'e-mail address and what somebody looks for, in alerts',
		site.inquiry.confirmFrom &&
			'e-mail address and the text of a ticked box, in the mail that asks for its confirmation',
		site.viewings?.confirmFrom && 'e-mail address, home and time, in mails about a viewing',
		autoReply && 'from' in autoReply && 'e-mail address and subject of an inquiry, in the receipt',
		site.notify?.email && 'nothing of visitors in reports of builds and alarms',
	].filter(Boolean);
	const nothing = 'Nothing of visitors';
	return [
		...at(mails.length > 0 ? smtp : undefined, {
			part: 'Mail server',
			receives: withCapital(mails.join('; ')),
			when: 'With every mail',
		}),
		...at(alarm, { part: 'Alarms', receives: nothing, when: 'When an inquiry waits too long' }),
		...at(notifyHook, { part: 'Reports', receives: nothing, when: 'When a build is refused' }),
		...at(deployHook, { part: 'Builds elsewhere', receives: nothing, when: 'When the CRM calls' }),
		...at(bucket, {
			part: 'Bucket of the pages',
			receives: nothing,
			when: 'With every build and page',
		}),
	];
}

/** Whom a browser asks only when its visitor wants it to. */
function hostsAfterClick({ site: { map, offices, peopleContact } }: Configured): Processor[] {
	const { tiles } = map;
	const chats = [...offices, ...Object.values(peopleContact)].some(({ whatsapp }) => whatsapp);
	const whatMap = `${address}, and which part of the map`;
	return [
		...at(tileOrigin(tiles), {
			part: 'Map beside lists',
			receives: whatMap,
			when: tiles?.kind === 'xyz' ? 'After a visitor has agreed' : 'When a visitor opens the map',
			...(tiles?.kind === 'xyz' && { company: tiles.provider }),
		}),
		...mapApps({ lat: 0, lng: 0 }).flatMap(({ url, company }) =>
			at(url, {
				part: 'Link to a map',
				receives: whatMap,
				when: 'When a visitor follows the link',
				company,
			}),
		),
		...at(chats ? 'https://wa.me' : undefined, {
			part: 'Link to WhatsApp',
			receives: `${address}; title and address of the home as a message, which the visitor may send`,
			when: 'When a visitor follows the link',
			company: 'WhatsApp Ireland Limited',
		}),
		...embedProviders.map(({ host, name, kind, company }) => ({
			host,
			part: kind === 'video' ? `Films of ${name}` : `Tours of ${name}`,
			receives: `${address}, and which film or tour`,
			when: 'After a visitor has agreed, where a unit or project has one',
			company: company ?? name,
		})),
	];
}

/** What a browser loads for good once its visitor has agreed. */
function hostsOfServices({ site: { services } }: Configured): Processor[] {
	return services.flatMap(({ name, company, region, ...service }) => {
		const hosts = new Set(Object.values(hostsOf({ name, company, ...service })).flat());
		return [...hosts].map((host) => ({
			host,
			part: name,
			receives: `${address}, which page, and what the service itself collects`,
			when: 'After a visitor has agreed',
			company,
			...(region !== undefined && { region }),
		}));
	});
}

function at(url: string | undefined, rest: Omit<Processor, 'host'>): Processor[] {
	const host = hostOf(url);
	return host ? [{ host, ...rest }] : [];
}

function hostOf(url: string | undefined): string | undefined {
	return URL.parse(url ?? '')?.hostname;
}

function cell(text: string): string {
	return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
}
