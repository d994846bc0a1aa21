import { gateResultsInMemory } from '../catalog/store/gate-results.ts';
import { createCrm, type CrmOptions } from '../crm/client.ts';
import { overdueTables } from '../domain/law/last-reviewed.ts';
import { counted } from '../domain/sentences/counted.ts';
import { writtenTextDuties } from './texts/text-duties.ts';
import type { Environment } from '../wiring.ts';
import { readCrm } from './read/reading.ts';
import type { Progress } from './report/progress.ts';

/**
 * Reads the CRM and holds it against the law of a day (ISO). Nothing is written and nothing published.
 * @returns a line for each unit that would fail, and for what texts would lack; the last one sums up
 * @throws {CrmError} when units or projects cannot be read completely.
 */
export async function rehearseLaw(
	{ site, company }: Pick<Environment, 'site' | 'company'>,
	options: CrmOptions,
	day: string,
	progress: Progress,
): Promise<string[]> {
	const crm = createCrm({ ...options, onWaiting: progress.waiting });
	try {
		const { duties, legal, received } = await readCrm(crm, gateResultsInMemory(), {
			site,
			today: day,
			secret: options.apiKey,
			onProgress: ({ what, read, total }) => progress.step(`Reading ${what}`, read, total),
		});
		const units = duties.units.map(({ id, duties: lacks, isHidden }) => {
			const becomes = isHidden ? 'would stay off the site' : 'would be published with a warning';
			return `unit ${id} ${becomes}: ${lacks.join('; ')}.`;
		});
		const hidden = duties.units.filter(({ isHidden }) => isHidden).length;
		return [
			...units,
			...duties.texts,
			...writtenTextDuties(company.texts, { legal, site, today: day }),
			...overdueTables(day),
			`On ${day}, ${units.length} of ${counted(received, 'unit')} would fail, and ${hidden} of them would stay off the site. Nothing was published.`,
		];
	} finally {
		await crm.close();
	}
}
