import { existsSync } from 'node:fs';
import { decidingSettings } from '../../gate/deciding-settings.ts';
import { guard, Refused } from './completeness-guard.ts';
import { mentionedHouses } from '../../gate/hidden/mentioned-houses.ts';
import { openCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { pull, type PullOptions } from '../../catalog/pull/pull.ts';
import { pullNamed, type PulledPart } from '../../catalog/pull/pull-named.ts';
import { reportLines, type Report } from '../../gate/report.ts';
import {
	openCatalogueWriter,
	type CatalogueFiles,
	type CatalogueWriter,
} from '../../catalog/store/catalogue-writer.ts';
import { createCrm, type Crm } from '../../crm/client.ts';
import { CrmError } from '../../crm/errors.ts';
import type { BuildOptions } from '../build-options.ts';
import { dateLegalTexts } from './date-legal-texts.ts';
import { isOfLive } from '../../release/known-live.ts';
import {
	loadPhotosAndWrite,
	type Drafts,
	type PictureOptions,
	type Photos,
} from './load-photos-and-write.ts';
import { requireLegal } from '../requirements/legal.ts';
import { requireOwnCompany } from '../requirements/own-company.ts';

export interface FillOptions extends PictureOptions, Pick<BuildOptions, 'crm' | 'named'> {
	/** ISO 8601. */
	readonly pulledAt: string;
	/** Catalogue to start from where units are named: the live one, where this very program has made it. */
	readonly base?: CatalogueFiles | undefined;
	/** Why units that are named are read alone: all that has changed was refused. */
	readonly alone?: Refused | undefined;
}

/** What was found on the way, for those who decide whether it may go live. */
export interface Filled extends Photos {
	readonly report: Report;
	/** Whether all was read, and not only a part. */
	readonly isWhole: boolean;
	/** Why nothing of it may be published; then photos are those that the store has. */
	readonly refused?: Refused;
}

/**
 * Reads the CRM, takes out what is public, encodes its photos, and writes the catalogue.
 * @throws one sentence when the CRM's answer cannot be published; the file is then as it was.
 *
 * `npm run bench` reads its times from the marks that are set here and in `publish`.
 */
export async function fillCatalogue(files: CatalogueFiles, options: FillOptions): Promise<Filled> {
	const crm = createCrm({ ...options.crm, onWaiting: options.progress.waiting });
	try {
		const part = await partOf(crm, options);
		return part ? await fillPart(files, part, options) : await fillWhole(files, crm, options);
	} catch (error) {
		const { places } = options.environment;
		const isHelpful = error instanceof CrmError && error.isTemporary;
		if (isHelpful && existsSync(places.current) && isOfLive(places)) {
			options.progress.lines([withoutCrm]);
		}
		throw error;
	} finally {
		await crm.close();
	}
}

const withoutCrm =
	'A change of the program alone can be published without the CRM: npm run build -- --offline.';

/** The part of the CRM that a build of named units needs; nothing where all of it has to be read. */
async function partOf(crm: Crm, options: FillOptions): Promise<PulledPart | undefined> {
	const { named, base, progress, alone } = options;
	if (!named) return undefined;
	const whole = (why: string) => {
		if (alone) throw alone;
		progress.lines([`Everything is read: ${why}.`]);
		return undefined;
	};
	if (!base) return whole('there is no live site of this program and these settings to start from');
	const catalogue = openCatalogue(base);
	try {
		const known = catalogue.outlines();
		const stored = catalogue.source;
		const isAlone = alone !== undefined;
		const part = await pullNamed(crm, { ...reading(options), named, isAlone, known, stored });
		if ('whole' in part) return whole(part.whole);
		if (part.unknown.length > 0) {
			const ids = part.unknown.join(', ');
			progress.lines([`The CRM has no unit ${ids}, as far as the key may read: see --units.`]);
		}
		return part;
	} finally {
		catalogue.close();
	}
}

async function fillWhole(files: CatalogueFiles, crm: Crm, options: FillOptions): Promise<Filled> {
	const pulled = await pull(crm, reading(options));
	performance.mark('pulled');
	const { report, mixedCities } = pulled;
	options.progress.lines(reportLines(report));
	const verdict = guard(pulled);
	const refused = verdict.publish ? undefined : new Refused(verdict.reason);
	// What visitors still see of units that were read is told with the refusal.
	const isTold = pulled.readable > 0 && existsSync(options.environment.places.current);
	if (refused && !isTold) throw refused;
	const photos = await write(files, pulled, {
		...options,
		base: undefined,
		...(refused && { withoutHosts: true, beforePhotos: undefined }),
		addRest: (catalogue) => {
			catalogue.withheld(report.withheld.flatMap(({ ids }) => ids));
			catalogue.mixedCities(mixedCities);
		},
	}).catch((error: unknown) => {
		throw refused ?? error;
	});
	return { report, isWhole: true, ...(refused && { refused }), ...photos };
}

async function fillPart(
	files: CatalogueFiles,
	part: PulledPart,
	options: FillOptions,
): Promise<Filled> {
	const { report, kept, withheld } = part;
	options.progress.lines(reportLines(report));
	const photos = await write(files, part, {
		...options,
		addRest: (catalogue) => {
			catalogue.keepOnly(kept);
			catalogue.withheld(withheld);
		},
	});
	return { report, isWhole: false, ...photos };
}

/**
 * Writes what was read, with its photos.
 * @param options.addRest adds what is neither a unit or project nor a legal text
 * @throws one sentence before any photo is loaded when texts or people of the CRM must not go live.
 */
async function write(
	files: CatalogueFiles,
	read: Drafts & Pick<PulledPart, 'legal' | 'people'>,
	options: FillOptions & { readonly addRest: (catalogue: CatalogueWriter) => void },
): Promise<Photos> {
	const { legal, people } = read;
	const { environment, pulledAt, base } = options;
	const { site, mode, places } = environment;
	requireLegal(legal, { ...options, today: pulledAt });
	requireOwnCompany({ mode, legal, people });
	performance.mark('gated');
	const catalogue = openCatalogueWriter(files, { base: base?.catalogue, houses: mentionedHouses });
	let photos: Photos;
	try {
		photos = await loadPhotosAndWrite(read, catalogue, options);
		const dated = dateLegalTexts(legal, { live: places, today: pulledAt });
		for (const text of dated) catalogue.legal(text);
		options.addRest(catalogue);
	} catch (error) {
		catalogue.abandon();
		throw error;
	}
	performance.mark('pictured');
	catalogue.finish({ pulledAt, settings: decidingSettings(site) });
	performance.mark('stored');
	return photos;
}

function reading({ environment, progress, pulledAt }: FillOptions): PullOptions {
	return {
		site: environment.site,
		today: pulledAt,
		onProgress: ({ what, pass, read, total }) =>
			progress.step(pass === 1 ? `Reading ${what}` : `Comparing ${what}`, read, total),
	};
}
