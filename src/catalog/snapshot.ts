import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { readHeader, type CatalogueHeader } from './header.ts';
import { digestOf } from './record-store.ts';
import { openCatalogueWriter, type CatalogueFiles } from './store.ts';

/**
 * Copies a catalogue after looking at every record in it: a disk can change bytes, and a folder that was
 * carried from machine to machine can lose some.
 * @throws one sentence when there is none, or when it is damaged.
 */
export function copyCatalogue(from: CatalogueFiles, to: CatalogueFiles): CatalogueHeader {
	const header = readHeader(from.catalogue);
	const damaged = firstDamaged(from);
	if (damaged !== undefined) throw unusable(from, `${damaged} is damaged or missing`);
	const { pulledAt } = header;
	openCatalogueWriter(to, { base: from.catalogue }).finish({ pulledAt });
	const copied = readHeader(to.catalogue);
	if (copied.checksum !== header.checksum) throw unusable(from, 'its checksum is another');
	return header;
}

/** "unit 4711", or "legal text imprint". */
function firstDamaged({ catalogue, records }: CatalogueFiles): string | undefined {
	const db = new DatabaseSync(records, { readOnly: true });
	try {
		db.prepare('ATTACH ? AS live').run(catalogue);
		for (const row of db.prepare(everyRecord).iterate()) {
			const { owner, digest, json } = Row.parse(row);
			if (json === null || digestOf(json) !== digest) return owner;
		}
		return undefined;
	} finally {
		db.close();
	}
}

const everyRecord = `
	SELECT owner, digest, json FROM (
		SELECT 'unit ' || id AS owner, digest FROM live.unit UNION ALL
		SELECT 'project ' || id, digest FROM live.project UNION ALL
		SELECT 'legal text ' || kind, digest FROM live.legal
	) LEFT JOIN record USING (digest)`;
const Row = z.object({ owner: z.string(), digest: z.string(), json: z.string().nullable() });

function unusable({ catalogue }: CatalogueFiles, why: string): Error {
	return new Error(
		`The catalogue at ${catalogue} cannot be used, because ${why}: run \`npm run build\` with the CRM.`,
	);
}
