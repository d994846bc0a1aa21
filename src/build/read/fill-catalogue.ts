import { existsSync } from 'node:fs';
import { openCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { type CatalogueFiles, openCatalogueWriter } from '../../catalog/store/catalogue-writer.ts';
import { createCrm, type Crm } from '../../crm/client.ts';
import { CrmError } from '../../crm/errors.ts';
import { attempt } from '../../domain/attempt.ts';
import { dayOf } from '../../domain/day.ts';
import type { LegalText } from '../../domain/legal.ts';
import type { Viewing } from '../../domain/viewing.ts';
import { decidingSettings } from '../../domain/deciding-settings.ts';
import { type Report, reportLines } from '../../gate/report.ts';
import { openMediaStore } from '../../media/store.ts';
import { liveName } from '../../release/releases.ts';
import type { BuildOptions } from '../build-options.ts';
import { requireChecks } from '../checks.ts';
import { Refused, whyIncomplete } from './completeness-guard.ts';
import { loadPhotosAndWrite, type Photos, type PictureOptions } from './load-photos-and-write.ts';
import { readCrm } from './reading.ts';

interface FillOptions extends PictureOptions, Pick<BuildOptions, 'crm' | 'named' | 'anew'> {
	/** ISO 8601. */
	readonly pulledAt: string;
	/** Catalogue to build upon: the live one, where this very program has made it. */
	readonly base?: CatalogueFiles | undefined;
	/** Why units that are named are read alone: all that has changed was refused. */
	readonly alone?: Refused | undefined;
}

/** The findings of a reading, for the checks that decide whether it may go live. */
export interface Filled extends Photos {
	readonly report: Report;
	/** Whether all was read, and not only a part. */
	readonly isWhole: boolean;
	/** Why nothing of it may be published; then photos are those that the store has. */
	readonly refused?: Refused;
}

/**
 * Reads the CRM, takes out what is public, encodes its photos, and writes the catalogue. `npm run bench` reads its times
 * from the marks that are set here and in `publish`.
 * @returns with `refused` where the reading is incomplete but visitors still see units of it
 * @throws one sentence where nothing of it can be published; the file is then as it was.
 */
export async function fillCatalogue(files: CatalogueFiles, options: FillOptions): Promise<Filled> {
	const crm = createCrm({ ...options.crm, onWaiting: options.progress.waiting });
	try {
		return await readAndWrite(files, crm, options);
	} catch (error) {
		const { places } = options.environment;
		const isHelpful = error instanceof CrmError && error.isTemporary;
		if (isHelpful && liveName(places) !== undefined && existsSync(places.catalogue)) {
			options.progress.lines([withoutCrm]);
		}
		throw error;
	} finally {
		await crm.close();
	}
}

const withoutCrm =
	'A change of the program alone can be published without the CRM: npm run build -- --offline.';

/** Reads the named units into a copy of the base catalogue, or everything where there is no base. */
async function readAndWrite(
	files: CatalogueFiles,
	crm: Crm,
	options: FillOptions,
): Promise<Filled> {
	const { named, base, alone, environment, progress, pulledAt } = options;
	const { site, places } = environment;
	if (named && !base) {
		if (alone) throw alone;
		progress.lines([
			'Everything is read: there is no live site of this program and these settings to start from.',
		]);
	}
	const catalogue = openCatalogueWriter(files, { base: base?.catalogue });
	try {
		const reading = await readCrm(crm, catalogue, {
			site,
			today: pulledAt,
			secret: options.crm.apiKey,
			mayKeep: base !== undefined && options.anew !== true && !lacksPhotos(places.media),
			named: base && named,
			isAlone: alone !== undefined,
			viewings: site.viewings && viewingsIn(places),
			onProgress: ({ what, pass, read, total }) =>
				progress.step(pass === 1 ? `Reading ${what}` : `Comparing ${what}`, read, total),
		});
		performance.mark('pulled');
		if (reading.unknown.length > 0) {
			const ids = reading.unknown.join(', ');
			progress.lines([`The CRM has no unit ${ids}, as far as the key may read: see --units.`]);
		}
		progress.lines(reportLines(reading.report));
		const why = reading.isWhole ? whyIncomplete(reading) : undefined;
		const refused = why === undefined ? undefined : new Refused(why);
		// The refusal names units that visitors still see, so the catalogue is completed for comparison.
		const mayTell = reading.readable > 0 && liveName(places) !== undefined;
		if (refused && !mayTell) throw refused;
		const { legal } = reading;
		await requireChecks('account', { environment, legal, people: reading.people }, progress.lines);
		performance.mark('gated');
		const { reading: read, ...photos } = await loadPhotosAndWrite(reading, catalogue, {
			...options,
			...(refused && { withoutHosts: true, beforePhotos: undefined }),
		}).catch((error: unknown) => {
			throw refused ?? error;
		});
		catalogue.keepOnly({
			units: catalogue.results.publicIds('unit'),
			projects: catalogue.results.publicIds('project'),
			legal: legal.map(({ kind }) => kind),
		});
		for (const text of dateLegalTexts(legal, { live: places, today: pulledAt }))
			catalogue.legal(text);
		performance.mark('pictured');
		catalogue.finish({ pulledAt, settings: decidingSettings(site) });
		performance.mark('stored');
		return { report: read.report, isWhole: read.isWhole, ...(refused && { refused }), ...photos };
	} catch (error) {
		catalogue.abandon();
		throw error;
	}
}

/** The viewing times of a catalogue by their units; none where it cannot be read. */
function viewingsIn(live: CatalogueFiles): Map<number, readonly Viewing[]> | undefined {
	return attempt(() => {
		using catalogue = openCatalogue(live);
		const units = catalogue.source
			.viewings()
			.map((id) => [id, catalogue.unit(id)?.viewings ?? []] as const);
		return new Map(units);
	});
}

/** Whether files of photos are still to be made: there was no time, or the store is new. */
export function lacksPhotos(media: string): boolean {
	const store = openMediaStore(media);
	try {
		return store.isBackfilling();
	} finally {
		store.close();
	}
}

/**
 * Says since when each text is as it is, which the CRM does not tell: since the build that first found it
 * so. A text that the live catalogue has already keeps its date.
 * @param today ISO 8601 date or time of this build
 */
export function dateLegalTexts(
	texts: readonly LegalText[],
	{ live, today }: { readonly live: CatalogueFiles; readonly today: string },
): LegalText[] {
	// Where what the live site had cannot be read, its texts count as new.
	const known = attempt(() => {
		using catalogue = openCatalogue(live);
		return texts.map(({ kind }) => catalogue.legal(kind));
	});
	return texts.map((text, at) => {
		const before = known?.[at];
		const isSame = before !== undefined && wordsOf(before) === wordsOf(text);
		return { ...text, changedOn: (isSame && before.changedOn) || dayOf(today) };
	});
}

function wordsOf({ html, of, others }: LegalText): string {
	return JSON.stringify([html, of, others]);
}
