import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { databaseFiles } from '../../sqlite/files.ts';
import { laneOf } from '../../intake/accept.ts';
import { doubtText } from '../../intake/doubts.ts';
import type { Outbox } from '../../outbox/outbox.ts';

/** What an outbox of the first version holds; it sealed nothing. */
const OldRow = z.object({
	id: z.string(),
	reference: z.string(),
	state: z.string(),
	payload: z.string(),
	progress: z.string().nullable(),
});
const Sender = z.object({ email: z.string().optional(), phone: z.string().optional() });
const Step = z.object({ step: z.string() });

/**
 * Takes over what an outbox of the first version, `var/outbox.sqlite`, still has to deliver, and removes the
 * file, which is not sealed. What was perhaps on its way then is delivered as doubtful, so that a person
 * decides whether it is there twice.
 * @throws one sentence when the file is another one; it is left as it is.
 */
export async function takeOverOutbox(file: string, outbox: Outbox): Promise<void> {
	if (!existsSync(file)) return;
	for (const { payload, progress, state, ...row } of readOld(file)) {
		const content: unknown = JSON.parse(payload);
		const step = Step.safeParse(JSON.parse(progress ?? 'null')).data?.step ?? 'new';
		const isUntouched = state === 'waiting' && (step === 'new' || step === 'contact');
		const lane = laneOf(Sender.catch({}).parse(content));
		const doubt = isUntouched ? undefined : doubtText(['arrived']);
		const put = await outbox.put({ ...row, lane, payload: content, doubt });
		if (!put.stored) throw new Error(named(file, `inquiry ${row.reference} is there twice`));
	}
	for (const each of databaseFiles(file)) rmSync(each, { force: true });
}

function readOld(file: string): z.infer<typeof OldRow>[] {
	try {
		using db = new DatabaseSync(file);
		const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
		if (version !== 1) throw new Error(`it has format ${version}, and format 1 is expected`);
		const rows = db.prepare(
			`SELECT id, reference, state, payload, progress FROM message WHERE payload IS NOT NULL AND state <> 'done'`,
		);
		return z.array(OldRow).parse(rows.all());
	} catch (error) {
		const why =
			error instanceof Error && !(error instanceof z.ZodError)
				? error.message
				: 'its rows are broken';
		throw new Error(named(file, why), { cause: error });
	}
}

function named(file: string, why: string): string {
	return `The old outbox ${file} cannot be taken over (${why}), and may hold inquiries that nobody has answered: look into it, and move it away when it is settled; nothing was changed.`;
}
