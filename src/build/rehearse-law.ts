import { answersInMemory } from '../catalog/store/answers.ts';
import { readCrm, type Reading } from './read/reading.ts';
import { createCrm, type CrmOptions } from '../crm/client.ts';
import { counted } from '../domain/sentences/counted.ts';
import { overdueTables } from '../domain/law/last-looked.ts';
import { writtenTextDuties } from '../texts/text-duties.ts';
import type { Environment } from '../wiring.ts';
import type { Progress } from './report/progress.ts';

export interface RehearseOptions {
	readonly environment: Pick<Environment, 'site' | 'company'>;
	readonly crm: CrmOptions;
	/** ISO date. */
	readonly day: string;
	readonly progress: Progress;
}

/** What the law of a day would find. */
export interface Rehearsal {
	/** Units that would fail, and how many of them would stay off the site. */
	readonly failing: number;
	readonly withheld: number;
	/** The same in words, every unit by itself; the last line sums up. */
	readonly lines: readonly string[];
}

/**
 * Reads the CRM and holds it against the law of a day. Nothing is written and nothing published.
 * @throws {CrmError} when units or projects cannot be read completely.
 */
export async function rehearseLaw({
	environment: { site, company },
	crm: options,
	day,
	progress,
}: RehearseOptions): Promise<Rehearsal> {
	const crm = createCrm({ ...options, onWaiting: progress.waiting });
	try {
		const reading = await readCrm(crm, answersInMemory(), {
			site,
			today: day,
			secret: options.apiKey,
			onProgress: ({ what, read, total }) => progress.step(`Reading ${what}`, read, total),
		});
		const written = writtenTextDuties(company.texts, { legal: reading.legal, site, today: day });
		return rehearsal(reading, { day, written });
	} finally {
		await crm.close();
	}
}

/** @param known.written what the texts of the repository lack */
function rehearsal(
	{ duties, received }: Pick<Reading, 'duties' | 'received'>,
	{ day, written }: { readonly day: string; readonly written: readonly string[] },
): Rehearsal {
	const units = duties.units.map(({ id, duties: lacks, isWithheld }) => {
		const becomes = isWithheld ? 'would stay off the site' : 'would be published with a warning';
		return `unit ${id} ${becomes}: ${lacks.join('; ')}.`;
	});
	const failing = duties.units.length;
	const withheld = duties.units.filter(({ isWithheld }) => isWithheld).length;
	const sum = `On ${day}, ${failing} of ${counted(received, 'unit')} would fail, and ${withheld} of them would stay off the site. Nothing was published.`;
	const lines = [...units, ...duties.texts, ...written, ...overdueTables(day), sum];
	return { failing, withheld, lines };
}
