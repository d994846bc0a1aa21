import { existsSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OldAddress } from '../../domain/address.ts';
import type { Site } from '../../domain/site.ts';
import { pathOf } from '../../i18n/paths.ts';
import { hostFiles, type HostFile, type HostRules, type StaticHost } from '../rule-files.ts';
import { allOldAddresses, idRedirects } from '../../release/redirects/old-address.ts';
import { policyRules, type PolicySite } from '../policy.ts';
import { nginxFiles } from '../nginx-files.ts';
import { openRelease, type OpenedRelease } from '../../release/release-folder.ts';
import { readText } from '../../storage/disk/files.ts';
import { makePublic, makePublicFolder } from './public-modes.ts';

export interface HostExport {
	/** Whose files `dist` gets; nginx reads none there. */
	readonly host: Exclude<StaticHost, 's3'>;
	/** Folder of the exported site. */
	readonly dist: string;
	/** Folder for what nginx is to include, where it is the host; never within what it serves. */
	readonly nginx: string;
	readonly site: Pick<Site, 'locales' | 'defaultLocale'> & PolicySite;
}

/**
 * Writes headers and old addresses of a release in the form of the host that serves `dist/`, and takes away those of
 * another host.
 * @returns one sentence for each thing the host cannot do.
 */
export function writeHostFiles(
	release: string,
	{ host, dist, nginx, site }: HostExport,
): readonly string[] {
	const opened = openRelease(release);
	const { index } = opened;
	try {
		const rules = hostRules(opened, site);
		if (host === 'nginx' || host === 'plain') {
			for (const name of ['_headers', '_redirects']) rmSync(join(dist, name), { force: true });
		}
		if (host === 'nginx') {
			put(nginx, nginxFiles({ ...rules, present: idRedirects(index, site) }));
			return [];
		}
		for (const { name } of nginxFiles(rules)) rmSync(join(nginx, name), { force: true });
		if (existsSync(nginx) && readdirSync(nginx).length === 0) rmdirSync(nginx);
		if (host === 'plain') return [];
		const made = hostFiles(host, rules);
		put(dist, made.files);
		return made.problems;
	} finally {
		index.close();
	}
}

/** What a host has to know of a release. */
export function hostRules(
	{ index, origin, mode }: OpenedRelease,
	site: HostExport['site'],
): HostRules {
	return {
		origin,
		...policyRules(site),
		indexed: mode === 'production',
		oldAddresses: inOrder(allOldAddresses(index, site), site.locales),
		isFile: (path) => index.file(path) !== undefined,
		missing: (path) => {
			const locale = site.locales.find((each) => path.startsWith(`/${each}/`));
			return pathOf(locale ?? site.defaultLocale, { kind: 'notFound' });
		},
	};
}

/**
 * What matters most comes first, because some hosts stop reading: redirects before removed addresses, addresses
 * somebody has listed before those of units, of these the languages of the site first, and then the newest.
 */
function inOrder(oldAddresses: Iterable<OldAddress>, locales: Site['locales']): OldAddress[] {
	const weight = ({ kind, path }: OldAddress): number => {
		const id = /(?:^|[-/])(\d+)\/$/.exec(path)?.[1];
		const isSpoken = locales.some((locale) => path.startsWith(`/${locale}/`));
		const ofUnit = Math.min(Number(id), 1e13) + (isSpoken ? 2e13 : 0);
		return (kind === 'redirected' ? 1e15 : 0) + (id === undefined ? 1e14 : ofUnit);
	};
	return [...oldAddresses].sort((a, b) => weight(b) - weight(a) || (a.path < b.path ? -1 : 1));
}

/** A file that is as it should be keeps its date, which uploads go by. */
function put(folder: string, files: readonly HostFile[]): void {
	makePublicFolder(folder);
	for (const { name, text } of files) {
		const file = join(folder, name);
		if (readText(file) !== text) writeFileSync(file, text);
		makePublic(file);
	}
}
